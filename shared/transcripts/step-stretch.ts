import type { Turn } from '../models/focus.ts'
import { type TurnStretch, tidyStretch } from './change-passages.ts'
import { sentencesOf } from './sentences.ts'

const WORDS = new Intl.Segmenter(undefined, { granularity: 'word' })

/** The words of a text as [first character, end), in UTF-16 code units. */
function wordsOf(text: string): [number, number][] {
  return [...WORDS.segment(text)].flatMap(({ segment, index, isWordLike }): [number, number][] =>
    isWordLike === true ? [[index, index + segment.length]] : [],
  )
}

/**
 * The sentence after (`by` 1) or before (-1) the selected words of a turn; without selected words the first or the last
 * one. Null where there is no further one.
 */
export function stepSentence(turn: Turn, selected: TurnStretch | null, by: 1 | -1): TurnStretch | null {
  const sentences = sentencesOf(turn)
  const next =
    selected === null
      ? sentences.at(by === 1 ? 0 : -1)
      : by === 1
        ? sentences.find(([start]) => start >= selected.end)
        : sentences.findLast(([, end]) => end <= selected.start)
  return next ? tidyStretch({ turn, start: next[0], end: next[1] }) : null
}

/**
 * The selected words with their beginning or end moved by one word; at least one word stays selected. Punctuation goes
 * with the word before it.
 */
export function stepEdge(selected: TurnStretch, edge: 'start' | 'end', by: 1 | -1): TurnStretch {
  const { turn, start, end } = selected
  const words = wordsOf(turn.text)
  const inside = words.filter(([first]) => first >= start && first < end)
  if (edge === 'end') {
    const to = by === 1 ? words.find(([, after]) => after > end)?.[1] : inside.at(-2)?.[1]
    return to === undefined ? selected : { turn, start, end: to }
  }
  const from = by === 1 ? inside[1]?.[0] : words.findLast(([first]) => first < start)?.[0]
  return from === undefined ? selected : { turn, start: from, end }
}

/**
 * The selected words with their beginning or end moved to that of a sentence, the next one or the one before; the same
 * stretch where there is none, or where nothing would stay selected.
 */
export function stepEdgeBySentence(selected: TurnStretch, edge: 'start' | 'end', by: 1 | -1): TurnStretch {
  const { turn, start, end } = selected
  const sentences = sentencesOf(turn).flatMap(
    ([from, to]) => tidyStretch({ turn, start: from, end: to }) ?? [],
  )
  if (edge === 'end') {
    const ends = sentences.map((each) => each.end)
    const to =
      by === 1 ? ends.find((each) => each > end) : ends.findLast((each) => each < end && each > start)
    return to === undefined ? selected : { turn, start, end: to }
  }
  const starts = sentences.map((each) => each.start)
  const from =
    by === 1 ? starts.find((each) => each > start && each < end) : starts.findLast((each) => each < start)
  return from === undefined ? selected : { turn, start: from, end }
}

/** A step by which an end of a stretch is moved: back (-1) or on (1), by a word or to the limit of a sentence. */
export interface LimitStep {
  edge: 'start' | 'end'
  unit: 'word' | 'sentence'
  by: 1 | -1
}

/** The stretch after such a step; the same one where the step is not possible. */
export function stepLimit(stretch: TurnStretch, { edge, unit, by }: LimitStep): TurnStretch {
  const next = unit === 'word' ? stepEdge(stretch, edge, by) : stepEdgeBySentence(stretch, edge, by)
  return next.start === stretch.start && next.end === stretch.end ? stretch : next
}
