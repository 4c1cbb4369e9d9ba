import type { TurnStretch } from './change-passages.ts'
import { sentencesOf } from './sentences.ts'

/** How many characters of the same sentence are shown on either side. */
const AROUND = 60
/** The word that the cut goes through, or a single character where no space is near, as in Japanese. */
const CUT_FIRST = /^(?:\S{0,30}(?=\s)|.)/su
const CUT_LAST = /(?:(?<=\s)\S{0,30}|.)$/su

/**
 * The words of a stretch, with what stands before and after them in the same sentence: at most 60 characters on each
 * side, cut between words. Both are empty where the stretch is whole sentences.
 */
export function wordsAround({ turn, start, end }: TurnStretch): {
  before: string
  words: string
  after: string
} {
  const { text } = turn
  const sentences = sentencesOf(turn)
  const from = sentences.find(([first, last]) => first <= start && start < last)?.[0] ?? start
  const to = sentences.find(([first, last]) => first < end && end <= last)?.[1] ?? end
  const before = text.slice(from, start).trimStart()
  const after = text.slice(end, to).trimEnd()
  return {
    before: before.length <= AROUND ? before : `…${before.slice(-AROUND - 1).replace(CUT_FIRST, '')}`,
    words: text.slice(start, end),
    after:
      after.length <= AROUND
        ? after
        : `${after
            .slice(0, AROUND + 1)
            .replace(CUT_LAST, '')
            .trimEnd()}…`,
  }
}
