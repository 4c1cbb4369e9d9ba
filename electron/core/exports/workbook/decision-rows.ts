import type { SheetSource, SheetTable } from './workbook-sheet.ts'

/** What the person decided and noted for each item; null where that is nothing. */
export function decisionRows({ input: { draft, said }, words, own }: SheetSource): SheetTable | null {
  const rows = draft.questions.map(({ id, stem }, position) => {
    const { decision = null, note = '' } = said?.items?.[id] ?? {}
    return { position, stem, decision, note: note.trim() }
  })
  if (rows.every(({ decision, note }) => decision === null && note === '')) return null
  return {
    header: [words.item, words.stem, own.heads.decision, own.heads.ownNote],
    rows: rows.map(({ position, stem, decision, note }) => [
      position + 1,
      stem,
      decision === null ? null : own.decisions[decision],
      note === '' ? null : note,
    ]),
  }
}
