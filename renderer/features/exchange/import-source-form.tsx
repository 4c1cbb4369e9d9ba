import { useTranslation } from 'react-i18next'
import type { ReadingProgress } from '../../../shared/exchange/reading-meter.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { SourceForm, SourceRefused } from '../../ui/source-form/source-form.tsx'
import type { ImportRefused } from './import-messages.ts'
import { ImportReading } from './import-reading.tsx'
import { limitWords } from './limit-words.ts'

const FILES = '.sonde,.docx,.xlsx,.csv,.tsv,.tab,.txt,.md,.json,.qsf,.lss,.lsg,.lsq,.lsa'

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

/** The form that takes a questionnaire: a file, chosen or dropped, or pasted text. */
export function ImportSourceForm({ refused, reading, onStop, ...source }: ImportSourceFormProps) {
  const { t } = useTranslation('exchange')
  const language = useLanguage()
  const words = {
    file: t('import.file'),
    choose: t('import.choose'),
    drop: t('import.drop'),
    kinds: t('import.kinds'),
    paste: t('import.paste'),
    pasteHow: t('import.pasteHow'),
    pasteExample: t('import.pasteExample'),
    preview: t('import.preview'),
  }
  return (
    <SourceForm {...source} words={words} accept={FILES} minRows={8} isReading={reading !== null}>
      {reading && <ImportReading {...reading} onStop={onStop} />}
      {refused && (
        <SourceRefused>
          {refused.kind === 'refused'
            ? t(`refusal.${refused.code}`, limitWords(language))
            : t('refusal.failed')}
        </SourceRefused>
      )}
    </SourceForm>
  )
}
