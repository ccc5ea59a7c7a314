"""Sends posts, notifications and pictures to Discord, each exactly once."""
