"""The base game (section 2): its steps, and the module that installs them."""
