import { wordsOfKey } from '../../json/words-of-key.ts'

const CARDINALS: readonly string[] = [
  'one un une',
  'two deux',
  'three trois',
  'four quatre',
  'five cinq',
  'six',
  'seven sept',
  'eight huit',
  'nine neuf',
  'ten dix',
  'eleven onze',
  'twelve douze',
]
const ORDINALS: readonly string[] = [
  'first premier premiere 1st 1er 1ere',
  'second seconde deuxieme 2nd 2e 2eme',
  'third troisieme 3rd 3e 3eme',
  'fourth quatrieme 4th 4e 4eme',
  'fifth cinquieme 5th 5e 5eme',
  'sixth sixieme 6th 6e 6eme',
  'seventh septieme 7th 7e 7eme',
  'eighth huitieme 8th 8e 8eme',
  'ninth neuvieme 9th 9e 9eme',
  'tenth dixieme 10th 10e 10eme',
  'eleventh onzieme 11th 11e 11eme',
  'twelfth douzieme 12th 12e 12eme',
]

const tableOf = (words: readonly string[]): ReadonlyMap<string, number> =>
  new Map(words.flatMap((all, at) => all.split(' ').map((word): [string, number] => [word, at + 1])))
const BY_CARDINAL = tableOf(CARDINALS)
const BY_ORDINAL = tableOf(ORDINALS)
/** Words for an item, or a place in a list, which a number word may come after or before. */
const BESIDE: ReadonlySet<string> = new Set(
  'q qu quest question item no n nr num numero number rang pos position option choix choice answer reponse the la le'.split(
    ' ',
  ),
)
const LONGEST = 40

/** A number in words, and what else the text has. */
export interface WordNumber {
  /** From 1: words count from one. */
  number: number
  /** The other words, joined; "" where the number stands alone. */
  beside: string
}

/**
 * The number that a short text says in French or English words: "first", "deuxième", "Q-one". Null where it says none,
 * or has words besides that name neither an item nor a place.
 */
export function wordNumber(text: unknown): WordNumber | null {
  if (typeof text !== 'string' || text.length > LONGEST) return null
  const words = wordsOfKey(text)
  const numbers = words.flatMap((word) => BY_ORDINAL.get(word) ?? BY_CARDINAL.get(word) ?? [])
  const others = words.filter((word) => !BY_ORDINAL.has(word) && !BY_CARDINAL.has(word))
  const [number] = numbers
  if (number === undefined || numbers.length > 1 || words.length > 3) return null
  if (!others.every((word) => BESIDE.has(word))) return null
  // "one" and "un" stand for many other things where nothing is beside them.
  const isOrdinal = words.some((word) => BY_ORDINAL.has(word))
  return isOrdinal || others.length > 0 ? { number, beside: others.join(' ') } : null
}
