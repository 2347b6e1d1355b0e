"""Alone: Madhala, the scenarios and their ranks, the campaign.
Everything else is as with several players."""
