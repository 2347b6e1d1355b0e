"""Lessons: matches with a teacher, written as data beside each game and played through the ordinary match.

What a lesson says is left to the words; where it is shown, to terminal and browser.
"""

from taverne.lessons.lesson import Answer, Lesson, LessonError, Step
from taverne.lessons.library import all_lessons, find, lessons_of
from taverne.lessons.runner import Now, Runner, begin, names, play_on

__all__ = [
    "Answer",
    "Lesson",
    "LessonError",
    "Now",
    "Runner",
    "Step",
    "all_lessons",
    "begin",
    "find",
    "lessons_of",
    "names",
    "play_on",
]
