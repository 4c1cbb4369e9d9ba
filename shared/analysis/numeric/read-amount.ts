import { foldAccents } from '../../text/fold-accents.ts'
import { NUMBER_WORDS } from '../../wording/lexicons/numbers.ts'
import { type AmountUnit, readUnit, unitKey } from './amount-units.ts'
import type { StemUnits } from './stem-units.ts'

/** A sign that may group thousands or begin the decimals. */
export type NumberSign = '.' | ','

/** A number as it is written. */
interface WrittenNumber {
  /** Where `doubt` is not null, the number if that sign begins the decimals. */
  value: number
  /** The sign that may mean either: "1.200" is 1200 or 1.2. Null where there is one reading. */
  doubt: NumberSign | null
  /** The number if the sign of `doubt` groups thousands, and `value` where there is no doubt. */
  ifGrouped: number
  /** The sign that groups thousands for certain, as in "1.200.000" or "1.200,50". */
  groups: NumberSign | null
  /** The sign that begins the decimals for certain, as in "7.5". */
  decimals: NumberSign | null
}

/** The number of an answer to an open item. */
export interface Amount extends WrittenNumber {
  unit: AmountUnit
  /** Whether the answer says that it is an approximation: "about 30". */
  isAbout: boolean
}

/** Words of approximation that stand before and behind a number. */
export const APPROXIMATELY = 'approximately|approx\\.?|roughly|environ|env\\.?|a peu pres|approximativement'
/** Before the number: "I would say about", "in" a year, "at" an age or a time, and a currency. */
const BEFORE = new RegExp(
  `^(?:(?:in|en|(?<at>at|a))(?= |$) ?)?(?<say>(?:i would say|i'd say|je dirais)(?=,? |,?$),? ?)?(?<about>(?:about|around|circa|vers|autour de|dans les|${APPROXIMATELY})(?= |$)|[~≈])? ?(?<currency>[€$£])?$`,
)
/** « À 18 ans » tells an age whatever is asked for. */
const YEARS = unitKey('ans')
const AFTER = new RegExp(`^(?<unit>.*?)(?:(?:^| )(?<about>${APPROXIMATELY}|or so))?$`)
const SPACES = ' \\u00a0\\u2009\\u202f'
/** An answer in its parts. The number ends at its last digit, but for the one of a square unit. */
const PARTS = new RegExp(
  `^(?<before>[^\\d−-]*)(?<minus>[−-]?)(?<number>\\d(?:[\\d.,'’${SPACES}]*\\d)?)(?<after>[^\\d]*(?<=m)2|[^\\d]*)$`,
  'u',
)
/** Digits in groups of three with one sign between them, and perhaps decimals behind another sign. */
const GROUPED = new RegExp(
  `^(?<whole>\\d{1,3}(?<group>[${SPACES}'’.,])\\d{3}(?:\\k<group>\\d{3})*)(?:(?<decimal>[.,])(?<part>\\d{1,10}))?$`,
  'u',
)
const PLAIN = /^\d{1,11}(?:(?<decimal>[.,])\d{1,10})?$/u
/** Three digits behind a single sign. */
const EITHER = /^[1-9]\d{0,2}(?<sign>[.,])\d{3}$/u
/** A number with more digits may be an identifier. */
const MOST_DIGITS = 11

/** Those of the numbers up to twenty that the lexicon does not have. */
const MORE_WORDS: Readonly<Record<string, number>> = {
  ...{ onze: 11, treize: 13, quatorze: 14, seize: 16, 'dix-sept': 17, 'dix-huit': 18, 'dix-neuf': 19 },
  ...{ eleven: 11, thirteen: 13, fourteen: 14, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19 },
}
/** Whole numbers up to twenty in words, folded. An article is no number. */
const WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({ ...NUMBER_WORDS.fr, ...NUMBER_WORDS.en, ...MORE_WORDS }).filter(
    ([word, number]) => number <= 20 && !/^(?:an?|once|twice)$|^half|demi$/.test(word),
  ),
)
const NONE = /^(?:none|aucune?)$/

/**
 * The number that an answer is; null for one that is no plain number. Beside the number there may be a word of
 * approximation and a unit, and nothing else: a range ("2 or 3"), an open end ("10+"), an estimate in words (« une
 * dizaine »), two units ("1 h 30"), a number in a sentence, and what may be an identifier ("0612345678") are none.
 *
 * `readNumber` reads the fields of personas, which one program wrote. Answers are of many hands, so that nothing is
 * taken here for a decimal sign or a unit that may be something else.
 */
export function readAmount(answer: string, stem: StemUnits): Amount | null {
  const text = answer.trim().replace(/[.!]$/u, '').trim()
  const parts = PARTS.exec(text)?.groups
  if (!parts) return amountInWords(text, stem)
  const number = readDigits(parts.number ?? '')
  const before = BEFORE.exec(plain(parts.before ?? ''))?.groups
  const after = AFTER.exec(plain(parts.after ?? ''))?.groups
  if (!number || !before || !after) return null
  if (before.currency && after.unit) return null
  // Without a word of approximation the unit is told as it is written, with its accents.
  const written = before.currency ?? (after.about ? (after.unit ?? '') : (parts.after ?? ''))
  const unit = readUnit(written, stem.counted)
  if (before.at && !stem.isAge && unit?.of !== YEARS) return null
  // A zero has no sign.
  const signed = (value: number) => (parts.minus && value !== 0 ? -value : value)
  const [value, ifGrouped] = [signed(number.value), signed(number.ifGrouped)]
  return (
    unit && { ...number, value, ifGrouped, unit, isAbout: Boolean(before.say ?? before.about ?? after.about) }
  )
}

function amountInWords(text: string, stem: StemUnits): Amount | null {
  const [first = '', ...rest] = plain(text).split(' ')
  // "None" is 0 only where a number of things is asked for.
  const value = WORDS.get(first) ?? (NONE.test(first) && stem.counted.size > 0 ? 0 : undefined)
  const unit = value === undefined ? null : readUnit(rest.join(' '), stem.counted)
  return unit && value !== undefined
    ? { ...ONE_READING, value, ifGrouped: value, unit, isAbout: false }
    : null
}

/** A number that is written in the one way that it can be read in. */
export const ONE_READING = { doubt: null, groups: null, decimals: null } as const

/** Reads digits with their signs; null for what begins with a needless 0, or has very many digits. */
function readDigits(digits: string): WrittenNumber | null {
  if (/^0\d/.test(digits)) return null
  const doubt = signOf(EITHER.exec(digits)?.groups?.sign)
  const plainly = PLAIN.exec(digits)?.groups
  if (plainly) {
    const value = Number(digits.replace(',', '.'))
    return doubt
      ? { ...ONE_READING, value, ifGrouped: Number(digits.replace(doubt, '')), doubt }
      : { ...ONE_READING, value, ifGrouped: value, decimals: signOf(plainly.decimal) }
  }
  const { whole = '', group, decimal, part = '0' } = GROUPED.exec(digits)?.groups ?? {}
  const all = whole.replaceAll(/\D/g, '')
  // Groups and decimals are never told by one sign.
  if (all === '' || all.length > MOST_DIGITS || group === decimal) return null
  const value = Number(`${all}.${part}`)
  return { doubt: null, value, ifGrouped: value, groups: signOf(group), decimals: signOf(decimal) }
}

function signOf(sign: string | undefined): NumberSign | null {
  return sign === '.' || sign === ',' ? sign : null
}

/** Folded, with single spaces. */
function plain(text: string): string {
  return foldAccents(text).replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim()
}
