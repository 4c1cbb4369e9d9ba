import type { WordingLanguage } from '../finding.ts'
import { DONT_KNOW, ESCAPE, NO, OTHER, REFUSAL, YES } from '../lexicons/exits.ts'
import { fold } from '../text/fold.ts'
import { plainPattern } from '../text/plain-letters.ts'
import { type NumberRange, readRange } from './read-range.ts'

/** A response option as the rules read it. */
export interface ReadOption {
  /** Position in the item's options. */
  index: number
  /** Folded, without numbering or outer punctuation. */
  text: string
  /**
   * `dont_know`: "don't know" or "no opinion"; `refusal`: declines; `other`: leaves the list open; `answer`: all
   * others.
   */
  kind: 'dont_know' | 'refusal' | 'other' | 'answer'
  /** Whether it suits a person to whom the question's premise does not apply ("None", « Je n'en ai pas »). */
  escapes: boolean
  yesNo: 'yes' | 'no' | null
  /** The option as a range of numbers, where it is one. */
  range: NumberRange | null
}

const patterns = { DONT_KNOW, REFUSAL, ESCAPE, OTHER, YES, NO }
type Lexicon = keyof typeof patterns
const compiled = new Map<string, RegExp>()

function matches(lexicon: Lexicon, lang: WordingLanguage, text: string): boolean {
  const key = `${lexicon}/${lang}`
  let pattern = compiled.get(key)
  if (!pattern) {
    pattern = plainPattern(`^(?:${patterns[lexicon][lang].join('|')})$`, 'u')
    compiled.set(key, pattern)
  }
  return pattern.test(text)
}

/** One of a counted thing ("1 dose"), beside "2 doses"; units of time and measure are read with their size. */
const ONE_THING = {
  fr: /^1 (?!(?:an|annee|mois|jour|heure|semaine|fois|minute|seconde|kilo|metre|litre|euro|trimestre)(?!\p{L}))\p{L}{4,}$/u,
  en: /^1 (?!(?:year|month|week|hour|time|minute|second|mile|pound|euro|metre|kilo|litre|quarter|dollar)(?!\p{L}))\p{L}{4,}$/u,
}

/** Longer options are always answers: they are not matched against the other kinds, so that the patterns stay fast. */
const LONGEST_EXIT = 120

/** Reads the response options once for all rules, without empty ones. */
export function readOptions(options: readonly string[], lang: WordingLanguage): ReadOption[] {
  const read = options.flatMap((option, index) => {
    const text = plainOption(option)
    return text === '' ? [] : [readOption(text, index, lang)]
  })
  return read.map((option) =>
    option.kind === 'dont_know' && isLowestPoint(option, read) ? { ...option, kind: 'answer' } : option,
  )
}

const LOWEST = /^(?:not|pas)(?: at all| du tout)? (?<head>familiar|aware|sure|certain|sure?|certaine?)/u
const LEAST_POINTS = 2

/** "Not at all familiar" above "slightly familiar" and "very familiar" is a point of their scale. */
function isLowestPoint({ index, text }: ReadOption, options: readonly ReadOption[]): boolean {
  const head = LOWEST.exec(text)?.groups?.head
  if (head === undefined) return false
  return options.filter((other) => other.index !== index && other.text.includes(head)).length >= LEAST_POINTS
}

/** A tag that a file left in an option. */
const TAG = /<\/?[a-z]{1,8} ?\/?>/giu

/** An option's text, folded and without tags, numbering ("a)", "3.") and outer punctuation. */
export function plainOption(option: string): string {
  return fold(option.replace(TAG, ''))
    .replace(/^\s*(?:\(?[a-z]\)|\(\d+\)|\d+[.)](?=\s))\s*/u, '')
    .replace(/\s+/gu, ' ')
    .replace(/^["' ]+|["' .;,!…]+$/gu, '')
}

function readOption(text: string, index: number, lang: WordingLanguage): ReadOption {
  const short = text.length <= LONGEST_EXIT
  const kind = short ? kindOf(text, lang) : 'answer'
  const escapes = short && kind === 'answer' && matches('ESCAPE', lang, text)
  const yesNo = matches('YES', lang, text) ? 'yes' : matches('NO', lang, text) ? 'no' : null
  return {
    index,
    text,
    kind,
    escapes,
    yesNo,
    range: readRange(ONE_THING[lang].test(text) ? '1' : text, lang),
  }
}

function kindOf(text: string, lang: WordingLanguage): ReadOption['kind'] {
  const bare = text
    .replace(/\s*\(.*\)$/u, '')
    .replace(/[/]/gu, ' ')
    .replace(/ +/gu, ' ')
  if (matches('DONT_KNOW', lang, bare)) return 'dont_know'
  if (matches('REFUSAL', lang, bare)) return 'refusal'
  return matches('OTHER', lang, bare) ? 'other' : 'answer'
}
