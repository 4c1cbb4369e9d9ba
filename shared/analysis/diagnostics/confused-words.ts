import { LEAST_BASE } from '../base-size.ts'
import type { WordedAnswer } from './answer-words.ts'
import { wordsOf } from './answer-words.ts'
import type { ItemView } from './item-view.ts'
import { says } from './said-words.ts'
import type { ConfusedWordsEvidence, Suspicion } from './suspicion.ts'

/** Such answers are rare for a sound item: three personas, if they are also one in twenty, are enough for a look. */
const LEAST_COUNT = 3
const LEAST_SHARE = 0.05
const STRONG_SHARE = 0.15
/** An answer repeats the stem if it has at least three content words and this share of them is in the stem. */
const REPEATED = 0.75
const LEAST_WORDS = 3
/** Content words have at least this many letters. Only their first letters are compared, since endings differ. */
const CONTENT_LETTERS = 4
const COMPARED_LETTERS = 6

/** Marks for answers to an open-ended item that ask back, call it unclear, or repeat its stem: one for each kind. */
export function findConfusion(
  view: ItemView,
  answers: readonly WordedAnswer[],
): Suspicion<ConfusedWordsEvidence>[] {
  if (answers.length < LEAST_BASE) return []
  const stem = contentWords(wordsOf(view.question.stem))
  const kinds: [ConfusedWordsEvidence['kind'], (answer: WordedAnswer) => boolean][] = [
    ['asks_back', ({ text }) => says('asks_back', text)],
    ['unclear', ({ text }) => says('unclear', text)],
    ['repeats_stem', ({ words }) => repeats(words, stem)],
  ]
  return kinds.flatMap(([kind, shows]) => {
    const personas = answers.filter(shows).map(({ respondent }) => respondent)
    const share = personas.length / answers.length
    if (personas.length < LEAST_COUNT || share < LEAST_SHARE) return []
    const weight = share >= STRONG_SHARE ? 'strong' : 'look'
    const evidence = { kind, count: personas.length, personas }
    return [{ weight, item: view.position, base: answers.length, evidence }]
  })
}

function repeats(words: readonly string[], stem: ReadonlySet<string>): boolean {
  const own = contentWords(words)
  if (own.size < LEAST_WORDS) return false
  let shared = 0
  for (const word of own) if (stem.has(word)) shared += 1
  return shared / own.size >= REPEATED
}

function contentWords(words: readonly string[]): Set<string> {
  return new Set(
    words.filter((word) => word.length >= CONTENT_LETTERS).map((word) => word.slice(0, COMPARED_LETTERS)),
  )
}
