import { useTranslation } from 'react-i18next'
import type { Question } from '../../../../shared/models/draft.ts'
import type { Answer } from '../../../../shared/models/results.ts'
import { FoundText } from '../reading/found-text.tsx'
import styles from '../results.module.css'

interface AnswerWordsProps {
  answer: Answer
  question: Question
  /** Where the find finds its words. */
  place: string
}

/** What was answered, in words. */
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

/** Apart, for nearly all answers are there: the texts of thousands of rows are not asked for in vain. */
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
