"""Lessons: matches with a teacher, written as data beside each game and played through the ordinary match.

What a lesson says is left to the words; where it is shown, to terminal and browser.
"""

from taverne.lessons.lesson import Lesson, LessonError, LessonStep, ScriptedAnswer
from taverne.lessons.library import all_lessons, find, lessons_of
from taverne.lessons.runner import LessonRunner, Now, begin, names, play_on

__all__ = [
    "Lesson",
    "LessonError",
    "LessonRunner",
    "LessonStep",
    "Now",
    "ScriptedAnswer",
    "all_lessons",
    "begin",
    "find",
    "lessons_of",
    "names",
    "play_on",
]
