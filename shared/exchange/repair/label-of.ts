/** A name before a colon: "Purpose: …", "Note :". */
const LABEL = /^\W*(\p{L}[\p{L}\s’'/-]{1,30}?)\s?:\s/u
/** The longest beginning of a line that is searched, in characters. */
const LONGEST = 60

/** The name that a line begins with, in small letters: "purpose" for "Purpose: …"; null for none. */
export function labelOf(text: string): string | null {
  return LABEL.exec(text.slice(0, LONGEST))?.[1]?.toLowerCase() ?? null
}
