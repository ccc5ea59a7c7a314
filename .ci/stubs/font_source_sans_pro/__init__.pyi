"""What the font package offers and does not annotate: paths of its font files by font name."""

font_directory: str
font_files_otf: dict[str, str]
font_files_ttf: dict[str, str]
