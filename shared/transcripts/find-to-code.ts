import type { Turn } from '../models/focus.ts'
import { foldForFind, foldWanted, type Stretch, stretchesIn } from '../text/find-text.ts'
import { type TurnStretch, tidyStretch, wholeTurn } from './change-passages.ts'
import { sentencesOf } from './sentences.ts'

/** What a search marks: the words found, the sentence around them, or the whole turn. */
export const EXTENTS = ['words', 'sentence', 'turn'] as const
export type Extent = (typeof EXTENTS)[number]

/**
 * The stretches of a transcript that contain the words searched for, in order and each once. Case and accents do not
 * count. The beginning of a word is enough, and the word is then marked whole; its middle is not: whoever looks for "art"
 * does not mean "part".
 *
 * @param withModerator whether the moderator's turns are searched too
 */
export function stretchesWith(
  turns: readonly Turn[],
  query: string,
  extent: Extent,
  withModerator: boolean,
): TurnStretch[] {
  const wanted = foldWanted(query)
  if (wanted === '') return []
  const folded = foldedOnce(turns)
  return turns.flatMap((turn, index) => {
    if (turn.moderator && !withModerator) return []
    const text = folded[index] ?? ''
    if (!text.includes(wanted)) return []
    const found = stretchesIn(turn.text, wanted, text).flatMap((each) => wholeWords(turn.text, each) ?? [])
    if (found.length === 0) return []
    if (extent === 'turn') return tidied([wholeTurn(turn)])
    if (extent === 'words') return tidied(found.map((each) => ({ turn, ...each })))
    return tidied(sentencesAround(turn, found))
  })
}

const WORD_BEFORE = /[\p{L}\p{M}\p{N}]$/u
const WORD_AFTER = /^[\p{L}\p{M}\p{N}]+/u

/** The stretch up to the end of its last word; null where it begins in the middle of a word. */
function wholeWords(text: string, { start, end }: Stretch): Stretch | null {
  const beginsInWord = WORD_AFTER.test(text.slice(start))
  if (beginsInWord && WORD_BEFORE.test(text.slice(Math.max(0, start - 2), start))) return null
  const ending = WORD_AFTER.exec(text.slice(end))?.[0] ?? ''
  const endsInWord = WORD_BEFORE.test(text.slice(Math.max(0, end - 2), end))
  return { start, end: endsInWord ? end + ending.length : end }
}

/** The sentences in which these stretches of a turn stand, joined where one runs through several. */
function sentencesAround(turn: Turn, found: readonly Stretch[]): TurnStretch[] {
  const sentences = sentencesOf(turn)
  const around: TurnStretch[] = []
  // Both are in order, so that the sentences are walked over once.
  let at = 0
  for (const { start, end } of found) {
    while ((sentences[at]?.[1] ?? Infinity) <= start) at += 1
    const from = sentences[at]?.[0] ?? start
    while ((sentences[at]?.[1] ?? Infinity) < end) at += 1
    const to = sentences[at]?.[1] ?? end
    const last = around.at(-1)
    if (last && last.end > from) last.end = to
    else around.push({ turn, start: from, end: to })
  }
  return around
}

const foldedTexts = new WeakMap<readonly Turn[], readonly string[]>()

/** The folded texts of turns, which are folded once and not with every letter that is typed. */
function foldedOnce(turns: readonly Turn[]): readonly string[] {
  const known = foldedTexts.get(turns)
  if (known) return known
  const folded = turns.map(({ text }) => foldForFind(text))
  foldedTexts.set(turns, folded)
  return folded
}

function tidied(stretches: readonly TurnStretch[]): TurnStretch[] {
  return stretches.flatMap((each) => tidyStretch(each) ?? [])
}
