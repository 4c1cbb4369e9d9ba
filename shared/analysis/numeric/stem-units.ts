import { detectLanguage } from '../../wording/detect-language.ts'
import type { WordingLanguage } from '../../wording/finding.ts'
import { dimensionOf, foldUnits, singular, unitKey } from './amount-units.ts'
import { asksForAge } from './stem-asks.ts'

/** The units in which a stem wants its numbers, so that a number without a unit is in them. */
export interface StemUnits {
  /** The keys of what it asks the number of: "coffee" in "How many coffees do you drink?". */
  counted: ReadonlySet<string>
  /** The keys of the unit that it asks for; none where it names two that its answers may be in. */
  asked: ReadonlySet<string>
  /** Whether it asks for an age. */
  isAge: boolean
  /** The key of the only period that it names, in words for one of it: "in an average month"; null for any other. */
  period: string | null
}

/** What a stem asks the number of: up to three words behind "how many" and the like. */
const COUNTED = /(?:how many|number of|combien de|nombre de)((?: [a-z]+2?){1,3})/g
/** Words, numbers, and the signs that stand for units or beside them. */
const TOKENS = /[a-z]+2?|°[cf]|\d+|[€$£%(/]|[^\s\w]/g
const SYMBOL = /^(?:[€$£%]|°[cf])$/
const JOINS = /^(?:or|and|ou|et|\/|versus|vs)$/
const SKIPPED = /^[(),;:]$/
const ATTACHES = /^(?:of|de|du|des)$/
const COUNTS = /^(?:many|number|combien|nombre)$/
/** What stands before one period: "a week", "the last week", « un jour ordinaire ». */
const ONE = /^(?:an?|per|each|every|one|the|this|last|past|at|un|une|par|chaque|le|la|au|ce|cet|cette|\/)$/
/** What may stand between these and a period. */
const KIND =
  /^(?:average|typical|normal|usual|regular|ordinary|standard|given|single|whole|full|working|last|past)$/
/** What may stand between "in" and a unit: "in whole hours". */
const WHOLE = /^(?:whole|full|complete|total|exact|entiers?|entieres?)$/
/** Words for periods that are no units of numbers, but that numbers may be meant for. */
const OTHER_PERIODS =
  /^(?:week-?ends?|weekdays?|fortnights?|quarters?|trimestres?|seasons?|saisons?|mornings?|afternoons?|evenings?|matins?|matinees?|soirs?|soirees?|journees?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:lun|mar|mercre|jeu|vendre|same)dis?|dimanches?|lifetime|decades?)$/
/** Words that say how often by themselves, each with the period that they name. */
const ADVERBS: readonly (readonly [RegExp, string])[] = [
  [/^(?:hourly|horaires?)$/, 'hour'],
  [/^(?:daily|journali(?:er|ere)s?|quotidien(?:ne|nement)?s?)$/, 'day'],
  [/^(?:nightly)$/, 'night'],
  [/^(?:weekly|hebdomadaires?|hebdomadairement)$/, 'week'],
  [/^(?:monthly|mensuel(?:le|lement)?s?)$/, 'month'],
  [/^(?:yearly|annual|annually|annuel(?:le|lement)?s?)$/, 'year'],
]

interface Token {
  text: string
  /** The key of the unit that it names in the language of the stem; null for none. */
  key: string | null
  /** Whether it stands for one period, as in "a week". */
  isPeriod: boolean
}

/** The units of a stem, read in its own language. Where its language is unclear, its short words are none. */
export function stemUnits(stem: string): StemUnits {
  const folded = spelledOut(stem)
  const tokens = tokensOf(folded, detectLanguage(stem))
  const phrases = [...folded.matchAll(COUNTED)]
  const counted = new Set(phrases.flatMap(([, words]) => countedKeys(words ?? '')))
  const head = headOf(tokens)
  const measures = tokens.flatMap((token, at) => (isMeasure(tokens, at) ? [token.key ?? ''] : []))
  // "How many cups (in litres)?" wants litres; "How many cups, and how many glasses?" wants two things.
  const wanted =
    measures.length > 0
      ? new Set(measures).size === 1 && phrases.length <= 1
        ? measures
        : []
      : phrases.length === 1
        ? head.keys
        : []
  const asked = new Set(wanted.filter((key) => isAlone(key, tokens, head.at)))
  return { counted, asked, isAge: asksForAge(stem), period: onlyPeriod(tokens, head.at) }
}

