import { EMAIL } from './email.ts'

/** Words in small letters within names: "Jan van der Berg". */
const PARTICLE = /^(?:d[aeiu]|de[nrs]?|del|della|la|le|el|van|von|y|e|et|and)$/
/** More words than a role has. */
const MOST_BEHIND = 3

/**
 * Whether a line with an address is of a member ("Léa Martin <lea@x.org> (admin)", "admin: lea@x.org"), and no sentence
 * that tells an address ("Write to help@x.org for help.").
 */
export function isMemberLine(line: string): boolean {
  const found = EMAIL.exec(line)
  if (found === null) return false
  const before = wordsOf(line.slice(0, found.index))
  const behind = line.slice(found.index + found[0].length)
  const small = before.filter((word) => /^\p{Ll}/u.test(word) && !PARTICLE.test(word))
  const isName = small.length === 0 || (small.length === 1 && before.length === 1)
  const isBoxed = /^\W*[([].*[)\]]\s*$/u.test(behind)
  const isSentence = /\.\s*$/.test(line) || (!isBoxed && wordsOf(behind).length > MOST_BEHIND)
  return isName && !isSentence
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\d][\p{L}\d’'.-]*/gu) ?? []
}
