import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import type { FocusDraft, FocusSession } from '../../../shared/models/focus.ts'
import { api, client } from '../../lib/api.ts'
import { type AutosaveState, createAutosave, type SaveOutcome } from '../../lib/autosave.ts'
import { failedWith, problemOf } from '../../lib/problem-of.ts'
import { setSaveStatus } from '../../lib/save-status.ts'

interface FocusDraftHandle {
  draft: FocusDraft
  change: (patch: Partial<FocusDraft>) => void
  saving: AutosaveState<FocusDraft>
  /** Saves at once; resolves with the stored revision, or null when it could not be saved. */
  flush: () => Promise<number | null>
  keepMine: () => void
  takeTheirs: () => void
}

/** The draft of a focus group on the screen, saved as it is typed. */
export function useFocusDraft(session: FocusSession): FocusDraftHandle {
  const { id, revision } = session
  const cache = useQueryClient()
  const [draft, setDraft] = useState(session.draft)
  const [saving, setSaving] = useState<AutosaveState<FocusDraft>>({
    save: 'none',
    revision,
    savedAt: null,
    error: null,
    theirs: null,
  })
  const [autosave] = useState(() => {
    const known = { revision }
    const handle = createAutosave<FocusDraft>({
      revision,
      save: (document, from) => saveDraft(id, document, from),
      load: async () => {
        const { session: stored } = await client.focus.get({ id })
        return { document: stored.draft, revision: stored.revision }
      },
      isSame: (a, b) => JSON.stringify(a) === JSON.stringify(b),
      onState: (state) => {
        known.revision = state.revision
        setSaving(state)
        setSaveStatus(state.save, state.savedAt)
        if (state.save === 'saved') void cache.invalidateQueries({ queryKey: api.focus.list.key() })
      },
    })
    return { ...handle, revision: () => known.revision }
  })
  useEffect(
    () => () => {
      void autosave.flush()
      setSaveStatus('none')
    },
    [autosave],
  )
  const change = useCallback(
    (patch: Partial<FocusDraft>) =>
      setDraft((before) => {
        const next = { ...before, ...patch }
        autosave.changed(next)
        return next
      }),
    [autosave],
  )
  return {
    draft,
    change,
    saving,
    flush: async () => ((await autosave.flush()) ? autosave.revision() : null),
    keepMine: autosave.keepMine,
    takeTheirs: () => {
      if (saving.theirs) setDraft(saving.theirs.document)
      autosave.takeTheirs()
    },
  }
}

async function saveDraft(id: string, draft: FocusDraft, revision: number): Promise<SaveOutcome> {
  try {
    return { kind: 'saved', ...(await client.focus.saveDraft({ id, revision, draft })) }
  } catch (error) {
    if (failedWith(error, 'CONFLICT')) return { kind: 'conflict' }
    const { code } = problemOf(error)
    return { kind: 'failed', error, uncertain: code === 'TRANSPORT' || code === 'TIMED_OUT' }
  }
}
