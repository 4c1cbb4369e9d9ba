import type { TranscriptNotes } from '../models/transcript-notes.ts'
import type { TurnStretch } from './change-passages.ts'

/**
 * The largest notes of one group, in bytes as JSON. A page of the browser host sends them in one message, which may be
 * larger by a third (`LARGEST_MESSAGE`): what stands around them, and a memo on the discussion, still fit.
 */
export const LARGEST_NOTES = 6_000_000

/** The size of a new passage without its words: its members, its ids and the sign between two passages. */
const FRAME = 250

/** The size of notes in bytes as JSON, apart from members that Sonde does not know. */
export function notesSize({ codes, passages, memo, speakers }: TranscriptNotes): number {
  let size = bytesOf(JSON.stringify([memo, speakers]))
  for (const part of codes) size += sizeOf(part)
  for (const part of passages) size += sizeOf(part)
  return size
}

/** Whether notes would be too large to be saved, and larger than before: what makes them smaller is always allowed. */
export function isTooLarge(next: TranscriptNotes, before: TranscriptNotes): boolean {
  const size = notesSize(next)
  return size > LARGEST_NOTES && size > notesSize(before)
}

/** Whether there is no room for a passage with a code on each of these stretches. */
export function isTooMuchToMark(notes: TranscriptNotes, stretches: readonly TurnStretch[]): boolean {
  let size = notesSize(notes)
  for (const { turn, start, end } of stretches) size += FRAME + bytesOf(turn.text.slice(start, end))
  return size > LARGEST_NOTES
}

/** Codes and passages are never changed, only replaced, so that each is measured once. */
const sizes = new WeakMap<object, number>()

function sizeOf(part: object): number {
  const known = sizes.get(part)
  if (known !== undefined) return known
  const size = bytesOf(JSON.stringify(part)) + 1
  sizes.set(part, size)
  return size
}

/** The bytes of a text as UTF-8. */
function bytesOf(text: string): number {
  let bytes = text.length
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    // The two halves of a pair take four bytes together.
    if (unit > 0x7ff && (unit < 0xd800 || unit > 0xdfff)) bytes += 2
    else if (unit > 0x7f) bytes += 1
  }
  return bytes
}
