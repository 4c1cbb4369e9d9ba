import { sortCodes } from '../../../../../shared/transcripts/order-codes.ts'
import { useLanguage } from '../../../../lib/use-language.ts'
import { useNotesPart, useNotesSession } from '../notes-context.ts'

/** Sorts the codes by name, once; null where they are in that order already or can only be read. */
export function useSortCodes(): (() => void) | null {
  const language = useLanguage()
  const session = useNotesSession()
  const codes = useNotesPart((notes) => notes.codes)
  const sorted = sortCodes(codes, language)
  if (!session || sorted === codes) return null
  return () =>
    session.edit('sort-codes', (notes) => {
      notes.codes = [...sorted]
    })
}
