import { Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DialogFoot } from '../../../../ui/dialog-foot.tsx'
import { UndoButtons } from '../../../draft/undo-buttons.tsx'
import { useCoding } from '../coding-context.ts'
import { useNotesSession } from '../notes-context.ts'
import { CodeRow } from './code-row.tsx'
import styles from './companion.module.css'
import { CreateCode } from './create-code.tsx'
import { useCodeCounts } from './use-code-counts.ts'
import { useCodingStepWords } from './use-coding-step-words.ts'

/** The codebook with all that can be said of a code. Changes take effect at once, and can be undone. */
export function CodesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['codebook', 'common'])
  const session = useNotesSession()
  const stepWords = useCodingStepWords()
  const { tree } = useCoding()
  const { counts } = useCodeCounts()
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={t('edit.title')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <p className={styles.hint}>{t('edit.hint')}</p>
      {session && (
        <>
          <ul tabIndex={-1} className={styles.rows} data-annotation>
            {tree.map((inTree) => (
              <CodeRow
                key={inTree.code.id}
                inTree={inTree}
                session={session}
                count={counts.get(inTree.code.id)?.own ?? 0}
              />
            ))}
          </ul>
          <CreateCode withPlace />
          <DialogFoot>
            <UndoButtons session={session} wordsOf={stepWords} />
          </DialogFoot>
        </>
      )}
    </Modal>
  )
}
