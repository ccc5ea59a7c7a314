"""Standing orders and plans: answers that a seat gives beforehand."""
