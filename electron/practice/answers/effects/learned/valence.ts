import type { Language } from '../../../text.ts'
import type { Valued } from './valued.ts'
import { valuedEn } from './valued-en.ts'
import { valuedFr } from './valued-fr.ts'

interface Entries {
  readonly whole: ReadonlyMap<string, 1 | -1>
  readonly beginnings: ReadonlyMap<string, 1 | -1>
}

function entriesOf({ good, bad }: Valued): Entries {
  const all = (lines: readonly string[], side: 1 | -1) =>
    lines.flatMap((line) => line.split(' ').map((word): [string, 1 | -1] => [word, side]))
  const entries = [...all(good, 1), ...all(bad, -1)]
  return {
    whole: new Map(entries.filter(([word]) => !word.endsWith('*'))),
    beginnings: new Map(
      entries
        .filter(([word]) => word.endsWith('*'))
        .map(([word, side]): [string, 1 | -1] => [word.slice(0, -1), side]),
    ),
  }
}

const entries: Readonly<Record<Language, Entries>> = { en: entriesOf(valuedEn), fr: entriesOf(valuedFr) }

const denials: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    "not no never without neither nor less fewer prevent prevents avoid avoids reduce reduces end ends stop stops against nobody hardly n't".split(
      ' ',
    ),
  ),
  fr: new Set(
    "ne n' pas sans aucun aucune jamais ni moins eviter evite reduire reduit contre plus lutter personne".split(
      ' ',
    ),
  ),
}

/** Letters of the shortest beginning in the lists. */
const SHORTEST = 3
/** Words before a word, among which a denial turns it round. */
const REACH = 3

/** How much a word speaks for or against: the longest beginning of it that is listed decides. */
function sideOfWord(word: string, language: Language): number {
  const { whole, beginnings } = entries[language]
  const own = whole.get(word)
  if (own !== undefined) return own
  for (let length = word.length; length >= SHORTEST; length--) {
    const side = beginnings.get(word.slice(0, length))
    if (side !== undefined) return side
  }
  return 0
}

/** How many words speak well, and how many ill; a denial shortly before a word turns it round. */
export function valenceOf(words: readonly string[], language: Language): { good: number; bad: number } {
  const sum = { good: 0, bad: 0 }
  words.forEach((word, place) => {
    const value = sideOfWord(word, language)
    if (value === 0) return
    const denied = words.slice(Math.max(0, place - REACH), place).some((one) => denials[language].has(one))
    if (value > 0 !== denied) sum.good++
    else sum.bad++
  })
  return sum
}
