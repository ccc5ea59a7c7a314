"""The documentation as a web site: pages made from the texts, settings and pages that the program has anyway."""
