"""The course of a turn: setup, Preparation, Deployment, Cleanup, the score.
What an action does is left to the other rooms."""
