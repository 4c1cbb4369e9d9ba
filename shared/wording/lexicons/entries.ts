/**
 * The entries of a lexicon written as running text, ` / ` between them. Written so because a thousand words, one a line,
 * would hide what a file says. A space that counts at either end of an entry is written `\x20`.
 */
export function entries(text: string): string[] {
  return text
    .split(/\s\/\s/u)
    .map((entry) => entry.trim().replace(/\n\s*/gu, ' '))
    .filter((entry) => entry !== '')
}

/** The same, as one pattern that matches any of them. */
export function anyOf(text: string): string {
  return entries(text).join('|')
}
