import type { ImportResult } from '../../../shared/exchange/import-result.ts'

/** The items read, one a line: `stem: option / option`. */
export function itemsOf({ draft }: ImportResult): string[] {
  return draft.questions.map(({ stem, type, options }) =>
    type === 'single_choice' ? `${stem}: ${options.map(({ text }) => text).join(' / ')}` : stem,
  )
}

/** Names in the notes with this code. */
export function named({ notes }: ImportResult, code: string): string[] {
  return notes.filter((note) => note.code === code).map(({ name }) => name)
}
