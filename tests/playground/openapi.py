"""Checks recorded requests against Discord's OpenAPI document, if it exists next to the checkout.

The document has known gaps, and discord.py sends numbers where it expects strings of digits: neither is reported.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs

from bot.playground.messages import Json
from bot.playground.stage import Recorded

DOCUMENT = Path(__file__).parents[3] / "shared" / "discord-openapi.json"

UNDOCUMENTED = re.compile(
    r"(.*/)?(nsfw|tts|embeds/\d+/flags)"
    r"|.*/?attachments/\d+/(url|proxy_url|size|width|height|content_type|spoiler|flags)"
)
"""Matches fields that discord.py sends and Discord accepts although the document lacks them."""

SHARED = "urn:components"

METHODS = ("get", "put", "post", "patch", "delete")
ANYTHING: Json = {}
"""The schema of a value that the document does not describe."""

SCALARS = {
    "string": str,
    "integer": int,
    "number": (int, float),
    "boolean": bool,
    "array": list,
    "object": dict,
}


def available() -> bool:
    """Whether the document exists."""
    return DOCUMENT.is_file()


def findings(requests: Iterable[Recorded]) -> list[str]:
    """Descriptions of what the document forbids or lacks in these requests, each with a JSON pointer."""
    return [finding for request in requests for finding in _check(request)]


def answer_findings(requests: Iterable[Recorded]) -> list[str]:
    """Descriptions of what does not fit the document in the playground's answers to these requests."""
    return [finding for request in requests for finding in _check_answer(request)]


def _check_answer(request: Recorded) -> Iterator[str]:
    where = f"{request.method} {request.template or request.path}"
    operation = _operation(request.method, request.path)
    described = {} if operation is None else operation.described["responses"]
    answer = described.get(str(request.status)) or described.get(f"{request.status // 100}XX")
    if answer is None:
        yield f"{where}: is not answered with {request.status}"
        return
    schema = answer.get("content", {}).get("application/json", {}).get("schema")
    if schema is None:
        if request.answer is not None:
            yield f"{where}: {request.status} has no body"
        return
    yield from (f"{where}: {fault}" for fault in _located(schema, request.answer))


def operations() -> list[tuple[str, str]]:
    """The method and path of each operation that bots may use, with `{}` in place of parameters."""
    return [
        (method.upper(), re.sub(r"\{\w+\}", "{}", path))
        for path, methods in _document()["paths"].items()
        for method, described in methods.items()
        if method in METHODS
        and any("BotToken" in way or not way for way in described.get("security", [ANYTHING]))
    ]


def kinds(name: str) -> dict[int, str]:
    """The members of an enumeration of the document."""
    return {each["const"]: each["title"] for each in _document()["components"]["schemas"][name]["oneOf"]}


def _check(request: Recorded) -> Iterator[str]:
    if request.method != "GET" and (request.status, request.template, request.body) == (0, None, None):
        return  # its sender closed the connection before the whole body had come
    where = f"{request.method} {request.path}"
    operation = _operation(request.method, request.path)
    if operation is None:
        yield f"{where}: no such operation"
        return
    if request.form_error:
        yield f"{where}: {request.form_error}"
    schema = operation.schema(request.content_type)
    if schema is None:
        if request.body is not None:
            yield f"{where}: takes no body of type {request.content_type}"
        return
    body = json.dumps(request.body)
    found = _found.get((id(schema), body))
    if found is None:
        found = _found[id(schema), body] = _located(schema, request.body)
    yield from (f"{where}: {fault}" for fault in found)


_found: dict[tuple[int, str], list[str]] = {}
"""A cache of `_located`, by schema and body: most bots begin with the same requests."""


def _located(schema: Json, sent: Any) -> list[str]:
    """Descriptions of what is wrong with a body, each with a JSON pointer."""
    body = _normal(schema, sent)
    located = [*_faults(schema, body, ""), *_unknown(schema, body, "")]
    if not located and not _validator(schema).is_valid(body):
        located = [f"/ {next(_validator(schema).iter_errors(body)).message}"]
    return located


@dataclass(frozen=True, slots=True)
class Operation:
    """One method of one path of the document."""

    pattern: re.Pattern[str]
    method: str
    described: Json

    def schema(self, content_type: str) -> Json | None:
        """The schema of the JSON body, also where it comes as a part of a form."""
        content = self.described.get("requestBody", {}).get("content", {})
        found = content.get(content_type.partition(";")[0], {}).get("schema")
        if found and content_type.startswith("multipart"):
            return found["allOf"][0] if "allOf" in found else found
        return found


@cache
def _document() -> Json:
    return json.loads(DOCUMENT.read_text())


@cache
def _operations() -> list[Operation]:
    """All operations, the most literal paths first."""
    paths = sorted(_document()["paths"].items(), key=lambda entry: entry[0].count("{"))
    return [
        Operation(re.compile(re.sub(r"\{\w+\}", "[^/]+", path)), method.upper(), described)
        for path, methods in paths
        for method, described in methods.items()
        if method in METHODS
    ]


def _operation(method: str, path: str) -> Operation | None:
    for operation in _operations():
        if operation.method == method and operation.pattern.fullmatch(path):
            return operation
    return None


_validators: dict[int, tuple[Json, Any]] = {}
"""A validator for each schema, which is kept together with it so that its identity stays its own."""


def _validator(schema: Json) -> Any:
    if id(schema) not in _validators:
        _validators[id(schema)] = (schema, _built(json.dumps(schema, sort_keys=True)))
    return _validators[id(schema)][1]


