"""A fork server that has loaded the program, as loading takes longer than the rest of a start."""

import multiprocessing

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["tests.support.loaded"])
