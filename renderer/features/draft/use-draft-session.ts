import { notifications } from '@mantine/notifications'
import i18next from 'i18next'
import { useEffect, useState } from 'react'
import { problemOf } from '../../lib/problem-of.ts'
import { setSaveStatus } from '../../lib/save-status.ts'
import type { SaveOutcome } from './autosave.ts'
import type { DraftKind, OpenedDraft } from './draft-kind.ts'
import type { DraftSession, SessionPorts } from './draft-session.ts'
import { isSame } from './judge-kept.ts'
import { createKeeper } from './keeper.ts'
import { forgetOthers, type KeptDraft, keepDraft, readKeptDraft } from './kept-draft.ts'
import { forgetOffer, keepOffer, readOffer } from './offered-draft.ts'
import { setKept } from './unkept-drafts.ts'

/** Names this page among the windows of the browser. */
const PAGE = crypto.randomUUID()

/** The id keeps the message from being shown twice when a component is mounted twice. */
function tellRestored(id: string): void {
  notifications.show({
    id: `restored-${id}`,
    autoClose: 10_000,
    closeButtonProps: { 'aria-label': i18next.t('common:actions.close') },
    message: i18next.t('draft:restored'),
  })
}

async function save<T extends object>(
  kind: DraftKind<T>,
  id: string,
  draft: T,
  revision: number,
): Promise<SaveOutcome> {
  try {
    const saved = await kind.save(id, draft, revision)
    kind.onSaved()
    return { kind: 'saved', ...saved }
  } catch (error) {
    const { code } = problemOf(error)
    if (code === 'CONFLICT') return { kind: 'conflict' }
    return { kind: 'failed', error, uncertain: ['TRANSPORT', 'TIMED_OUT', 'INTERNAL'].includes(code) }
  }
}

type CreateSession<T, S> = (opened: OpenedDraft<T>, kept: KeptDraft<T> | null, ports: SessionPorts<T>) => S

/**
 * Opens a draft for writing while the component is shown; unsaved changes go on being saved after it is gone. Null
 * until the draft is open. Only the first value of each argument counts: later values of the draft merely reflect what
 * is written here.
 */
export function useDraftSession<T extends object, S extends DraftSession<T>>(
  kind: DraftKind<T>,
  opened: OpenedDraft<T>,
  create: CreateSession<T, S>,
): S | null {
  const [first] = useState({ kind, opened, create })
  const [session, setSession] = useState<S | null>(null)
  useEffect(() => {
    const { kind, opened, create } = first
    const { id } = opened
    const kept = readKeptDraft(localStorage, kind, id)
    const keeping = { by: PAGE, from: kept?.by }
    const keeper = createKeeper<T>((kept) =>
      setKept(id, keepDraft(localStorage, kind, id, kept, Date.now(), keeping)),
    )
    const session = create(opened, kept, {
      save: (draft, revision) => save(kind, id, draft, revision),
      async load() {
        const stored = await kind.open(id)
        return { document: stored.draft, revision: stored.revision }
      },
      keep: keeper.keep,
      offered: readOffer(localStorage, kind, id),
      endOffer: () => forgetOffer(localStorage, id),
      now: Date.now,
    })
    // Saving continues at once; a conflict is shown by its own notice.
    const { history, saving, offer } = session.getState()
    // Kept apart now, because the next key typed would overwrite the kept copy.
    if (offer) keepOffer(localStorage, id, offer)
    else forgetOffer(localStorage, id)
    if (kept?.unsaved && !saving.theirs && !isSame(history.present, opened.draft)) tellRestored(id)
    forgetOthers(localStorage, id)
    setSession(session)
    const tell = () => {
      const { save, savedAt } = session.getState().saving
      setSaveStatus(save, savedAt)
    }
    tell()
    const unsubscribe = session.subscribe((state, before) => {
      if (state.saving !== before.saving) tell()
    })
    const hide = () => {
      keeper.write()
      void session.flush()
    }
    window.addEventListener('pagehide', hide)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('pagehide', hide)
      document.removeEventListener('visibilitychange', hide)
      unsubscribe()
      setSaveStatus('none')
      session.leave()
      keeper.write()
    }
  }, [first])
  return session
}
