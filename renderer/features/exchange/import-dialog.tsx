import { Modal } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { ImportPreview } from './import-preview.tsx'
import { ImportSourceForm } from './import-source-form.tsx'
import { useImport } from './use-import.ts'

/** Imports a survey from a file or from pasted text. */
export function ImportDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation('exchange')
  const { t: common } = useTranslation('common')
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('import.title')}
      size="xl"
      closeButtonProps={{ 'aria-label': common('actions.close') }}
    >
      <ImportSteps onClose={onClose} />
    </Modal>
  )
}

function ImportSteps({ onClose }: { onClose: () => void }) {
  // Kept here, so that the text can be corrected after coming back from the preview.
  const [text, setText] = useState('')
  const { state, readText, readFile, readLanguage, store, storing, storeError, restart } = useImport()
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
  return (
    <>
      {storeError && <ProblemNotice problem={storeError} />}
      <ImportPreview
        result={state.result}
        storing={storing}
        rereading={state.rereading}
        onLanguage={readLanguage}
        onBack={restart}
        onImport={() => store(state.result)}
      />
    </>
  )
}
