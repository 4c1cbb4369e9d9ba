import { Button, Modal } from '@mantine/core'
import { IconSortAZ } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { TranscriptNotes } from '../../../../../shared/models/transcript-notes.ts'
import { DialogFoot } from '../../../../ui/dialog-foot.tsx'
import { DrawnOnDemand } from '../../../../ui/drawn-on-demand.tsx'
import { resting } from '../../../../ui/resting.ts'
import type { DraftSession } from '../../../draft/draft-session.ts'
import { UndoButtons } from '../../../draft/undo-buttons.tsx'
import { takeUndoKey } from '../../../draft/use-undo-keys.ts'
import { useCoding } from '../coding-context.ts'
import { useNotesSession } from '../notes-context.ts'
import { isOtherField } from '../transcript-notes.tsx'
import { CodeRow } from './code-row.tsx'
import { isUnderAnother } from './code-tree.tsx'
import styles from './companion.module.css'
import { CreateCode } from './create-code.tsx'
import { useCodeCounts } from './use-code-counts.ts'
import { useCodingStepWords } from './use-coding-step-words.ts'
import { useDragCodes } from './use-drag-codes.ts'
import { useMoveCode } from './use-move-code.ts'
import { useSortCodes } from './use-sort-codes.ts'

/** More codes than this are rendered only near the view, since each has fields. */
const DRAWN_WHOLE = 60
/** Approximate height of a code. Pixels. */
const USUAL_HEIGHT = 92

/** The codebook with all that can be said of a code. Changes take effect at once, and can be undone. */
export function CodesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['codebook', 'common'])
  const session = useNotesSession()
  const stepWords = useCodingStepWords()
  const sort = useSortCodes()
  const { tree } = useCoding()
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={t('edit.title')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
      onKeyDown={(event) => {
        // A field that is no part of the codebook undoes its own letters, while it has any.
        const isOwn = isOtherField(event.target) && (event.target as HTMLInputElement).value !== ''
        if (session && !isOwn) takeUndoKey(event, session)
      }}
    >
      <p className={styles.hint}>
        {t('edit.hint')}
        {tree.some(isUnderAnother) && ` ${t('edit.counted')}`}
      </p>
      {session && (
        <>
          <CodeRows session={session} />
          <CreateCode withPlace />
          <DialogFoot>
            <Button
              variant="subtle"
              color="gray"
              leftSection={<IconSortAZ size={16} aria-hidden="true" />}
              className={styles.sort ?? ''}
              {...resting(sort === null, () => sort?.())}
            >
              {t('edit.sort')}
            </Button>
            <UndoButtons session={session} wordsOf={stepWords} />
          </DialogFoot>
        </>
      )}
    </Modal>
  )
}

/** The codes as a list, in which they are moved. */
function CodeRows({ session }: { session: DraftSession<TranscriptNotes> }) {
  const { tree } = useCoding()
  const { counts } = useCodeCounts()
  const list = useRef<HTMLUListElement>(null)
  const { move, put, place, moved } = useMoveCode(list)
  useDragCodes(list, place)
  return (
    <ul ref={list} tabIndex={-1} className={styles.rows} data-annotation>
      <DrawnOnDemand
        rows={tree}
        isNeeded={({ code }) => code.id === moved}
        whole={DRAWN_WHOLE}
        usualHeight={USUAL_HEIGHT}
        draw={(inTree) => (
          <CodeRow
            key={inTree.code.id}
            inTree={inTree}
            session={session}
            count={counts.get(inTree.code.id)?.own ?? 0}
            onMove={(way) => move(inTree.code, way)}
            onPut={(parent) => put(inTree.code, parent)}
          />
        )}
      />
    </ul>
  )
}
