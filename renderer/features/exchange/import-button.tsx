import { Button, Modal } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconFileImport } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { ImportPreview } from './import-preview.tsx'
import { ImportSourceForm } from './import-source-form.tsx'
import { useImport } from './use-import.ts'

/** Opens the dialog that makes a survey of a file or of pasted text. */
export function ImportButton() {
  const { t } = useTranslation('exchange')
  const { t: common } = useTranslation('common')
  const [opened, dialog] = useDisclosure(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileImport size={16} aria-hidden="true" />}
        onClick={dialog.open}
      >
        {t('import.open')}
      </Button>
      <Modal
        opened={opened}
        onClose={dialog.close}
        title={t('import.title')}
        size="xl"
        closeButtonProps={{ 'aria-label': common('actions.close') }}
      >
        <ImportSteps onClose={dialog.close} />
      </Modal>
    </>
  )
}

function ImportSteps({ onClose }: { onClose: () => void }) {
  const { state, readText, readFile, store, storing, storeError, restart } = useImport()
  if (state.step !== 'preview') {
    return (
      <ImportSourceForm
        refused={state.step === 'source' ? state.refused : null}
        reading={state.step === 'reading' ? state : null}
        onStop={restart}
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
        onBack={restart}
        onImport={() => store(state.result)}
      />
    </>
  )
}
