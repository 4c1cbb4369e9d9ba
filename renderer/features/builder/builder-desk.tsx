import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Announcer } from '../../ui/announcer.tsx'
import { FindContext } from '../../ui/find/find-context.ts'
import { createFindStore } from '../../ui/find/find-store.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Panes } from '../../ui/panes.tsx'
import { DraftNotices } from '../draft/draft-notices.tsx'
import { useUndoKeys } from '../draft/use-undo-keys.ts'
import { PasteDialog } from '../exchange/paste-dialog.tsx'
import { ItemBankDialog } from '../item-bank/item-bank-dialog.tsx'
import { VersionsLink } from '../versions/versions-link.tsx'
import styles from './builder-desk.module.css'
import { ItemCommandsContext } from './clipboard/item-commands.ts'
import { type PastedText, useItemClipboard } from './clipboard/use-item-clipboard.ts'
import { Companion } from './companion/companion.tsx'
import { BuilderFind } from './find/builder-find.tsx'
import { Labels } from './labels/labels.tsx'
import { Preflight } from './launch/preflight.tsx'
import { LedgerLink } from './ledger-link.tsx'
import type { DraftStore } from './model/draft-store.ts'
import { DraftContext } from './model/use-draft.ts'
import { Outline } from './outline/outline.tsx'
import { SeenContext, useSeenRun } from './seen/seen-context.ts'
import { createSelectionStore, SelectionContext } from './selection/selection-store.ts'
import { useDrag } from './selection/use-drag.ts'
import { Sheet } from './sheet/sheet.tsx'
import { Toolbar } from './toolbar.tsx'
import { undoByKeys } from './undo-steps.ts'
import { useItemCommandsOf } from './use-item-commands-of.ts'
import { useMendKey } from './wording/use-mend-key.ts'
import { useNoteFindings } from './wording/use-note-findings.ts'
import { useOpenWording, WordingContext } from './wording/wording-context.ts'

/** Width of the outline in pixels: a share of the window, so that in a wide one stems are not cut off. */
const OUTLINE_WIDTH = Math.round(Math.min(400, Math.max(240, window.innerWidth * 0.22)))

/** The outline, the sheet and the companion of an open draft. */
export function BuilderDesk({ surveyId, store }: { surveyId: string; store: DraftStore }) {
  const { t } = useTranslation('builder')
  const { t: shell } = useTranslation('shell')
  const [launching, setLaunching] = useState(false)
  const title = useStore(store, (state) => state.history.present.title.trim())
  const wording = useOpenWording(store)
  useNoteFindings(surveyId, store, wording)
  const [selection] = useState(() => createSelectionStore(store))
  const [find] = useState(() => createFindStore())
  const panes = useRef<HTMLDivElement>(null)
  const [pasted, setPasted] = useState<PastedText | null>(null)
  const { bankOpened, closeBank, commands, add } = useItemCommandsOf(surveyId, store, selection, setPasted)
  useItemClipboard(store, selection, setPasted)
  const [byKeys] = useState(() => undoByKeys(store, selection))
  useUndoKeys(byKeys)
  useMendKey(store)
  useDrag(panes, store, selection)
  const seen = useSeenRun(surveyId)
  return (
    <DraftContext value={store}>
      <WordingContext value={wording}>
        <PageHeader
          title={title || t('fallbackTitle')}
          trail={[{ label: shell('nav.surveys'), to: '/surveys' }]}
          note={
            <>
              <VersionsLink surveyId={surveyId} store={store} />
              <LedgerLink surveyId={surveyId} />
            </>
          }
        />
        <div className={styles.desk}>
          <Toolbar
            onLaunch={() => {
              store.tryLaunch()
              setLaunching(true)
            }}
          />
          <Announcer />
          <SelectionContext value={selection}>
            <ItemCommandsContext value={commands}>
              <SeenContext value={seen}>
                <Labels store={store}>
                  <div ref={panes} className={styles.panes}>
                    <Panes
                      name="builder"
                      list={{ label: t('outline'), width: OUTLINE_WIDTH, content: <Outline /> }}
                      companion={{
                        label: t('companion'),
                        width: 320,
                        content: <Companion surveyId={surveyId} />,
                        stays: true,
                      }}
                    >
                      <FindContext value={find}>
                        <BuilderFind />
                        <Sheet />
                      </FindContext>
                    </Panes>
                  </div>
                </Labels>
              </SeenContext>
            </ItemCommandsContext>
          </SelectionContext>
          {/* Below the panes, so that a notice that comes or goes moves nothing that is being read or typed. */}
          <DraftNotices kind="survey" session={store} />
        </div>
        <ItemBankDialog opened={bankOpened} onClose={closeBank} onInsert={(questions) => add(questions)} />
        <PasteDialog
          text={pasted?.text ?? null}
          onClose={() => setPasted(null)}
          onAdd={(questions) => add(questions, pasted?.after)}
        />
        <Preflight surveyId={surveyId} opened={launching} onClose={() => setLaunching(false)} />
      </WordingContext>
    </DraftContext>
  )
}
