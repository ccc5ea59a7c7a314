"""The mammoth herd (section 7): its steps, and the module that installs them."""
