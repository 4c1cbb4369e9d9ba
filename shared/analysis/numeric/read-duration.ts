import { NUMBER_WORDS } from '../../wording/lexicons/numbers.ts'
import { withoutNoise } from '../number-bands.ts'
import { foldUnits, splitRate, unitKey } from './amount-units.ts'
import { type Amount, APPROXIMATELY, ONE_READING } from './read-amount.ts'

const HOUR = unitKey('h')
const MINUTE = unitKey('min')
const MINUTES = 60

/** Before a duration. "Around", "at" and « vers » tell a time of day as well, so that they are not among these. */
const ABOUT = new RegExp(
  `^(?:(?:i would say|i'd say|je dirais),? )?(?:about|${APPROXIMATELY}|~|≈) ?|^(?:i would say|i'd say|je dirais),? `,
)
const OR_SO = new RegExp(` (?:${APPROXIMATELY}|or so)$`)

/** Numbers in words, with the tens that minutes are told in. */
const WORDS: Readonly<Record<string, number>> = {
  ...NUMBER_WORDS.fr,
  ...NUMBER_WORDS.en,
  ...{ onze: 11, vingt: 20, 'vingt-cinq': 25, 'trente-cinq': 35, 'quarante-cinq': 45, 'cinquante-cinq': 55 },
  ...{ eleven: 11, 'twenty-five': 25, 'thirty-five': 35, forty: 40, 'forty-five': 45, fifty: 50 },
}
const FRACTIONS: readonly (readonly [RegExp, number])[] = [
  [/^(?:(?:an?|une?) )?(?:half|demie?)$|^1\/2$/, 1 / 2],
  [/^(?:(?:an?|une?) )?(?:quarter|quart)$|^1\/4$/, 1 / 4],
  [/^(?:three|trois|3) (?:quarters|quarts)$|^3\/4$/, 3 / 4],
]
/** Signs of a fraction, as they are read; "1½" would become 11/2. */
const SIGNS: Readonly<Record<string, string>> = { '½': ' 1/2', '¼': ' 1/4', '¾': ' 3/4' }
const FRACTION =
  '(?:(?:an?|une?) )?(?:half|demie?|quarter|quart)|(?:three|trois|3) (?:quarters|quarts)|1/2|[13]/4'
const HOURS = 'hours?|hrs?|heures?|h'
const NUMBER = '\\d{1,4}|[a-z]+'

/** "1 h 30 min", « une heure trente ». */
const WITH_MINUTES = new RegExp(
  `^(?<hours>${NUMBER}) ?(?<unit>${HOURS})(?:,? (?:and |et )?| ?)(?<minutes>\\d{1,2}|[a-z]+(?:-[a-z]+)?)(?: ?(?:minutes?|mins?|mn|m))?$`,
)
/** "An hour and a half", « 1 heure et quart ». */
const WITH_FRACTION = new RegExp(
  `^(?<hours>${NUMBER}) ?(?<unit>${HOURS}) (?:and |et )?(?<fraction>${FRACTION})$`,
)
/** "Two and a half hours", "1 1/2 hours". */
const FRACTION_BEFORE = new RegExp(
  `^(?<hours>${NUMBER})(?: (?:and |et )?)(?<fraction>${FRACTION})[ -](?<unit>${HOURS})$`,
)
/** "Half an hour", « une demi-heure », « trois quarts d'heure ». */
const FRACTION_ALONE = new RegExp(
  `^(?<fraction>${FRACTION})(?:[ -]| of (?:an? )?| an? | d')(?<unit>${HOURS})$`,
)
/** The answer of one hour that has no number (see `readAmount`, for which an article is none). */
const ONE_HOUR = /^an (?<unit>hour)$/

/**
 * The hours of an answer that gives them together with minutes or as a fraction: "1 h 30", "half an hour". Null for
 * others, such as those of one number (see `readAmount`), of two durations, and of an hour with a word before it that
 * stands before a time of day too. Only for items that ask for a duration (see `asksForDuration`): "22 h 30" may be a
 * time of day.
 */
export function readDuration(answer: string): Amount | null {
  const text = foldUnits(answer.replaceAll(/[½¼¾]/g, (sign) => SIGNS[sign] ?? sign))
    .replace(/[.!]$/, '')
    .trim()
  const said = text.replace(ABOUT, '').replace(OR_SO, '')
  // "Half an hour" is not half a thing an hour.
  const whole = hoursOf(said)
  const { of, per } = whole ? { of: said, per: null } : splitRate(said)
  const hours = whole ?? hoursOf(of)
  const value = withoutNoise(hours?.value ?? 0)
  return (
    hours && {
      ...{ ...ONE_READING, value, ifGrouped: value, isAbout: said !== text },
      unit: { of: HOUR, per, written: hours.written },
    }
  )
}

function hoursOf(text: string): { value: number; written: string } | null {
  if (ONE_HOUR.test(text)) return { value: 1, written: '' }
  const half = FRACTION_ALONE.exec(text)?.groups
  if (half) return { value: fractionOf(half.fraction), written: '' }
  const broken = (WITH_FRACTION.exec(text) ?? FRACTION_BEFORE.exec(text))?.groups
  const whole = numberOf(broken?.hours)
  if (broken && whole !== null)
    return { value: whole + fractionOf(broken.fraction), written: spelled(broken) }
  const both = WITH_MINUTES.exec(text)?.groups
  const [hours, minutes] = [numberOf(both?.hours), numberOf(both?.minutes)]
  if (!both || hours === null || minutes === null || minutes >= MINUTES) return null
  return { value: hours + minutes / MINUTES, written: spelled(both) }
}

/** A number in digits or words; an article is one, since an hour stands behind it. */
function numberOf(text: string | undefined): number | null {
  if (text === undefined) return null
  if (/^\d+$/.test(text)) return Number(text)
  const told = Object.hasOwn(WORDS, text) && !/^(?:once|twice)$/.test(text) ? WORDS[text] : undefined
  return told !== undefined && Number.isInteger(told) ? told : null
}

function fractionOf(text: string | undefined): number {
  return FRACTIONS.find(([words]) => words.test(text ?? ''))?.[1] ?? 0
}

/** The unit of several hours as written; of "an hour", which has no plural, nothing. */
function spelled({ unit = '', hours = '' }: Partial<Record<'unit' | 'hours', string>>): string {
  return /^[a-z]/.test(hours) && unit.length > 2 ? '' : unit
}

/** Units that can be counted in each other: hours, minutes and seconds, but not days, which may be working days. */
const CLOCK_UNITS: ReadonlyMap<string, number> = new Map(
  [
    [HOUR, MINUTES],
    [MINUTE, 1],
    [unitKey('s'), 1 / MINUTES],
  ].flatMap(([key, minutes]) => (typeof key === 'string' ? [[key, Number(minutes)]] : [])),
)

/** How many minutes a unit has that others of its kind can be counted in; null for any other unit. */
export function clockMinutes(key: string): number | null {
  return CLOCK_UNITS.get(key) ?? null
}
