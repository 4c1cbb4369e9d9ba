import { foldUnits } from './amount-units.ts'

/** What a stem asks for that is written in digits and is no amount. */
export type AskedFor = 'name' | 'clock' | 'when'

const HOW_MUCH = /\b(?:how (?:many|much|long|often|far|old)|number of|combien|nombre de|nombre d')/
/** Digits that name a place, a person or a thing: their mean means nothing. */
const NAME = new RegExp(
  [
    ...['post ?codes?', 'postal codes?', 'zip(?: codes?)?', 'codes? post(?:al|aux)', 'cedex', 'numeros?'],
    '(?:phone|telephone|mobile|cell|contact|account|card|house|street|flat|room|id|identification|reference|member|membership|customer|client|registration|order|serial|licen[cs]e|passport|student|employee|badge|bus|line|route|pin|ticket|insurance|security) (?:numbers?|no\\.?)',
    "(?:what is|what's|what are|quels? est|quelle est|indiquez|donnez|enter|give(?: us)?|state) (?:your|votre|ton) (?:(?:home|mobile|work|cell|current) )?(?:phone|telephone|portable|mobile|pin|code|id|departement)",
    '(?:quel|votre) (?:departement|arrondissement|telephone)',
  ]
    .map((words) => `\\b${words}\\b`)
    .join('|'),
)
const CLOCK =
  /\b(?:what time\b(?!.*\bspen[dt]\b)|(?:at|around|by|from|until) which hour\b|quelles? heures?\b)/
const WHEN =
  /\bwhen (?:do|does|did|would|will|is|are|was|were|should|can|could)\b|(?<!depuis )\bquand\b|\bwhen\W*$|^\W*when\b/
const DURATION = new RegExp(
  [
    ...[
      'how long',
      'how much time',
      '(?:how many|number of) (?:[a-z]+ )?(?:hours|minutes|seconds)',
      'duration',
    ],
    ...[
      'time (?:do|did|does|would|will|have|has) (?:you|your|he|she|they|we|it)(?: [a-z]+)* (?:spend|spent|take)',
    ],
    ...[
      'time (?:you|your|that you|they|people) (?:[a-z]+ )?spen[dt]',
      'time spent',
      '(?:commuting|commute|travel|journey|waiting|sleep|sleeping|cooking|screen) time',
    ],
    ...['combien de temps', "(?:combien|nombre) (?:d'heures|de (?:minutes|secondes))", 'duree'],
    ...[
      'temps (?:passe|consacre|mis|de (?:trajet|transport|parcours|sommeil|travail|attente|preparation|marche))',
    ],
  ]
    .map((words) => `\\b${words}\\b`)
    .join('|'),
)
/** Asks when, and is not "when you are on holiday". */
const ASKS_WHEN =
  /\bwhen (?:do|does|did|would|will|is|are|was|were|should|can|could)\b|\b(?:by|until|since) when\b|\bquand [^,;:.?]*(?:-(?:t-)?(?:vous|tu|ils?|elles?|on)\b|\best-ce)/
const AGE = /\bages?\b|\bhow old\b/
/** A decimal number that may as well be a time of day: "7.30". */
const LIKE_CLOCK = /^(?:[01]?\d|2[0-4])[.,][0-5]\d$/

/** What a stem asks for instead of an amount; null where it may ask for one. */
export function askedFor(stem: string): AskedFor | null {
  const folded = foldUnits(stem)
  if (CLOCK.test(folded)) return 'clock'
  if (HOW_MUCH.test(folded)) return null
  if (NAME.test(folded)) return 'name'
  return WHEN.test(folded) ? 'when' : null
}

/** Whether a stem asks for a duration, and for no time of day: only there may "22 h 30" be hours and minutes. */
export function asksForDuration(stem: string): boolean {
  const folded = foldUnits(stem)
  return askedFor(stem) === null && DURATION.test(folded) && !ASKS_WHEN.test(folded)
}

/** Whether a stem asks how many or how much there is of something, so that nothing of it is 0. */
export function asksHowMuch(stem: string): boolean {
  return /\b(?:how (?:many|much)|number of|combien|nombre d(?:e\b|'))/.test(foldUnits(stem))
}

/** Whether a stem asks for an age, which "at 18" tells. */
export function asksForAge(stem: string): boolean {
  return AGE.test(foldUnits(stem))
}

/** Whether digits with a sign may be hours and minutes. */
export function isLikeClock(text: string): boolean {
  return LIKE_CLOCK.test(/\d+[.,]\d+/.exec(text)?.[0] ?? '')
}
