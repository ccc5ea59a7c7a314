"""Stone Age: one file per part of the rulebook, in the words of the rulebook."""
