import { foldAccents } from '../../../shared/text/fold-accents.ts'
import { wordsOfKey } from '../json/words-of-key.ts'
import { ANSWERS, type Counted } from './progress-pairs.ts'
import { meaningOf } from './progress-words.ts'

const LONGEST = 300
/** Between the parts of a sentence: "17 have answered, 9 are still awaited". */
const BETWEEN = /[,;()–—]|[.!](?:\s|$)|\s-\s|\s(?:et|and|und|y|e|en)\s(?=\d)/u
const NUMBER = /(?<![\d.,:/-])\d{1,6}(?![\d:/%-]|[.,]\d|\s?%)/g
/** Words for people, besides those for whoever answers. */
const PEOPLE: ReadonlySet<string> = new Set([
  ...['personnes', 'personne', 'people', 'persons', 'person', 'gens', 'citoyens', 'residents', 'profils'],
  ...['profiles', 'enquetes', 'interviewees', 'consumers', 'consommateurs', 'habitantes'],
])
/** Words for who has not answered yet, of which the second of two numbers is. */
const LEFT: ReadonlySet<string> = new Set([
  ...['reste', 'restent', 'restants', 'restantes', 'remaining', 'remain', 'left', 'go', 'pending', 'waiting'],
  ...['attente', 'awaited', 'manquent', 'missing', 'queued'],
])
/** Words for all who are asked, or with one of the others for whoever is still to answer. */
const EXPECTED: ReadonlySet<string> = new Set(['attendus', 'attendues', 'attendu', 'expected'])
const STILL: ReadonlySet<string> = new Set(['encore', 'still', 'toujours'])
const NEGATIONS: ReadonlySet<string> = new Set(['pas', 'not', 'non', 'never', 'jamais', 'without', 'sans'])
/** Words that say nothing by themselves. */
const PLAIN: ReadonlySet<string> = new Set([
  ...['il', 'en', 'y', 'a', 'ont', 'sont', 'est', 'encore', 'toujours', 'still', 'to', 'are', 'is', 'have'],
  ...['has', 'been', 'ete', 'deja', 'already', 'the', 'les', 'de', 'des', 'of', 'more', 'others', 'autres'],
  ...['only', 'plus', 'que', 'now', 'so', 'far'],
])
/** The counts of a sentence of two parts: "17 inhabitants have answered, 9 are still awaited". */
export function inClauses(text: string): Counted[] {
  if (text.length > LONGEST) return []
  const clauses = text
    .split(BETWEEN)
    .map((clause) => ({
      numbers: clause.match(NUMBER) ?? [],
      words: wordsOfKey(foldAccents(clause)).filter((word) => /\p{L}/u.test(word)),
    }))
    .filter(({ numbers }) => numbers.length > 0)
  const [done, left, ...others] = clauses
  if (!done || !left || others.length > 0 || clauses.some(({ numbers }) => numbers.length > 1)) return []
  const things = done.words.filter((word) => !PLAIN.has(word) && meaningOf(word, false) !== 'answered')
  const isDone = done.words.some((word) => meaningOf(word, false) === 'answered')
  const areDone =
    isDone && things.some(isPeople) && !done.words.some((word) => LEFT.has(word) || NEGATIONS.has(word))
  const isStill = left.words.some((word) => STILL.has(word))
  // "36 have not", "36 pas encore".
  const isLeft = (word: string): boolean =>
    LEFT.has(word) || NEGATIONS.has(word) || (isStill && EXPECTED.has(word))
  const areLeft =
    left.words.some(isLeft) &&
    left.words.every((word) => isLeft(word) || PLAIN.has(word) || things.includes(word))
  if (!areDone || !areLeft) return []
  const answered = Number(done.numbers[0])
  return [{ answered, total: answered + Number(left.numbers[0]) }]
}

/** Whether a word is for people, or for what they answer. */
export function isPeople(word: string): boolean {
  return ANSWERS.has(word) || PEOPLE.has(word)
}
