import { Modal } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BookPreview } from './book-preview.tsx'
import { BookSource } from './book-source.tsx'
import { useReadCodebook } from './use-read-codebook.ts'

/** Adds the codes of a file or of a pasted text, as one undo step, once the person has seen them. */
export function TakeFile({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['books', 'common'])
  const { state, read, restart } = useReadCodebook()
  // Kept here, so that the text can be corrected after coming back from the preview.
  const [text, setText] = useState('')
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('title')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      {state.step === 'preview' ? (
        <BookPreview book={state.book} name={state.name} onBack={restart} onClose={onClose} />
      ) : (
        <BookSource
          text={text}
          onWrite={setText}
          onRead={(input) => void read(input)}
          isReading={state.step === 'reading'}
          name={state.name}
          refused={state.step === 'source' ? state.refused : null}
          onClose={onClose}
        />
      )}
    </Modal>
  )
}
