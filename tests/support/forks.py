"""Processes are forked from one that has loaded the program: to load it anew took longer than the rest of a start."""

import multiprocessing

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["tests.support.loaded"])
