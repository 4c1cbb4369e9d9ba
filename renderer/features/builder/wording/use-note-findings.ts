import { useEffect } from 'react'
import { api, client } from '../../../lib/api.ts'
import { queryClient } from '../../../lib/query-client.ts'
import type { DraftStore } from '../model/draft-store.ts'
import { noteFindings } from './note-findings.ts'
import type { WordingStore } from './wording-store.ts'

/** Tells the core how many remarks are open in the stored draft: the library shows which surveys are checked. */
export function useNoteFindings(id: string, draft: DraftStore, wording: WordingStore | null): void {
  useEffect(() => {
    if (!wording) return
    return noteFindings(draft, wording, (note) => {
      // Nobody waits for it, and the next time the survey is opened it is told again.
      // The library may have been opened, and read, in the meantime.
      client.surveys.noteFindings({ id, ...note }).then(
        () => queryClient.invalidateQueries({ queryKey: api.surveys.list.key() }),
        () => undefined,
      )
    })
  }, [id, draft, wording])
}