@cache
def _components() -> jsonschema_rs.Registry:
    """The shared schemas to which others refer."""
    shared = {"components": _document()["components"]}
    return jsonschema_rs.Registry([(SHARED, shared)], draft=jsonschema_rs.Draft202012)


@cache
def _built(key: str) -> Any:
    schema = json.loads(key.replace('"#/components/', f'"{SHARED}#/components/'))
    return jsonschema_rs.Draft202012Validator(schema, validate_formats=False, registry=_components())


_bares: dict[int, tuple[Json, Json]] = {}


def _bare(schema: Json) -> Json:
    """A schema without the schemas of the parts of its value."""
    if id(schema) not in _bares:
        _bares[id(schema)] = (
            schema,
            {key: rule for key, rule in schema.items() if key not in ("properties", "items")},
        )
    return _bares[id(schema)][1]


def _resolved(schema: Json) -> Json:
    while "$ref" in schema:
        found: Any = _document()
        for step in schema["$ref"].removeprefix("#/").split("/"):
            found = found[step]
        schema = found
    return schema


_unions: dict[int, tuple[Json, list[Json]]] = {}


def _members(schema: Json) -> list[Json]:
    """The members of a union; none for a list of constants, which is an enumeration."""
    if id(schema) not in _unions:
        members = [_resolved(member) for member in (schema.get("oneOf") or schema.get("anyOf") or ())]
        _unions[id(schema)] = (schema, [] if all("const" in member for member in members) else members)
    return _unions[id(schema)][1]


def _chosen(schema: Json, value: Any) -> Json:
    """The member of a union that a value belongs to: by its `type` if it has one, else the first that fits and lists
    most of its fields.
    """
    schema = _resolved(schema)
    members = _members(schema)
    if not members:
        return schema
    fitting = [member for member in members if _fits(member, value)] or members
    if len(fitting) > 1:
        fitting = [member for member in fitting if _validator(member).is_valid(value)] or fitting
    return _chosen(min(fitting, key=lambda member: _unlisted(member, value)), value)


def _unlisted(schema: Json, value: Any) -> int:
    """How many fields of a value a schema does not list."""
    properties = schema.get("properties")
    return 0 if properties is None or not isinstance(value, dict) else len({*value} - {*properties})


def _fits(schema: Json, value: Any) -> bool:
    if _members(schema):
        return any(_fits(member, value) for member in _members(schema))
    if isinstance(value, dict) and "type" in value:
        kinds = _resolved(schema.get("properties", {}).get("type", ANYTHING)).get("enum")
        if kinds is not None:
            return value["type"] in kinds
    return _has_type(schema, value)


def _types(schema: Json) -> tuple[str, ...]:
    kinds = schema.get("type", ())
    return (kinds,) if isinstance(kinds, str) else tuple(kinds)


def _has_type(schema: Json, value: Any) -> bool:
    kinds = _types(schema)
    if value is None or not kinds:
        return not kinds or "null" in kinds
    if isinstance(value, bool):
        return "boolean" in kinds
    return any(isinstance(value, SCALARS[kind]) for kind in kinds if kind != "null")


def _normal(schema: Json, value: Any) -> Any:
    """The value with numbers and strings of digits converted to what the schema expects."""
    schema = _resolved(schema)
    if _members(schema):
        kinds = [kind for member in _members(schema) for kind in _types(member)]
        if not isinstance(value, dict | list):
            return str(value) if _is_number(value) and not {"integer", "number"} & set(kinds) else value
        schema = _chosen(schema, value)
    if isinstance(value, dict):
        properties = schema.get("properties", {})
        return {key: _normal(properties.get(key, ANYTHING), inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_normal(schema.get("items", ANYTHING), inner) for inner in value]
    kinds = _types(schema)
    if _is_number(value) and "string" in kinds and "integer" not in kinds:
        return str(value)
    if isinstance(value, str) and value.isdecimal() and "integer" in kinds and "string" not in kinds:
        return int(value)
    return value


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _faults(schema: Json, value: Any, pointer: str) -> Iterator[str]:
    """Descriptions of errors, found part by part so that each names its place."""
    schema = _chosen(schema, value)
    for error in _validator(_bare(schema)).iter_errors(value):
        yield f"{pointer or '/'} {error.message}"
    for part in schema.get("allOf", ()):
        yield from _faults(part, value, pointer)
    if isinstance(value, dict):
        for key, inner in value.items():
            if key in schema.get("properties", {}):
                yield from _faults(schema["properties"][key], inner, f"{pointer}/{key}")
    if isinstance(value, list):
        for index, inner in enumerate(value):
            yield from _faults(schema.get("items", ANYTHING), inner, f"{pointer}/{index}")


def _unknown(schema: Json, value: Any, pointer: str) -> Iterator[str]:
    """Fields that the document does not list."""
    schema = _chosen(schema, value)
    properties = schema.get("properties")
    if isinstance(value, dict) and properties is not None:
        for key, inner in value.items():
            if key in properties:
                yield from _unknown(properties[key], inner, f"{pointer}/{key}")
            elif not UNDOCUMENTED.fullmatch(f"{pointer}/{key}") and not schema.get("additionalProperties"):
                yield f"{pointer}/{key} is not in the document"
    if isinstance(value, list):
        for index, inner in enumerate(value):
            yield from _unknown(schema.get("items", ANYTHING), inner, f"{pointer}/{index}")
