import type { Turn } from '../models/focus.ts'
import type { Passage } from '../models/transcript-notes.ts'
import { type PassagesOn, type PlacedPassage, passagesOn } from './place-passages.ts'

/** Words of a turn that are to be marked: from `start` to before `end`, in UTF-16 code units of the turn's text. */
export interface TurnStretch {
  turn: Turn
  start: number
  end: number
}

/**
 * The stretch without the white space at its ends, and never through the middle of a character that takes two code
 * units; null where nothing is left.
 */
export function tidyStretch({ turn, start, end }: TurnStretch): TurnStretch | null {
  const { text } = turn
  let from = Math.max(0, Math.min(start, end))
  let to = Math.min(text.length, Math.max(start, end))
  if (isSecondHalf(text, from)) from -= 1
  if (isSecondHalf(text, to)) to += 1
  while (from < to && /\s/.test(text[from] ?? '')) from += 1
  while (to > from && /\s/.test(text[to - 1] ?? '')) to -= 1
  return from < to ? { turn, start: from, end: to } : null
}

function isSecondHalf(text: string, at: number): boolean {
  return (
    at > 0 &&
    at < text.length &&
    /[\udc00-\udfff]/.test(text[at] ?? '') &&
    /[\ud800-\udbff]/.test(text[at - 1] ?? '')
  )
}

/** Where a stretch stands, as passages are placed. */
export function placeOf({ turn, start, end }: TurnStretch): Pick<PlacedPassage, 'index' | 'start' | 'end'> {
  return { index: turn.number - 1, start, end }
}

/** Whether two stretches are the same words. A round that arrives can make every turn a new object. */
export function isSameStretch(a: TurnStretch | null | undefined, b: TurnStretch | null | undefined): boolean {
  return a?.turn.number === b?.turn.number && a?.start === b?.start && a?.end === b?.end
}

/** The whole text of a turn as a stretch. */
export function wholeTurn(turn: Turn): TurnStretch {
  return { turn, start: 0, end: turn.text.length }
}

/** Whether nothing is left that a passage would be kept for. */
export function saysNothing({
  codes,
  memo,
  important,
}: Pick<Passage, 'codes' | 'memo' | 'important'>): boolean {
  return codes.length === 0 && memo.trim() === '' && !important
}

/** Whether all of these words are marked as important quotes. */
export function areImportant(stretches: readonly TurnStretch[], standing: PassagesOn): boolean {
  return (
    stretches.length > 0 &&
    stretches.every((stretch) => standing(placeOf(stretch)).some(({ passage }) => passage.important))
  )
}

/** What is changed about passages: a code that is set or removed, the memo, or the mark of an important quote. */
export type PassageChange = { code: string; isSet: boolean } | { memo: string } | { important: boolean }

function changed(passage: Passage, change: PassageChange): Passage {
  if ('memo' in change) return { ...passage, memo: change.memo }
  if ('important' in change) return { ...passage, important: change.important }
  const others = passage.codes.filter((id) => id !== change.code)
  if (!change.isSet) return { ...passage, codes: others }
  return passage.codes.includes(change.code) ? passage : { ...passage, codes: [...others, change.code] }
}

/**
 * Changes the passages on these stretches. Passages that stand on exactly such a stretch are changed; where there is
 * none, one is made. A passage that then says nothing goes. Other passages stay the same objects, so that undo steps
 * can share them.
 *
 * Several passages stand on the same words where a transcript was read again. All of them get the code or the mark; a
 * memo changes only in the one whose memo is shown, so that the others keep theirs.
 *
 * @param placed where the passages stand now
 * @param idOf makes the id of a new passage
 */
export function changeStretches(
  passages: readonly Passage[],
  placed: readonly PlacedPassage[],
  stretches: readonly TurnStretch[],
  change: PassageChange,
  idOf: () => string,
): Passage[] {
  const standing = passagesOn(placed)
  const ids = new Set<string>()
  const added: Passage[] = []
  for (const stretch of stretches) {
    const there = standing(placeOf(stretch)).map(({ passage }) => passage)
    if (there.length > 0) {
      for (const { id } of 'memo' in change ? withShownMemo(there) : there) ids.add(id)
      continue
    }
    const { turn, start, end } = stretch
    const fresh = {
      ...{ id: idOf(), turn: turn.number, speaker: turn.speaker, start },
      ...{ words: turn.text.slice(start, end), codes: [], memo: '', important: false },
    }
    const made = changed(fresh, change)
    if (!saysNothing(made)) added.push(made)
  }
  return [...changePassages(passages, ids, change), ...added]
}

/** The one of the passages on the same words whose memo is shown: the first that has one, else the first. */
function withShownMemo(there: readonly Passage[]): Passage[] {
  const noted = there.find(({ memo }) => memo !== '')
  return noted ? [noted] : there.slice(0, 1)
}

/** Changes the passages with these ids; one that then says nothing goes. */
export function changePassages(
  passages: readonly Passage[],
  ids: ReadonlySet<string>,
  change: PassageChange,
): Passage[] {
  return passages.flatMap((passage) => {
    if (!ids.has(passage.id)) return [passage]
    const next = changed(passage, change)
    return saysNothing(next) ? [] : [next]
  })
}

/** Replaces a code by another one on a passage. */
export function exchangeCode(passages: readonly Passage[], id: string, from: string, to: string): Passage[] {
  return passages.map((passage) =>
    passage.id === id
      ? { ...passage, codes: [...new Set(passage.codes.map((code) => (code === from ? to : code)))] }
      : passage,
  )
}

/** Moves passages to other words of a turn, with all that they carry. */
export function movePassages(
  passages: readonly Passage[],
  ids: ReadonlySet<string>,
  { turn, start, end }: TurnStretch,
): Passage[] {
  const place = { turn: turn.number, speaker: turn.speaker, start, words: turn.text.slice(start, end) }
  return passages.map((passage) => (ids.has(passage.id) ? { ...passage, ...place } : passage))
}

/**
 * Joins passages that stand on the same words into one, which stays in the place of the first: it has all their codes and
 * memos, and is important if one of them was.
 */
export function joinPassages(passages: readonly Passage[], ids: ReadonlySet<string>): Passage[] {
  const [first, ...others] = passages.filter(({ id }) => ids.has(id))
  if (!first || others.length === 0) return [...passages]
  const all = [first, ...others]
  const joined: Passage = {
    // Members that a newer Sonde added are kept, too.
    ...Object.assign({}, ...all.toReversed()),
    codes: [...new Set(all.flatMap(({ codes }) => codes))],
    memo: [...new Set(all.map(({ memo }) => memo).filter((memo) => memo.trim() !== ''))].join('\n\n'),
    important: all.some(({ important }) => important),
  }
  return passages.flatMap((passage) => (passage === first ? [joined] : ids.has(passage.id) ? [] : [passage]))
}
