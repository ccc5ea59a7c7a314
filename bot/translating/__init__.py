"""`python -m bot translate FOLDER`: what a translation lacks, and a page that shows every text in its context."""
