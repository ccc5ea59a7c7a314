"""Programs for developers that are not part of the package: they fit its data, measure, build and record."""
