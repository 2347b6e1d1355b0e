// What a page is called: its parts with a dot between, without those that are not known (yet).
// Which parts these are is for each page to say.

export const joined = (...parts: string[]): string => parts.filter(Boolean).join(" · ");
