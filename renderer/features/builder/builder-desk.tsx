import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useLineState } from '../../lib/api.ts'
import { isOfTheLine, problemOf } from '../../lib/problem-of.ts'
import { isDown } from '../../lib/rpc/line.ts'
import { Announcer } from '../../ui/announcer.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Panes } from '../../ui/panes.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { VersionsLink } from '../versions/versions-link.tsx'
import styles from './builder-desk.module.css'
import { Companion } from './companion.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import type { DraftStore } from './draft-store.ts'
import { OfferNotice } from './offer-notice.tsx'
import { Outline } from './outline.tsx'
import { Preflight } from './preflight.tsx'
import { createSelectionStore, SelectionContext } from './selection-store.ts'
import { Sheet } from './sheet.tsx'
import { Toolbar } from './toolbar.tsx'
import { DraftContext } from './use-draft.ts'
import { useDrag } from './use-drag.ts'
import { useNoteFindings } from './use-note-findings.ts'
import { useOpenWording, WordingContext } from './wording-context.ts'

/** Outline, page and companion of an open draft. */
export function BuilderDesk({ surveyId, store }: { surveyId: string; store: DraftStore }) {
  const { t } = useTranslation('builder')
  const { t: shell } = useTranslation('shell')
  const [launching, setLaunching] = useState(false)
  const title = useStore(store, (state) => state.history.present.title.trim())
  // Only a failure is told here: the whole desk would be drawn again at every save otherwise.
  const failure = useStore(store, ({ saving }) => (saving.save === 'failed' ? saving : null))
  // The notice above the page says of a broken link what it means and what to do.
  const toldAbove = isDown(useLineState()) && failure !== null && isOfTheLine(problemOf(failure.error))
  const wording = useOpenWording(store)
  useNoteFindings(surveyId, store, wording)
  const [selection] = useState(() => createSelectionStore(store))
  const panes = useRef<HTMLDivElement>(null)
  useUndoKeys(store)
  useDrag(panes, store, selection)
  return (
    <DraftContext value={store}>
      <WordingContext value={wording}>
        <PageHeader
          title={title || t('fallbackTitle')}
          trail={[{ label: shell('nav.surveys'), to: '/surveys' }]}
          note={<VersionsLink surveyId={surveyId} />}
        />
        <div className={styles.desk}>
          <Toolbar
            onLaunch={() => {
              store.tryLaunch()
              setLaunching(true)
            }}
          />
          <ConflictNotice />
          <OfferNotice />
          {failure && !toldAbove && (
            <ProblemNotice problem={failure.error} onRetry={() => void store.flush()} />
          )}
          <Announcer />
          <SelectionContext value={selection}>
            <div ref={panes} className={styles.panes}>
              <Panes
                name="builder"
                list={{ label: t('outline'), width: 240, content: <Outline /> }}
                companion={{ label: t('companion'), width: 320, content: <Companion surveyId={surveyId} /> }}
              >
                <Sheet />
              </Panes>
            </div>
          </SelectionContext>
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
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isInDialog(event.target)) return
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

/** What is typed in a dialog is undone by its own field. */
function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"]') !== null
}
