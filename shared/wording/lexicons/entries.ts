/**
 * The entries of a lexicon that is written as running text with ` / ` between them, since a thousand words in lines of
 * their own would make files unreadable. A significant space at either end of an entry is written `\x20`.
 */
export function entries(text: string): string[] {
  return text
    .split(/\s\/\s/u)
    .map((entry) => entry.trim().replace(/\n\s*/gu, ' '))
    .filter((entry) => entry !== '')
}

/** The same as one pattern that matches any of the entries. */
export function anyOf(text: string): string {
  return entries(text).join('|')
}
