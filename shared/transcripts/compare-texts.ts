import { commonRun } from '../difference/common-run.ts'

/** A line in the comparison of two texts. */
export interface ComparedLine {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/**
 * Compares two texts line by line. The result without the added lines is the earlier text, without the removed ones the
 * later text. Line endings do not count. Up to a thousand changed lines the difference is the smallest possible;
 * beyond, the texts are aligned at lines that each of them has exactly once.
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

/** The lines of a text; none for an empty text. */
function linesOf(text: string): string[] {
  return text === '' ? [] : text.split(/\r\n|\n|\r|\u2028|\u2029/)
}
