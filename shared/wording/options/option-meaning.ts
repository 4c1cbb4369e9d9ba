import type { WordingLanguage } from '../finding.ts'
import { OPPOSITES } from '../lexicons/synonyms/fillers.ts'
import { plainWords, withoutEnding } from './plain-words.ts'
import { readFrequency } from './read-frequency.ts'
import type { ReadOption } from './read-options.ts'
import { countedThing, readRange } from './read-range.ts'
import { synonymsOf } from './synonyms.ts'

const AT = /^(?:dans|in|il y a|pendant|apres|after|for) /u
const LONGEST_PHRASE = 5
const MANY_WORDS = 14
const CONJUNCTION = /, (?:et|ou|and|or) |, | (?:et|ou|and|or|&) |(?<=\p{L})\/(?=\p{L})/u

/**
 * The meaning of an option, as keys: two options with a common key mean the same. Synonyms, articles, gender and number
 * are normalised, denied opposites are inverted, and frequencies and ranges are read as numbers.
 *
 * @param vocabulary the stems of all options: "dissatisfied" is read as "not satisfied" if "satisfied" is among them
 */
export function meaningsOf(
  option: ReadOption,
  lang: WordingLanguage,
  vocabulary: ReadonlySet<string>,
): string[] {
  const { text } = option
  // « Dans un an » and "in 12 months" are read without their preposition.
  const range = option.range ?? readRange(text.replace(AT, '').replace(/^an? /u, '1 '), lang)
  const keys = [`=${text}`]
  const frequency = readFrequency(text, lang)
  if (frequency !== null) keys.push(`frequency ${frequency}`)
  if (range)
    keys.push(
      `range ${range.dimension || countedThing(text)} ${range.low} ${range.high} ${range.lowIn} ${range.highIn}`,
    )
  const synonyms = synonymsOf(lang)
  const words = plainWords(text, lang)
  const whole = synonyms.get(words.join(' '))
  if (whole) keys.push(...whole)
  if (range || frequency !== null || words.length > MANY_WORDS) return keys
  const denied = turned(words, lang, vocabulary)
  const levels = levelled(denied, synonyms)
  keys.push(`~${levels.join(' ')}`, ...(synonyms.get(denied.join(' ')) ?? []))
  const parts = text.split(CONJUNCTION)
  if (parts.length > 1) keys.push(`~${alternatives(parts, lang, synonyms)}`)
  return keys
}

/** The stems of all words of some options. */
export function vocabularyOf(options: readonly ReadOption[], lang: WordingLanguage): ReadonlySet<string> {
  return new Set(options.flatMap((option) => plainWords(option.text, lang)))
}

/**
 * Replaces phrases by their synonym group, the longest first: "en voiture personnelle" and "en automobile" become
 * equal.
 */
function levelled(words: readonly string[], synonyms: ReadonlyMap<string, readonly string[]>): string[] {
  const out: string[] = []
  for (let place = 0; place < words.length; ) {
    let taken = 1
    let found: string | undefined
    for (
      let size = Math.min(LONGEST_PHRASE, words.length - place);
      size > 0 && found === undefined;
      size -= 1
    ) {
      found = synonyms.get(words.slice(place, place + size).join(' '))?.[0]
      if (found !== undefined) taken = size
    }
    out.push(found ?? words[place] ?? '')
    place += taken
  }
  return out
}

/** A key of alternatives in any order: "Husband, wife or partner" and "spouse or partner" have the same. */
function alternatives(
  parts: readonly string[],
  lang: WordingLanguage,
  synonyms: ReadonlyMap<string, readonly string[]>,
): string {
  const named = parts.flatMap((part) => {
    const words = plainWords(part, lang)
    const pair = COUPLES[lang].get(words.join(' '))
    return pair ?? [levelled(words, synonyms).join(' ')]
  })
  return [...new Set(named)].sort().join(' + ')
}

/** Words that mean one of two persons or things ("spouse": husband, wife), by stem. */
const COUPLES: Record<WordingLanguage, ReadonlyMap<string, readonly string[]>> = {
  fr: couples(
    'fr',
    'conjoint: mari femme / epoux: mari femme / parent: pere mere / grands-parents: grand-pere grand-mere / week-end: samedi dimanche',
  ),
  en: couples(
    'en',
    'spouse: husband wife / parent: father mother / grandparent: grandfather grandmother / sibling: brother sister / child: son daughter / weekend: saturday sunday',
  ),
}

function couples(lang: WordingLanguage, text: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    text.split(' / ').map((line) => {
      const [one = '', pair = ''] = line.split(': ')
      return [withoutEnding(one, lang), pair.split(' ').map((word) => withoutEnding(word, lang))]
    }),
  )
}

const DENIALS: Record<WordingLanguage, RegExp> = {
  fr: /^(?:pas|non|peu)$/u,
  en: /^(?:not|non|isn't|wasn't)$/u,
}
const DENYING_PREFIX: Record<WordingLanguage, RegExp> = {
  fr: /^(?:in|im|ir|il|mal|me|des|de|non-)(?=\p{L}{4})/u,
  en: /^(?:un|dis|in|im|ir|il|non-)(?=\p{L}{4})/u,
}

/** "Dissatisfied" becomes "not satisfied", and "not warm enough" becomes "too cold". */
function turned(words: readonly string[], lang: WordingLanguage, vocabulary: ReadonlySet<string>): string[] {
  const few = lang === 'fr' ? /^pas (?:assez|suffisamment) (\S+)$/u : /^not (\S+) enough$/u
  const lacking = few.exec(words.join(' '))?.[1]
  const opposite = lacking === undefined ? undefined : oppositesOf(lang).get(lacking)
  if (opposite !== undefined) return [lang === 'fr' ? 'trop' : 'too', opposite]
  return words.flatMap((word) => {
    if (DENIALS[lang].test(word) && word !== 'peu') return ['¬']
    const bare = word.replace(DENYING_PREFIX[lang], '')
    return bare !== word && vocabulary.has(bare) ? ['¬', bare] : [word]
  })
}

const opposites = new Map<WordingLanguage, ReadonlyMap<string, string>>()

function oppositesOf(lang: WordingLanguage): ReadonlyMap<string, string> {
  const known = opposites.get(lang)
  if (known) return known
  const made = new Map<string, string>()
  for (const pair of OPPOSITES[lang].split(' / ')) {
    const [one = '', other = ''] = pair.split(' ').map((word) => withoutEnding(word, lang))
    if (!made.has(one)) made.set(one, other)
    if (!made.has(other)) made.set(other, one)
  }
  opposites.set(lang, made)
  return made
}
