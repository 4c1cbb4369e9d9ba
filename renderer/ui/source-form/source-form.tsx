import { Button, FileButton, Textarea } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { type ClipboardEvent, type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogFoot, IntoView } from '../dialog-foot.tsx'
import styles from './source-form.module.css'

/**
 * Characters that the text box takes. A longer text is read at once without being shown, since its layout would stop
 * the page.
 */
const LONGEST_SHOWN = 50_000

/** The texts of the form, in the language of the screen. */
export interface SourceWords {
  /** The name of the place for a file. */
  file: string
  choose: string
  drop: string
  /** Which kinds of file can be read. */
  kinds: string
  paste: string
  pasteHow: string
  pasteExample: string
  /** The button that reads the text of the box. */
  preview: string
}

interface SourceFormProps {
  words: SourceWords
  /** The endings of the files that can be chosen, with their dots and between commas. */
  accept: string
  /** Rows of the empty text box. */
  minRows: number
  /** The content of the text box. */
  text: string
  onWrite: (text: string) => void
  /** Called with a text to be read. */
  onText: (text: string) => void
  onFile: (file: File) => void
  isReading: boolean
  onClose: () => void
  /** How far the reading is, or why it was refused. */
  children: ReactNode
}

/** The form that takes a file, chosen or dropped, or pasted text. */
export function SourceForm(props: SourceFormProps) {
  const { words, accept, minRows, text, onWrite, onText, onFile, isReading, onClose, children } = props
  const { t: common } = useTranslation('common')
  const [over, setOver] = useState(false)
  const choose = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const hasText = useRef(text !== '')
  // After coming back from the preview, whose button had the focus, the keyboard goes on here.
  useEffect(() => {
    if (document.activeElement === document.body) (hasText.current ? box : choose).current?.focus()
  }, [])
  const take = (whole: string) => {
    if (whole.length > LONGEST_SHOWN) onText(whole)
    else onWrite(whole)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file) onFile(file)
    else take(event.dataTransfer.getData('text/plain'))
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
      className={styles.form}
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
      <fieldset className={styles.drop} aria-label={words.file} data-over={over || undefined}>
        <FileButton accept={accept} onChange={(file) => file && onFile(file)}>
          {(button) => (
            <Button
              {...button}
              ref={choose}
              data-autofocus
              variant="default"
              disabled={isReading}
              leftSection={<IconFileUpload size={16} aria-hidden="true" />}
            >
              {words.choose}
            </Button>
          )}
        </FileButton>
        <span>{words.drop}</span>
        <p className={styles.kinds}>{words.kinds}</p>
      </fieldset>
      <Textarea
        ref={box}
        label={words.paste}
        description={words.pasteHow}
        placeholder={words.pasteExample}
        minRows={minRows}
        maxRows={14}
        autosize
        value={text}
        onPaste={paste}
        onChange={(event) => take(event.currentTarget.value)}
      />
      {children}
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {common('actions.cancel')}
        </Button>
        <Button type="submit" disabled={text.trim() === '' || isReading}>
          {words.preview}
        </Button>
      </DialogFoot>
    </form>
  )
}

/** Why a file or text was refused, scrolled into view when it appears. */
export function SourceRefused({ children }: { children: ReactNode }) {
  return (
    <IntoView>
      <p role="alert" className={styles.refused}>
        {children}
      </p>
    </IntoView>
  )
}
