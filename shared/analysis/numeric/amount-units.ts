import { foldAccents } from '../../text/fold-accents.ts'
import type { WordingLanguage } from '../../wording/finding.ts'
import { UNITS } from '../../wording/lexicons/numbers.ts'

/** What an amount is counted in. Spellings of one unit have the same keys. */
export interface AmountUnit {
  /** "time:60" for « heures »; null where nothing is written. */
  of: string | null
  /** The unit of a rate: "time:1440" in "3 a day"; null where nothing is written. */
  per: string | null
  /** As written; "" where nothing is. */
  written: string
}

const NO_UNIT: AmountUnit = { of: null, per: null, written: '' }

/** Spellings of one unit that share no stem; all folded and in the singular. */
const SAME: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ eur: '€', euro: '€', dollar: '$', pound: '£' },
    ...{ percent: '%', 'per cent': '%', 'pour cent': '%' },
    ...{ child: 'enfant', children: 'enfant', kid: 'enfant', gosse: 'enfant' },
    ...{ people: 'personne', person: 'personne', time: 'fois', fois: 'fois' },
    ...{ litre: 'l', liter: 'l', hectare: 'ha' },
    ...{ 'square metre': 'm2', 'square meter': 'm2', 'metre carre': 'm2', 'metres carre': 'm2' },
  }),
)

/** A night is as long as a day, but three nights are not three days. */
const NIGHT = /^(?:nuits?|nights?)$/
/** What stands between an amount and the unit of its rate: "a day", « par jour », "/day". */
const RATE = /^(?<of>.*?)(?:(?:^| )(?:par|per|an?|each|every|chaque|by) | ?\/ ?)(?<per>[a-z]+)$/

/**
 * Reads what stands beside the number of an answer; null where it is no plain unit. A unit is one of `UNITS`, or what
 * the stem asks the number of.
 */
export function readUnit(written: string, counted: ReadonlySet<string>): AmountUnit | null {
  const folded = foldUnits(written)
  if (folded === '') return NO_UNIT
  const { of, per } = splitRate(folded)
  if (of === '') return { of: null, per, written: written.trim() }
  const key = keyOf(of, counted)
  return key === null ? null : { of: key, per, written: written.trim() }
}

/** Folded words without the period that stands behind them, and its key: "2 hours" and "time:1440" in "2 hours a day". */
export function splitRate(folded: string): { of: string; per: string | null } {
  const { of = '', per } = RATE.exec(folded)?.groups ?? {}
  const period = per === undefined ? null : periodOf(per)
  return period === null ? { of: folded, per: null } : { of, per: period }
}

/** A text as units are looked up in it: folded, with plain apostrophes and single spaces. */
export function foldUnits(text: string): string {
  return foldAccents(text).replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim()
}

function keyOf(folded: string, counted: ReadonlySet<string>): string | null {
  const own = singular(folded)
  return unitKey(folded) ?? (/^[a-z]{3,}$/.test(folded) && counted.has(own) ? own : null)
}

/**
 * The key of a unit that is known by itself: what it measures with its size, or its name in the singular. Answers may
 * be in the other language than their item.
 */
export function unitKey(folded: string, languages: readonly WordingLanguage[] = ['fr', 'en']): string | null {
  if (NIGHT.test(folded)) return 'night'
  const one = SAME.get(folded) ?? SAME.get(singular(folded))
  if (one !== undefined) return one
  const language = languages.find((each) => Object.hasOwn(UNITS[each], folded))
  const unit = language && UNITS[language][folded]
  if (!unit) return null
  return unit.dimension === '' ? singular(folded) : `${unit.dimension}:${unit.factor}`
}

/** Units of things that can be counted in each other; "thing" for what is counted one by one. */
const DIMENSIONS: readonly (readonly [RegExp, string])[] = [
  [/^(?:time:.*|night)$/, 'time'],
  [/^length:/, 'length'],
  [/^weight:/, 'weight'],
  [/^[€$£]$/, 'money'],
  [/^°[cf]$/, 'temperature'],
  [/^c?l$/, 'volume'],
  [/^(?:k?m2|ha|acre|square feet)$/, 'area'],
  [/^[mg]b$|^go$/, 'data'],
]

/** What a unit measures. */
export function dimensionOf(key: string): string {
  return DIMENSIONS.find(([keys]) => keys.test(key))?.[1] ?? 'thing'
}

/** The key of a period, such as a day; null for anything that is no stretch of time. */
function periodOf(folded: string): string | null {
  const key = unitKey(folded)
  return key !== null && dimensionOf(key) === 'time' ? key : null
}

/** A word of more than three letters without the ending of a plural. */
export function singular(word: string): string {
  return word.length > 3 ? word.replace(/[sx]$/, '') : word
}
