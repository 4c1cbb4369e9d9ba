import { foldAccents } from '../../text/fold-accents.ts'
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

/** The units that the words of a stem may name. */
export interface StemUnits {
  /** The keys of all its words. */
  named: ReadonlySet<string>
  /** The keys of what it asks the number of: "coffee" in "How many coffees do you drink?". */
  counted: ReadonlySet<string>
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
  }),
)

/** A night is as long as a day, but three nights are not three days. */
const NIGHT = /^(?:nuits?|nights?)$/
/** What stands between an amount and the unit of its rate: "a day", « par jour », "/day". */
const RATE = /^(?<of>.*?)(?:(?:^| )(?:par|per|an?|each|every|chaque|by) | ?\/ ?)(?<per>[a-z]+)$/
/** What a stem asks the number of: up to three words behind "how many" and the like. */
const COUNTED = /(?:how many|number of|combien de|combien d'|nombre de|nombre d')((?: ?[a-z]+){1,3})/g

/** The units that a stem may name. */
export function stemUnits(stem: string): StemUnits {
  const folded = plainly(stem)
  const keysOf = (text: string) =>
    (text.match(/[a-z]+|[€$£%]/g) ?? []).flatMap((word) => [
      ...(word.length > 2 ? [singular(word)] : []),
      ...(known(word) === null ? [] : [known(word) ?? '']),
    ])
  const counted = [...folded.matchAll(COUNTED)].flatMap(([, words]) => keysOf(words ?? ''))
  return { named: new Set(keysOf(folded)), counted: new Set(counted) }
}

/**
 * Reads what stands beside the number of an answer; null where it is no plain unit. A unit is one of `UNITS`, or what
 * the stem asks the number of.
 */
export function readUnit(written: string, stem: StemUnits): AmountUnit | null {
  const folded = plainly(written)
  if (folded === '') return NO_UNIT
  const { of = '', per } = RATE.exec(folded)?.groups ?? {}
  const period = per === undefined ? null : periodOf(per)
  if (period !== null) {
    if (of === '') return { of: null, per: period, written: written.trim() }
    const key = keyOf(of, stem)
    return key === null ? null : { of: key, per: period, written: written.trim() }
  }
  const key = keyOf(folded, stem)
  return key === null ? null : { of: key, per: null, written: written.trim() }
}

function plainly(text: string): string {
  return foldAccents(text).replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim()
}

function keyOf(folded: string, { counted }: StemUnits): string | null {
  const own = singular(folded)
  return known(folded) ?? (/^[a-z]{3,}$/.test(folded) && counted.has(own) ? own : null)
}

/** The key of a unit that is known by itself: what it measures with its size, or its name in the singular. */
function known(folded: string): string | null {
  if (NIGHT.test(folded)) return 'night'
  const one = SAME.get(folded) ?? SAME.get(singular(folded))
  if (one !== undefined) return one
  const lexicon = [UNITS.fr, UNITS.en].find((units) => Object.hasOwn(units, folded))
  const unit = lexicon?.[folded]
  if (!unit) return null
  return unit.dimension === '' ? singular(folded) : `${unit.dimension}:${unit.factor}`
}

/** The key of a period, such as a day; null for anything that is no stretch of time. */
function periodOf(folded: string): string | null {
  const key = known(folded)
  return key === 'night' || key?.startsWith('time:') ? key : null
}

function singular(word: string): string {
  return word.length > 3 ? word.replace(/[sx]$/, '') : word
}
