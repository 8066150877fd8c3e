"""Materials by what they are in the hand."""
