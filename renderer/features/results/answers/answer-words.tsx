import { useTranslation } from 'react-i18next'
import type { Question } from '../../../../shared/models/draft.ts'
import type { Answer } from '../../../../shared/models/results.ts'
import { FoundText } from '../reading/found-text.tsx'
import styles from '../results.module.css'

interface AnswerWordsProps {
  answer: Answer
  question: Question
  /** The name of the text for the find. */
  place: string
}

/** The text of an answer. */
export function AnswerWords({ answer, question, place }: AnswerWordsProps) {
  if (answer.kind === 'blank' || answer.kind === 'unread')
    return <WithoutAnswer answer={answer} question={question} place={place} />
  const said = answer.kind === 'text' ? 'said' : undefined
  return (
    <p className={[styles.words, said].filter(Boolean).join(' ')}>
      <FoundText answer={answer} question={question} place={place} />
    </p>
  )
}

/** A component of its own, because nearly all rows have an answer and need not load these texts. */
function WithoutAnswer({ answer, question, place }: AnswerWordsProps) {
  const { t } = useTranslation('results')
  if (answer.kind === 'blank') return <p className={styles.remark}>{t('answers.blank')}</p>
  return (
    <p className={styles.words}>
      <span className={styles.unread}>{t('answers.unread')}</span>{' '}
      <code>
        <FoundText answer={answer} question={question} place={place} />
      </code>
    </p>
  )
}
