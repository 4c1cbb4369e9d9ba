import { useTranslation } from 'react-i18next'
import type { Question } from '../../../../shared/models/draft.ts'
import type { Answer, Respondent } from '../../../../shared/models/results.ts'
import { KeptText } from '../../../ui/kept-text.tsx'
import { usePersonaLines } from '../answers/persona-lines.ts'
import { useAnswerTags } from '../tags/use-answer-tags.ts'
import styles from './paper-items.module.css'

interface PaperAnswersProps {
  question: Question
  /** Position of the item. */
  position: number
  /** In the order of the screen. */
  answers: readonly Answer[]
  respondents: readonly Respondent[]
}

/** The answers in words for print, each with its persona and tags. The table above has the number of blanks. */
export function PaperAnswers({ question, position, answers, respondents }: PaperAnswersProps) {
  const { t } = useTranslation('results')
  const lines = usePersonaLines()
  const tags = useAnswerTags(question, position)
  const fieldsOf = (respondent: number): string[] => {
    const attributes = respondents[respondent]?.attributes ?? []
    return lines.once(attributes).flatMap((at) => (attributes[at] ? lines.told(attributes[at]) : []))
  }
  const told = answers.filter(({ kind, text }) => kind !== 'blank' && text !== null)
  return (
    <ul className={styles.answers} aria-label={t('answers.title')}>
      {told.map(({ kind, respondent, text }, order) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a persona may have given two answers; the list does not change.
        <li key={order}>
          {kind === 'unread' && `${t('answers.unread')} `}
          <KeptText text={text ?? ''} />
          <p className="caption">
            {[t('answers.persona', { number: respondent + 1 }), ...fieldsOf(respondent)].join(' · ')}
          </p>
          {(tags?.carriedBy(respondent) ?? []).map(({ tag }) => (
            <span key={tag.id} className={styles.tag}>
              {tag.name}
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}