/** Without elisions, which look like units: "l'an" becomes "le an", "what's" "what". */
function spelledOut(stem: string): string {
  return foldUnits(stem)
    .replaceAll(/'(?:s|m|d|re|ll|ve|t)\b/g, ' ')
    .replaceAll(/\b(l|d|qu)'/g, (_, letters: string) => `${letters}e `)
    .replaceAll(/\b(?:[a-z]|jusqu|lorsqu|puisqu)'/g, ' ')
    .replaceAll(/\b(?:square|cubic) [a-z]+|\b[a-z]+ (?:carre|cube)s?\b/g, (text) => unitKey(text) ?? '·')
    .replaceAll(/\s+/g, ' ')
}

function tokensOf(folded: string, language: WordingLanguage | null): Token[] {
  const texts = folded.match(TOKENS) ?? []
  return texts.map((text, at): Token => {
    const key = namedKey(texts, at, language)
    const [before = '', earlier = ''] = [texts[at - 1], texts[at - 2]]
    const isOne = ONE.test(before) || (KIND.test(before) && ONE.test(earlier))
    return { text, key, isPeriod: (isOne && isSingular(text)) || adverbKey(text) !== null }
  })
}

/** A month is « mois » for one and for many. */
function isSingular(text: string): boolean {
  return text === 'mois' || !/s$/.test(text)
}

function adverbKey(text: string): string | null {
  const period = ADVERBS.find(([words]) => words.test(text))?.[1]
  return period === undefined ? null : unitKey(period)
}

function namedKey(texts: readonly string[], at: number, language: WordingLanguage | null): string | null {
  const text = texts[at] ?? ''
  const before = texts[at - 1] ?? ''
  if (SYMBOL.test(text)) return text
  if (!/^[a-z]/.test(text)) return null
  const adverb = adverbKey(text)
  if (adverb !== null) return adverb
  // "Your second job" is no second of time.
  if (/^seconde?$/.test(text) && !/^(?:an?|per|each|every|par|chaque)$/.test(before)) return null
  const isShort = text.replace('2', '').length <= 2
  const isYear = text === 'an' && language === 'fr'
  const isWhereUnitsStand =
    /^(?:in|en|\()$/.test(before) || (COUNTS.test(texts[at - 2] ?? '') && ATTACHES.test(before))
  const isCounted = before === 'many' || isWhereUnitsStand
  if (isShort && !isYear && (!isCounted || /^(?:an?|go|mo)$/.test(text))) return null
  return unitKey(text, language === null ? undefined : [language])
}

/** The keys of counted words, units or not; an answer may say them beside its number. */
function countedKeys(words: string): string[] {
  return words
    .trim()
    .split(' ')
    .flatMap((word) => [...(word.length > 2 ? [singular(word)] : []), unitKey(word) ?? ''])
    .filter((key) => key !== '')
}

/** What is counted, with the places of its words: the first unit behind "how many", or words that are no unit. */
function headOf(tokens: readonly Token[]): { keys: string[]; at: ReadonlySet<number> } {
  const start = tokens.findIndex(
    ({ text }, at) =>
      (text === 'many' && tokens[at - 1]?.text === 'how') ||
      (ATTACHES.test(text) && COUNTS.test(tokens[at - 1]?.text ?? '')),
  )
  const keys: string[] = []
  const places = new Set<number>()
  if (start === -1) return { keys, at: places }
  let hasUnit = false
  for (let at = start + 1; at <= start + 3; at += 1) {
    const token = tokens[at]
    if (!token || !/^[a-z]/.test(token.text)) break
    const isAttached = ATTACHES.test(tokens[at - 1]?.text ?? '')
    if (token.key !== null && !token.isPeriod && (!hasUnit || isAttached)) {
      hasUnit = true
      keys.push(token.key)
      places.add(at)
    } else if (token.key === null && token.text.length > 2) {
      keys.push(singular(token.text))
    }
  }
  return { keys, at: places }
}

/** Whether a token is the unit in which numbers are wanted: "in minutes", "(€)". A single period, as in "in a week", is not. */
function isMeasure(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (!token || token.key === null || token.isPeriod) return false
  const before = tokens[at - 1]?.text ?? ''
  if (SYMBOL.test(token.text)) return !/^\d/.test(before)
  const first = WHOLE.test(before) ? (tokens[at - 2]?.text ?? '') : before
  // « En semaine » means on weekdays.
  const isOneOfTime = dimensionOf(token.key) === 'time' && token.text.length > 2 && isSingular(token.text)
  return /^(?:in|en|\()$/.test(first) && !(isOneOfTime && token.text !== 'mois' && first !== '(')
}

/** Whether nothing else in the stem may be the unit of a number that has none. */
function isAlone(key: string, tokens: readonly Token[], head: ReadonlySet<number>): boolean {
  const dimension = dimensionOf(key)
  return tokens.every((token, at) => {
    const isIt = (token.key ?? singular(token.text)) === key
    if (isIt) return !isJoined(tokens, at)
    if (token.key === null || token.isPeriod || dimensionOf(token.key) !== dimension) return true
    if (dimension === 'time' && isSpan(tokens, at)) return true
    // "How many times do you see your children?" asks for no number of children.
    return dimension === 'thing' && !isJoined(tokens, at) && !(head.has(at) && !isAttached(tokens, at))
  })
}

/** Whether a token tells when or for how long, and not in what: « en semaine », "the last 7 days". */
function isSpan(tokens: readonly Token[], at: number): boolean {
  const [earlier = '', before = '', text = ''] = [-2, -1, 0].map((step) => tokens[at + step]?.text)
  const isMany = /^\d/.test(before) || (/^\d/.test(earlier) && /^dernier/.test(before))
  return (isMany || (text !== 'mois' && isSingular(text))) && !isJoined(tokens, at)
}

function isAttached(tokens: readonly Token[], at: number): boolean {
  return ATTACHES.test(tokens[at - 1]?.text ?? '') && !COUNTS.test(tokens[at - 2]?.text ?? '')
}

/** Whether "or" and the like stand beside a token. */
function isJoined(tokens: readonly Token[], at: number): boolean {
  return [-1, 1].some((step) => {
    let next = at + step
    while (SKIPPED.test(tokens[next]?.text ?? '')) next += step
    const text = tokens[next]?.text ?? ''
    // In "km/h", and in "… hours / day", a period follows.
    return JOINS.test(text) && !(text === '/' && tokens[next + 1]?.isPeriod)
  })
}

/** The only period of a stem; null where there is another, or one in other words: "in the last 7 days". */
function onlyPeriod(tokens: readonly Token[], head: ReadonlySet<number>): string | null {
  const keys = tokens.flatMap((token, at) => {
    if (OTHER_PERIODS.test(token.text)) return [null]
    if (token.key === null || dimensionOf(token.key) !== 'time' || head.has(at)) return []
    if (isMeasure(tokens, at)) return []
    return [token.isPeriod ? token.key : null]
  })
  const [first = null] = keys
  return keys.every((key) => key === first) ? first : null
}
