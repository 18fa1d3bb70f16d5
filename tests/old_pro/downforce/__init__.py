"""Pro as it raced Downforce before there was a kernel."""
