import type { ExportWords } from '../export-words.ts'

/** The numbers that say why there is no answer, by the words for it in the file of codes. */
export interface MissingCodes {
  from: number
  to: number
  codes: ReadonlyMap<string, number>
  /** Of an answer in words to an item whose answers are numbers; it follows on `to`. */
  notNumber: number
}

/**
 * The numbers for the kinds of missing answers, the same in the whole file: -99 to -96, or of more digits where an
 * option has one of these as its code, or an answer is such a number.
 */
export function missingCodes(
  { missingKinds: { missing, unread, blank, wayOut } }: ExportWords,
  taken: readonly number[],
): MissingCodes {
  const kinds = [missing, unread, blank, wayOut]
  let digits = 2
  const bounds = () => {
    const from = 1 - 10 ** digits
    return { from, to: from + kinds.length - 1, notNumber: from + kinds.length }
  }
  while (taken.some((code) => code >= bounds().from && code <= bounds().notNumber)) digits += 1
  const { from, to, notNumber } = bounds()
  return { from, to, notNumber, codes: new Map(kinds.map((kind, at) => [kind, from + at])) }
}
