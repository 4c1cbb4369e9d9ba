import { Button, FileButton, Group, Textarea } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { type DragEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IMPORT_LIMITS } from '../../../shared/exchange/limits.ts'
import styles from './exchange.module.css'
import type { ImportAnswer } from './import-messages.ts'

const FILES = '.sonde,.docx,.xlsx,.csv,.tsv,.tab,.txt,.md,.json,.qsf'

interface ImportSourceFormProps {
  refused: Exclude<ImportAnswer, { kind: 'read' }> | null
  reading: boolean
  onText: (text: string) => void
  onFile: (file: File) => void
  onClose: () => void
}

/** Takes a file, chosen or dropped, or pasted text. */
export function ImportSourceForm({ refused, reading, onText, onFile, onClose }: ImportSourceFormProps) {
  const { t } = useTranslation('exchange')
  const { t: common } = useTranslation('common')
  const [text, setText] = useState('')
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file) onFile(file)
  }
  return (
    <form
      className={styles.steps}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') onText(text)
      }}
    >
      <fieldset className={styles.drop} aria-label={t('import.file')} data-over={over || undefined}>
        <FileButton accept={FILES} onChange={(file) => file && onFile(file)}>
          {(props) => (
            <Button
              {...props}
              data-autofocus
              variant="default"
              loading={reading}
              leftSection={<IconFileUpload size={16} aria-hidden="true" />}
            >
              {t('import.choose')}
            </Button>
          )}
        </FileButton>
        <span>{t('import.drop')}</span>
        <p className={styles.quiet}>{t('import.kinds')}</p>
      </fieldset>
      <Textarea
        label={t('import.paste')}
        description={t('import.pasteHow')}
        placeholder={t('import.pasteExample')}
        minRows={8}
        maxRows={14}
        autosize
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {refused && (
        <p role="alert" className={styles.refused}>
          {refused.kind === 'refused'
            ? t(`refusal.${refused.code}`, { megabytes: IMPORT_LIMITS.fileBytes / 1_000_000 })
            : t('refusal.failed')}
        </p>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {common('actions.cancel')}
        </Button>
        <Button type="submit" disabled={text.trim() === ''} loading={reading}>
          {t('import.preview')}
        </Button>
      </Group>
    </form>
  )
}
