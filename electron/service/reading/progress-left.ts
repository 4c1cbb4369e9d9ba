import type { Progress } from '../../../shared/models/run.ts'
import { foldAccents } from '../../../shared/text/fold-accents.ts'
import { isObject } from '../json/json-value.ts'
import { wordsOfKey } from '../json/words-of-key.ts'
import { kindsOf } from './name-words.ts'
import { isOfOtherWork } from './other-work.ts'
import { isOfPast } from './progress-by-state.ts'
import { isPeople } from './progress-in-clauses.ts'
import { isNameOfProgress, meaningOf } from './progress-words.ts'

const DEEPEST = 3
const MOST_VALUES = 500
const LONGEST = 300
const PERCENT = 100
/** "28 personas sur 40", "28 of 40 personas": the only two numbers of a sentence. */
const OF_ALL =
  /^\D*(?<![\d.,])(\d{1,6})\s+(?:\p{L}+\s+){0,3}(?:sur|of|out of|von|van|di)\s+(?:\p{L}+\s+){0,2}(\d{1,6})(?![\d.,]\d|\s?%)\D*$/u
/** What a sentence says of those who have not answered yet. */
const LEFT =
  /\b(?:reste|restent|restants?|restantes?|remains?|remaining|left(?=\s*(?:$|[.,;:!)]|to\b))|to go|manquent|verbleiben|faltan)\b/
/** Words for what is left of something else, or of a sentence that goes on about others. */
const OF_ELSE =
  /\b(?:months?|mois|plan|quota|credits?|forfait|abonnement|day|jour|week|semaine|trial|essai|account|compte|answered|repondu|paye\w*|paid)\b/
const NEGATIONS = /\b(?:pas|not|non|plus que|only)\b/

/**
 * The progress that an answer tells otherwise than by what is done: by a sentence on those who are left ("28 of 40
 * personas are left"), or by a list of two numbers under a name of progress (`[12, 40]`). Null where there is none, or
 * where two places differ.
 */
export function progressOfLeft(data: unknown): Progress | null {
  const found: Progress[] = []
  let values = 0
  const visit = (value: unknown, names: readonly string[]): void => {
    values += 1
    if (values > MOST_VALUES || names.length > DEEPEST || names.slice(0, -1).some(isOfElse)) return
    const told = countsInList(names, value) ?? leftInText(names.at(-1) ?? '', value)
    if (told) found.push(told)
    if (isObject(value)) for (const [key, inner] of Object.entries(value)) visit(inner, [...names, key])
  }
  visit(data, [])
  const [first] = found
  return first !== undefined && found.every(({ fraction }) => fraction === first.fraction) ? first : null
}

/** Whether a name is of something else than the survey: a quota, an account, the past. */
function isOfElse(name: string): boolean {
  const isOther = wordsOfKey(name).some((word) => kindsOf(word, 'survey').has('other'))
  return isOfPast(name) || (isOther && !isNameOfProgress(name))
}

/** `progress: [12, 40]`, also in a map of one such list: `progress: {personas: [12, 40]}`. */
function countsInList(names: readonly string[], value: unknown): Progress | null {
  if (!Array.isArray(value) || value.length !== 2 || !value.every(Number.isSafeInteger)) return null
  const [answered = 0, total = 0] = value as number[]
  // Two ends of a scale, or a percentage and its end, count nobody.
  if (total === PERCENT) return null
  const isOfProgress = names.some((name) => meaningOf(name, false) === 'progress')
  const isPlain = names.every((name) => meaningOf(name, false) !== null || wordsOfKey(name).every(isPeople))
  return isOfProgress && isPlain && answered >= 0 && answered <= total && total > 1
    ? progressOf(answered, total)
    : null
}

function leftInText(name: string, value: unknown): Progress | null {
  if (typeof value !== 'string' || value.length > LONGEST || OF_ELSE.test(wordsOfKey(name).join(' ')))
    return null
  const text = foldAccents(value).toLowerCase()
  const [, left, all] = OF_ALL.exec(text) ?? []
  const isTold =
    !isOfOtherWork(value) &&
    LEFT.test(text) &&
    !NEGATIONS.test(text) &&
    !OF_ELSE.test(text) &&
    wordsOfKey(text).some(isPeople)
  const [number, total] = [Number(left), Number(all)]
  return isTold && total > 0 && number <= total ? progressOf(total - number, total) : null
}

function progressOf(answered: number, total: number): Progress {
  return { fraction: answered / total, answered, total, certainty: 'likely' }
}
