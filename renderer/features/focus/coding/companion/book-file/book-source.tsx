import { useTranslation } from 'react-i18next'
import { SourceForm, SourceRefused } from '../../../../../ui/source-form/source-form.tsx'
import styles from './book-file.module.css'
import type { CodebookInput, CodebookRefused } from './codebook-messages.ts'
import { useRefusalWords } from './refusal-words.ts'

const FILES = '.qdc,.qdpx,.qde,.xml,.csv,.tsv,.tab,.txt,.md,.xlsx'

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
  const { t } = useTranslation('books')
  const refusalWords = useRefusalWords()
  const words = {
    file: t('file'),
    choose: t('choose'),
    drop: t('drop'),
    kinds: t('kinds'),
    paste: t('paste'),
    pasteHow: t('pasteHow'),
    pasteExample: t('pasteExample'),
    preview: t('preview'),
  }
  return (
    <SourceForm
      words={words}
      accept={FILES}
      minRows={6}
      text={text}
      onWrite={onWrite}
      onText={(whole) => onRead({ text: whole })}
      onFile={(file) => onRead({ file })}
      isReading={isReading}
      onClose={onClose}
    >
      {isReading && <p role="status">{name === '' ? t('readingText') : t('readingFile', { name })}</p>}
      {refused && (
        <SourceRefused>
          {name !== '' && <strong className={styles.refusedName}>{name}</strong>} {refusalWords(refused)}
        </SourceRefused>
      )}
    </SourceForm>
  )
}
