import { useEffect } from 'react'
import { api, client } from '../../lib/api.ts'
import { queryClient } from '../../lib/query-client.ts'
import type { DraftStore } from './draft-store.ts'
import { countOpen } from './wording-findings.ts'
import type { WordingStore } from './wording-store.ts'

/**
 * Tells the core how many remarks of the checker are open, each time it has read the draft that is saved: the library
 * shows which surveys are checked.
 */
export function useNoteFindings(id: string, draft: DraftStore, wording: WordingStore | null): void {
  useEffect(() => {
    if (!wording) return
    let told = ''
    const tell = () => {
      const { saving, history } = draft.getState()
      if (saving.save !== 'saved' && saving.save !== 'none') return
      const open = countOpen(history.present, wording.getState())
      if (open === null) return
      const note = { id, revision: saving.revision, open }
      if (JSON.stringify(note) === told) return
      told = JSON.stringify(note)
      // Nobody waits for it, and the next time the survey is opened it is told again.
      // The library may have been opened, and read, in the meantime.
      client.surveys.noteFindings(note).then(
        () => queryClient.invalidateQueries({ queryKey: api.surveys.list.key() }),
        () => undefined,
      )
    }
    tell()
    const stops = [draft.subscribe(tell), wording.subscribe(tell)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [id, draft, wording])
}
