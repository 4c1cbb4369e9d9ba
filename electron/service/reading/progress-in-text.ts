import { foldAccents } from '../../../shared/text/fold-accents.ts'
import { wordsOfKey } from '../json/words-of-key.ts'
import { isOfOtherWork } from './other-work.ts'
import { inClauses } from './progress-in-clauses.ts'
import { ANSWERS, type Counted } from './progress-pairs.ts'
import { meaningOf } from './progress-words.ts'
import { tellsAnswers } from './telling-clause.ts'

const NUMBER = String.raw`\d{1,3}(?:[\u00a0\u202f]\d{3})+|\d{1,6}`
/** "37 sur 60", "3 interviews sur 8 sont finies", "37 of 60 personas". */
const OF_SO_MANY = new RegExp(
  String.raw`(?<![\d.,/:-])(${NUMBER})\s+(?:[\p{L}]{2,20}\s+){0,3}(?:sur|of|out of|von|van|di)\s+(${NUMBER})(?![\d.,/:%-])`,
  'giu',
)
/** "persona 13 of 48": whoever is asked now. */
const PLACE_OF =
  /\b(?:persona|participant|respondent|r[ée]pondante?|panelist|profile?|person|personne)\s+(?:n[°o]\s*|#)?\d{1,6}\s+(?:of|sur|out of)\b/iu
/** "33%|███▎ | 2/6 [00:09<00:18]": a percentage and a pair of numbers, as a program shows how far it is. */
const PERCENT = /(?<![\d.,])(\d{1,3}(?:[.,]\d+)?)\s?%/gu
const PAIR = /(?<![\d.,/:-])(\d{1,6})\s?\/\s?(\d{1,6})(?![\d/:.,])/gu
/** A whole number that is no part of a time, a date or a longer number. */
const WHOLE = /(?<![\d.,:-])\d{1,6}(?![\d:-]|[.,]\d)/gu
/** A text that is only a pair of numbers: "37/60". */
const BARE_PAIR = /^\s*(\d{1,4})\s*\/\s*(\d{1,4})\s*$/
/** Words which show that a number counts something else than answers, in a text or in its name. */
const OTHER_COUNT =
  /\b(rest\w*|remain\w*|left|manqu\w*|missing|echou\w*|echec\w*|fail\w*|erreurs?|errors?|lots?|batch\w*|etapes?|steps?|phases?|pages?|tours?|rounds?|essais?|attempts?|tentatives?|not|pas|jours?|days?|minutes?|heures?|hours?|retry|retries|quotas?|tokens?|jetons?|credits?|calls?|appels?|requests?|requetes?|bytes?|octets?|seconds?|secondes?|seats?|tasks?|taches?|jobs?|modules?|actions?)\b/u

/** Words of a sentence about whoever has not answered yet: "still 15 of 24 to go". */
const STILL_LEFT =
  /\b(?:to go|to come|pending|waiting|awaited|awaiting|outstanding|queued|still|yet|encore|toujours|en attente|a venir|a faire|attendu\w*)\b/

const OF_EXPECTED = /^\d[^,;()]*\s(?:sur|of|out of)\s\d{1,6}\s(?:\p{L}+\s)?(?:attendu\w*|expected)\.?$/iu

/** Whether a name or a text is of what is no persona: steps, pages, what failed or is left. */
export function isOfOthers(name: string): boolean {
  return OTHER_COUNT.test(wordsOfKey(name).join(' '))
}

/** The counts that a text gives: "3 interviews sur 8", "37/60", "21 done / 35 (60 %)". `names` lead to it. */
export function inText(told: string, names: readonly string[]): Counted[] {
  if (names.some((name) => isOfOthers(name) || isOfOtherWork(name)) || told.length > 300) return []
  const clauses = inClauses(told)
  if (clauses.length > 0) return clauses
  const text = withoutOtherWork(told)
  if (isOfOthers(text)) return besideOthers(text)
  const bare = BARE_PAIR.exec(text)
  // "11/23" may be a day of a month, "11/2026" a month.
  const isDate = bare !== null && (Number(bare[2]) <= 31 || Number(bare[2]) > 1000)
  const isTold = names.some(
    (name) => meaningOf(name, true) !== null || wordsOfKey(name).every((word) => ANSWERS.has(word)),
  )
  const isPlace = PLACE_OF.test(text)
  // "97 réponses sur 168 attendues": all that are expected, and not those that are still awaited.
  const isOfExpected = OF_EXPECTED.test(foldAccents(text).trim())
  if (!bare && !isOfExpected && STILL_LEFT.test(wordsOfKey(foldAccents(text)).join(' ')))
    return besideLeft(text)
  const found = bare ? (isDate && !isTold ? [] : [bare]) : isPlace ? [] : pairsIn(text, names)
  const counted = found.map(countedIn)
  return counted.length > 0 ? counted : besidePercent(text)
}

/** "12 of 48 personas, about 3 minutes left": the counts of answers in the only part of a sentence that has some. */
function besideOthers(text: string): Counted[] {
  const parts = partsOf(text).filter((part) => !isOfOthers(part))
  const telling = parts.filter((part) => wordsOfKey(foldAccents(part)).some((word) => ANSWERS.has(word)))
  return telling.length === 1 ? [...(telling[0] ?? '').matchAll(OF_SO_MANY)].map(countedIn) : []
}

/**
 * "12 of 48 have answered, 36 still to go": the counts in the part of a sentence that is not about those who are left.
 */
function besideLeft(text: string): Counted[] {
  const parts = partsOf(text).filter((part) => !STILL_LEFT.test(wordsOfKey(foldAccents(part)).join(' ')))
  return parts.length < partsOf(text).length
    ? parts.flatMap((part) => [...part.matchAll(OF_SO_MANY)].map(countedIn))
    : []
}

/** The pairs of numbers in a text, each with words around it that tell of answers. */
function pairsIn(text: string, names: readonly string[]): RegExpExecArray[] {
  return partsOf(text).flatMap((part) =>
    [...part.matchAll(OF_SO_MANY)].filter((match) => tellsAnswers(part, match, names)),
  )
}

/** A text without the parts of its sentences that tell of other work than asking: "28 of 40 personas paid". */
function withoutOtherWork(text: string): string {
  const parts = partsOf(text)
  const own = parts.filter((part) => !isOfOtherWork(part))
  return own.length === parts.length ? text : own.join(', ')
}

function partsOf(text: string): string[] {
  return text.split(/[,;]\s|[()]|\s[–—-]\s|\.\s/)
}

function countedIn(match: RegExpExecArray): Counted {
  const whole = (part: string | undefined): number => Number((part ?? '').replace(/\D/g, ''))
  return { answered: whole(match[1]), total: whole(match[2]) }
}

/** The only pair of numbers of a text, or its only two whole numbers, where its only percentage says the same. */
function besidePercent(text: string): Counted[] {
  const [percent, ...percents] = [...text.matchAll(PERCENT)]
  const pairs = [...text.matchAll(PAIR)].map(([, one, other]) => [Number(one), Number(other)])
  const numbers = [...text.replace(PERCENT, ' ').matchAll(WHOLE)].map(([number]) => Number(number))
  const [pair, ...others] = pairs.length > 0 ? pairs : numbers.length === 2 ? [numbers] : []
  if (!percent || !pair || percents.length + others.length > 0) return []
  const [answered = 0, total = 0] = pair
  const share = Number((percent[1] ?? '').replace(',', '.'))
  return total > 0 && Math.abs((answered / total) * 100 - share) < 1 ? [{ answered, total }] : []
}
