import { Button, FileButton, Textarea } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReadingProgress } from '../../../shared/exchange/reading-meter.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { DialogFoot } from '../../ui/dialog-foot.tsx'
import styles from './exchange.module.css'
import type { ImportRefused } from './import-messages.ts'
import { ImportReading } from './import-reading.tsx'
import { limitWords } from './limit-words.ts'

const FILES = '.sonde,.docx,.xlsx,.csv,.tsv,.tab,.txt,.md,.json,.qsf,.lss,.lsg,.lsq,.lsa'

/**
 * Characters that the text box takes. A longer text is read at once without being shown, since its layout would stop
 * the page.
 */
const LONGEST_SHOWN = 50_000

interface ImportSourceFormProps {
  refused: ImportRefused | null
  /** The source being read, or null. */
  reading: { name: string; progress: ReadingProgress } | null
  onStop: () => void
  /** The content of the text box. */
  text: string
  onWrite: (text: string) => void
  /** Called with a text to be read. */
  onText: (text: string) => void
  onFile: (file: File) => void
  onClose: () => void
}

/** The form that takes a file, chosen or dropped, or pasted text. */
export function ImportSourceForm(props: ImportSourceFormProps) {
  const { refused, reading, onStop, text, onWrite, onText, onFile, onClose } = props
  const { t } = useTranslation('exchange')
  const { t: common } = useTranslation('common')
  const language = useLanguage()
  const [over, setOver] = useState(false)
  const choose = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const hasText = useRef(text !== '')
  // After coming back from the preview, whose button had the focus, the keyboard goes on here.
  useEffect(() => {
    if (document.activeElement === document.body) (hasText.current ? box : choose).current?.focus()
  }, [])
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file) onFile(file)
    else take(event.dataTransfer.getData('text/plain'))
  }
  const take = (whole: string) => {
    if (whole.length > LONGEST_SHOWN) onText(whole)
    else onWrite(whole)
  }
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain')
    if (pasted.length <= LONGEST_SHOWN) return
    event.preventDefault()
    const { selectionStart, selectionEnd, value } = event.currentTarget
    onText(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd))
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
              ref={choose}
              data-autofocus
              variant="default"
              disabled={reading !== null}
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
        ref={box}
        label={t('import.paste')}
        description={t('import.pasteHow')}
        placeholder={t('import.pasteExample')}
        minRows={8}
        maxRows={14}
        autosize
        value={text}
        onPaste={paste}
        onChange={(event) => take(event.currentTarget.value)}
      />
      {reading && <ImportReading {...reading} onStop={onStop} />}
      {refused && (
        <p role="alert" className={styles.refused}>
          {refused.kind === 'refused'
            ? t(`refusal.${refused.code}`, limitWords(language))
            : t('refusal.failed')}
        </p>
      )}
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {common('actions.cancel')}
        </Button>
        <Button type="submit" disabled={text.trim() === '' || reading !== null}>
          {t('import.preview')}
        </Button>
      </DialogFoot>
    </form>
  )
}
