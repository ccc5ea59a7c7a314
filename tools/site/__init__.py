"""The documentation as a web site: its pages are made from the texts, settings and pages of the program."""
