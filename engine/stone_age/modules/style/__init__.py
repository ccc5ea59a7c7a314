"""Style is the Goal (section 6): trader, jewelry, rings, and the module that installs them."""
