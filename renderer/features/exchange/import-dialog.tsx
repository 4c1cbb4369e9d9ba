import { Modal } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
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
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t(isRepairing ? 'repair.title' : 'import.title')}
      {...(isRepairing ? { size: '100%', xOffset: 12, yOffset: 12 } : { size: 'xl' })}
      // At the desk this key returns to the summary: what was told about lines must not be lost by one key.
      closeOnEscape={!isRepairing}
      onKeyDown={({ key }) => key === 'Escape' && setRepairing(false)}
      closeOnClickOutside={!isRepairing}
      closeButtonProps={{ 'aria-label': common('actions.close') }}
    >
      <ImportSteps onClose={onClose} isRepairing={isRepairing} onRepair={setRepairing} />
    </Modal>
  )
}

interface ImportStepsProps {
  onClose: () => void
  /** Whether the lines of the source are shown one by one. */
  isRepairing: boolean
  onRepair: (isRepairing: boolean) => void
}

function ImportSteps({ onClose, isRepairing, onRepair }: ImportStepsProps) {
  // Kept here, so that the text can be corrected after coming back from the preview.
  const [text, setText] = useState('')
  const { state, readText, readFile, readLanguage, telling, tell, store, storing, storeError, restart } =
    useImport()
  // The next import begins with a small dialog again.
  useEffect(() => () => onRepair(false), [onRepair])
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
          onBack={restart}
        />
      )}
    </>
  )
}
