/** Longest passage in the name of a button, in characters. */
const LONGEST = 60

/** The beginning of a passage, to tell it from the others in little room. */
export function shortWords(words: string, longest = LONGEST): string {
  const characters = [...words]
  return characters.length <= longest ? words : `${characters.slice(0, longest).join('').trimEnd()}…`
}
