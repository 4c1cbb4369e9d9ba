import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerText } from '../../../shared/analysis/filter-results.ts'
import type { Question } from '../../../shared/models/draft.ts'
import type { Answer, Respondent } from '../../../shared/models/results.ts'
import { usePersonaWords } from '../../lib/persona-words.ts'
import styles from './results.module.css'

interface AnswerListProps {
  question: Question
  answers: readonly Answer[]
  singleAnswers: boolean
  respondents: readonly Respondent[]
}

/** What each persona answered, with who it is. The browser lays out only what is in view (content-visibility). */
export function AnswerList({ question, answers, singleAnswers, respondents }: AnswerListProps) {
  const { t } = useTranslation('results')
  /** Whether each persona is told in full, not in one line. */
  const [whole, setWhole] = useState(false)
  const rows = answers.map((answer, order) => ({ answer, key: `${answer.respondent}/${order}` }))
  return (
    <section aria-labelledby="answers-title">
      <h3 id="answers-title" className={styles.answersTitle}>
        {t('answers.title')}
      </h3>
      {!singleAnswers && <p className={styles.remark}>{t('answers.noSingle')}</p>}
      {singleAnswers && rows.length === 0 && <p className={styles.remark}>{t('answers.none')}</p>}
      {rows.length > 0 && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={styles.personas}
          aria-pressed={whole}
          onClick={() => setWhole(!whole)}
        >
          {t('answers.wholePersonas')}
        </Button>
      )}
      <ul className={styles.answers} data-whole={whole || undefined}>
        {rows.map(({ answer, key }) => (
          <li key={key} className={styles.answer}>
            <AnswerWords answer={answer} question={question} />
            <PersonaLine respondent={respondents[answer.respondent]} position={answer.respondent} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function AnswerWords({ answer, question }: { answer: Answer; question: Question }) {
  const { t } = useTranslation('results')
  if (answer.kind === 'blank') return <p className={styles.remark}>{t('answers.blank')}</p>
  if (answer.kind === 'unread') {
    return (
      <p className={styles.words}>
        <span className={styles.unread}>{t('answers.unread')}</span> <code>{answer.text}</code>
      </p>
    )
  }
  const said = answer.kind === 'text' ? 'said' : undefined
  return <p className={[styles.words, said].filter(Boolean).join(' ')}>{answerText(answer, question)}</p>
}

function PersonaLine({ respondent, position }: { respondent: Respondent | undefined; position: number }) {
  const { t } = useTranslation('results')
  const words = usePersonaWords()
  const attributes = respondent?.attributes ?? []
  const told = attributes.map(({ name, value }) =>
    t('filter.value', { name: words.name(name), value: words.value(name, value) }),
  )
  const received = attributes.map(({ name, value }) => t('filter.value', { name, value })).join('\n')
  return (
    <p className={styles.persona} title={received || undefined}>
      {[t('answers.persona', { number: position + 1 }), ...told].join(' · ')}
    </p>
  )
}
