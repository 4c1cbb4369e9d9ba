import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { PageHeader } from '../../ui/page-header.tsx'
import { Panes } from '../../ui/panes.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import styles from './builder-desk.module.css'
import { Companion } from './companion.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import type { DraftStore } from './draft-store.ts'
import { Outline } from './outline.tsx'
import { Preflight } from './preflight.tsx'
import { Sheet } from './sheet.tsx'
import { Toolbar } from './toolbar.tsx'
import { DraftContext } from './use-draft.ts'
import { useOpenWording, WordingContext } from './wording-context.ts'

/** Outline, page and companion of an open draft. */
export function BuilderDesk({ surveyId, store }: { surveyId: string; store: DraftStore }) {
  const { t } = useTranslation('builder')
  const { t: shell } = useTranslation('shell')
  const [launching, setLaunching] = useState(false)
  const title = useStore(store, (state) => state.history.present.title.trim())
  const saving = useStore(store, (state) => state.saving)
  const wording = useOpenWording(store)
  useUndoKeys(store)
  return (
    <DraftContext value={store}>
      <WordingContext value={wording}>
        <PageHeader
          title={title || t('fallbackTitle')}
          trail={[{ label: shell('nav.surveys'), to: '/surveys' }]}
        />
        <div className={styles.desk}>
          <Toolbar
            onLaunch={() => {
              store.tryLaunch()
              setLaunching(true)
            }}
          />
          <ConflictNotice />
          {saving.save === 'failed' && (
            <ProblemNotice problem={saving.error} onRetry={() => void store.flush()} />
          )}
          <div className={styles.panes}>
            <Panes
              name="builder"
              list={{ label: t('outline'), width: 240, content: <Outline /> }}
              companion={{ label: t('companion'), width: 320, content: <Companion /> }}
            >
              <Sheet />
            </Panes>
          </div>
        </div>
        <Preflight surveyId={surveyId} opened={launching} onClose={() => setLaunching(false)} />
      </WordingContext>
    </DraftContext>
  )
}

/** The whole draft is undone, not the one text field: what the cursor is in keeps no history of its own. */
function useUndoKeys(store: DraftStore) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const redo = (key === 'z' && event.shiftKey) || (key === 'y' && !event.shiftKey)
      if (!redo && key !== 'z') return
      event.preventDefault()
      if (redo) store.redo()
      else store.undo()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [store])
}
