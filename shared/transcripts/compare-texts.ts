import { commonRun } from '../difference/common-run.ts'

/** A line of two texts compared. */
export interface ComparedLine {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/**
 * The lines of two texts, in order: what stands in both, what only the earlier one has, what only the later one has.
 * Without the added lines they are the earlier text's, without the removed ones the later text's. Endings of lines do
 * not count. What changes is as little as possible while it stays under a thousand lines; beyond, lines that are the
 * only ones of their kind hold the texts together.
 */
export function compareTexts(before: string, after: string): ComparedLine[] {
  const old = linesOf(before)
  const now = linesOf(after)
  const compared: ComparedLine[] = []
  let at = 0
  let place = 0
  const upTo = (oldEnd: number, nowEnd: number): void => {
    for (; at < oldEnd; at++) compared.push({ kind: 'removed', text: old[at] ?? '' })
    for (; place < nowEnd; place++) compared.push({ kind: 'added', text: now[place] ?? '' })
  }
  for (const [oldAt, nowAt] of commonRun(old, now)) {
    upTo(oldAt, nowAt)
    compared.push({ kind: 'same', text: now[nowAt] ?? '' })
    at += 1
    place += 1
  }
  upTo(old.length, now.length)
  return compared
}

/** No text has no line. */
function linesOf(text: string): string[] {
  return text === '' ? [] : text.split(/\r\n|\n|\r|\u2028|\u2029/)
}
