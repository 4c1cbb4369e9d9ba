/** Words beyond which only the beginning and the end of a passage are quoted. */
const MOST = 24
const FIRST = 8
const LAST = 6

/** The words that a finding is about, as a person wants to see them: of a long passage its beginning and its end. */
export function quotedWords(words: string): string {
  const all = words.trim().split(/\s+/u)
  return all.length <= MOST ? words : `${all.slice(0, FIRST).join(' ')} … ${all.slice(-LAST).join(' ')}`
}
