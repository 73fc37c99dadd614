"""What is said of a game while it is played, as messages: every face says the same.

A face shows them as lines, as a drawn table or as a page; none of them is told anything but a view.
"""
