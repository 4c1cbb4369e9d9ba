import { useEffect } from 'react'
import { api, client } from '../../../lib/api.ts'
import { queryClient } from '../../../lib/query-client.ts'
import type { DraftStore } from '../model/draft-store.ts'
import { noteFindings } from './note-findings.ts'
import type { WordingStore } from './wording-store.ts'

/** Tells the core how many wording issues are open in the stored draft, for the library. */
export function useNoteFindings(id: string, draft: DraftStore, wording: WordingStore | null): void {
  useEffect(() => {
    if (!wording) return
    return noteFindings(draft, wording, (note) => {
      // A failure is ignored, since the number is sent again the next time the survey is opened. The library is
      // reloaded because it may have been opened in the meantime.
      client.surveys.noteFindings({ id, ...note }).then(
        () => queryClient.invalidateQueries({ queryKey: api.surveys.list.key() }),
        () => undefined,
      )
    })
  }, [id, draft, wording])
}
