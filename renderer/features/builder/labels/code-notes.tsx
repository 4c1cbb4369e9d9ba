import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { changedCodes, LABELLED_FILES, repeatedCodes } from '../../../../shared/exchange/label-changes.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import styles from './labels.module.css'
import { useLabels } from './labels-context.ts'

/** How many changed codes are listed; the others are a "…". */
const LISTED = 6

/** What becomes of the codes of an item's options in files, below the options; nothing while codes are hidden. */
export const CodeNotes = memo(function CodeNotes({ question }: { question: Question }) {
  const { shown } = useLabels()
  return shown && <ShownNotes question={question} />
})

function ShownNotes({ question }: { question: Question }) {
  const { t } = useTranslation('builder')
  const repeated = repeatedCodes(question)
  const changes = LABELLED_FILES.flatMap((file) => changedCodes(question, file) ?? [])
  if (repeated.length + changes.length === 0) return null
  return (
    <div className={styles.below}>
      {repeated.map(({ code, options }) => (
        <p key={code} className={styles.doubt}>
          {t('labels.sameCode', { code, options: options.map((at) => at + 1).join(', ') })}
        </p>
      ))}
      {changes.map(({ file, codes, reason }) => {
        const listed = codes.slice(0, LISTED).map(({ given, written }) => `${given} → ${written}`)
        return (
          <p key={file}>
            {t('labels.written', {
              file: t(`labels.file.${file}`),
              written: [...listed, ...(codes.length > LISTED ? ['…'] : [])].join(', '),
              why: t(reason === 'taken' ? 'labels.codeTaken' : `labels.codeForm.${file}`),
            })}
          </p>
        )
      })}
    </div>
  )
}
