import { Button, FileButton, Textarea } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogFoot, IntoView } from '../../../../../ui/dialog-foot.tsx'
import styles from './book-file.module.css'
import type { CodebookInput, CodebookRefused } from './codebook-messages.ts'
import { useRefusalWords } from './refusal-words.ts'

const FILES = '.qdc,.qdpx,.qde,.xml,.csv,.tsv,.tab,.txt,.md,.xlsx'

/** Characters that the text box takes. A longer text is read at once, since its layout would stop the page. */
const LONGEST_SHOWN = 50_000

interface BookSourceProps {
  /** The content of the text box. */
  text: string
  onWrite: (text: string) => void
  onRead: (input: CodebookInput) => void
  isReading: boolean
  /** The name of the file that is read or was refused; "" for a text. */
  name: string
  refused: CodebookRefused | null
  onClose: () => void
}

/** Takes a file with codes, chosen or dropped, or pasted text. */
export function BookSource({ text, onWrite, onRead, isReading, name, refused, onClose }: BookSourceProps) {
  const { t } = useTranslation(['books', 'common'])
  const refusalWords = useRefusalWords()
  const [over, setOver] = useState(false)
  const choose = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const hasText = useRef(text !== '')
  // After coming back from the preview, whose button had the focus, the keyboard goes on here.
  useEffect(() => {
    if (document.activeElement === document.body) (hasText.current ? box : choose).current?.focus()
  }, [])
  const take = (whole: string) => {
    if (whole.length > LONGEST_SHOWN) onRead({ text: whole })
    else onWrite(whole)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file) onRead({ file })
    else take(event.dataTransfer.getData('text/plain'))
  }
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain')
    if (pasted.length <= LONGEST_SHOWN) return
    event.preventDefault()
    const { selectionStart, selectionEnd, value } = event.currentTarget
    onRead({ text: value.slice(0, selectionStart) + pasted + value.slice(selectionEnd) })
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
        if (text.trim() !== '') onRead({ text })
      }}
    >
      <fieldset className={styles.drop} aria-label={t('file')} data-over={over || undefined}>
        <FileButton accept={FILES} onChange={(file) => file && onRead({ file })}>
          {(props) => (
            <Button
              {...props}
              ref={choose}
              data-autofocus
              variant="default"
              disabled={isReading}
              leftSection={<IconFileUpload size={16} aria-hidden="true" />}
            >
              {t('choose')}
            </Button>
          )}
        </FileButton>
        <span>{t('drop')}</span>
        <p className={styles.quiet}>{t('kinds')}</p>
      </fieldset>
      <Textarea
        ref={box}
        label={t('paste')}
        description={t('pasteHow')}
        placeholder={t('pasteExample')}
        minRows={6}
        maxRows={14}
        autosize
        value={text}
        onPaste={paste}
        onChange={(event) => take(event.currentTarget.value)}
      />
      {isReading && <p role="status">{name === '' ? t('readingText') : t('readingFile', { name })}</p>}
      {refused && (
        <IntoView>
          <p role="alert" className={styles.refused}>
            {name !== '' && <strong className={styles.refusedName}>{name}</strong>} {refusalWords(refused)}
          </p>
        </IntoView>
      )}
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" disabled={text.trim() === '' || isReading}>
          {t('preview')}
        </Button>
      </DialogFoot>
    </form>
  )
}
