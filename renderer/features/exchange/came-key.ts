import type { CountedImport, ImportKind } from '../../../shared/exchange/import-result.ts'

/** The text of the import summary on how many of the counted questions are in the new `items`. */
export function cameKey(kind: ImportKind, { came, questions }: CountedImport, items: number) {
  const isWhole = came >= questions
  // The questions of a text or a Word document can only be counted by signs, so that their number is about right.
  if (kind !== 'text' && kind !== 'docx') return isWhole ? 'allCame' : 'someCame'
  if (came > items) return isWhole ? 'linesAllWithin' : 'linesSomeWithin'
  return isWhole ? 'linesAll' : 'linesSome'
}
