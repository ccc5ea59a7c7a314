"""What goes over the wire: an object of JSON."""

from typing import Any

Json = dict[str, Any]
