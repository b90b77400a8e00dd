"""What Scripts/make-test-fonts.py makes the fixture fonts with."""
