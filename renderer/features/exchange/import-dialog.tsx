import { Modal } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isUntold } from '../../../shared/exchange/source-lines.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { ImportPreview } from './import-preview.tsx'
import { ImportSourceForm } from './import-source-form.tsx'
import { RepairDesk } from './repair/repair-desk.tsx'
import { useImport } from './use-import.ts'

/** Imports a survey from a file or from pasted text. */
export function ImportDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation('exchange')
  const { t: common } = useTranslation('common')
  const [isRepairing, setRepairing] = useState(false)
  const [isTold, setTold] = useState(false)
  /** What to do once the person agrees to lose what was told about lines; null while nothing is asked. */
  const [leaving, setLeaving] = useState<(() => void) | null>(null)
  const leave = (how: () => void) => (isTold ? setLeaving(() => how) : how())
  return (
    <>
      <Modal
        opened={opened}
        onClose={() => leave(onClose)}
        title={t(isRepairing ? 'repair.title' : 'import.title')}
        {...(isRepairing ? { size: '100%', xOffset: 12, yOffset: 12 } : { size: 'xl' })}
        // At the desk this key returns to the summary; while something is asked, it answers that.
        closeOnEscape={!isRepairing && leaving === null}
        onKeyDown={({ key }) => key === 'Escape' && setRepairing(false)}
        closeOnClickOutside={!isRepairing}
        closeButtonProps={{ 'aria-label': common('actions.close') }}
      >
        <ImportSteps
          onClose={onClose}
          onLeave={leave}
          isRepairing={isRepairing}
          onRepair={setRepairing}
          onTold={setTold}
        />
      </Modal>
      {/* Mounted only then: otherwise the key that opens it would also close it. */}
      {leaving && (
        <Confirm
          opened
          title={t('repair.leave.title')}
          action={t('repair.leave.action')}
          onClose={() => setLeaving(null)}
          onConfirm={() => {
            setLeaving(null)
            leaving()
          }}
        >
          {t('repair.leave.text')}
        </Confirm>
      )}
    </>
  )
}

interface ImportStepsProps {
  onClose: () => void
  /** Does this, but first asks where something was told about lines. */
  onLeave: (how: () => void) => void
  /** Whether the lines of the source are shown one by one. */
  isRepairing: boolean
  onRepair: (isRepairing: boolean) => void
  /** Says whether something is told about lines, which leaving would lose. */
  onTold: (isTold: boolean) => void
}

function ImportSteps({ onClose, onLeave, isRepairing, onRepair, onTold }: ImportStepsProps) {
  // Kept here, so that the text can be corrected after coming back from the preview.
  const [text, setText] = useState('')
  const { state, readText, readFile, readLanguage, telling, tell, store, storing, storeError, restart } =
    useImport()
  // The next import begins with a small dialog again.
  useEffect(() => () => onRepair(false), [onRepair])
  const isTold = state.step === 'preview' && !isUntold(telling.present)
  useEffect(() => {
    onTold(isTold)
    return () => onTold(false)
  }, [isTold, onTold])
  if (state.step !== 'preview') {
    return (
      <ImportSourceForm
        refused={state.step === 'source' ? state.refused : null}
        reading={state.step === 'reading' ? state : null}
        onStop={restart}
        text={text}
        onWrite={setText}
        onText={readText}
        onFile={readFile}
        onClose={onClose}
      />
    )
  }
  const shared = {
    result: state.result,
    storing,
    rereading: state.rereading,
    refused: state.refused,
    onImport: () => store(state.result),
  }
  return (
    <>
      {storeError && <ProblemNotice problem={storeError} />}
      {isRepairing ? (
        <RepairDesk {...shared} telling={telling} onTell={tell} onBack={() => onRepair(false)} />
      ) : (
        <ImportPreview
          {...shared}
          told={telling.present}
          onLanguage={readLanguage}
          onRepair={() => onRepair(true)}
          onBack={() => onLeave(restart)}
        />
      )}
    </>
  )
}
