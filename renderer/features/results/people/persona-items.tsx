import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { answerText } from '../../../../shared/analysis/answer-text.ts'
import { type PersonaAnswer, personaAnswers } from '../../../../shared/analysis/persona-answers.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import type { Answer } from '../../../../shared/models/results.ts'
import { usePersonaPlaces } from '../places/persona-places.tsx'
import styles from './people.module.css'

interface PersonaItemsProps {
  runId: string
  questions: readonly Question[]
  byItem: ReadonlyMap<number, readonly Answer[]>
  persona: number
}

/** Every item with the persona's answer, in questionnaire order. */
export function PersonaItems({ runId, questions, byItem, persona }: PersonaItemsProps) {
  const { t } = useTranslation('results')
  const lines = useMemo(() => personaAnswers(questions, byItem, persona), [questions, byItem, persona])
  const { button, under } = usePersonaPlaces(runId, persona)
  return (
    <section aria-labelledby="persona-items">
      <h3 id="persona-items" className={styles.title}>
        {t('answers.title')}
      </h3>
      {button}
      <ol className={styles.items}>
        {questions.map((question, position) => (
          <li key={question.id}>
            <p className={styles.stem}>{question.stem.trim() || t('noStem')}</p>
            <Words question={question} line={lines[position]} />
            {under(position)}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Words({ question, line }: { question: Question; line: PersonaAnswer | undefined }) {
  const { t } = useTranslation('results')
  if (!line || line.state === 'totals_only') return <p className={styles.remark}>{t('answers.noSingle')}</p>
  if (line.state === 'blank') return <p className={styles.remark}>{t('answers.blank')}</p>
  if (line.state === 'missing') return <p className={styles.remark}>{t('people.missing')}</p>
  const texts = line.answers.map((answer) => answerText(answer, question))
  if (line.state === 'unread') {
    return (
      <p className={styles.words}>
        <span className={styles.unread}>{t('answers.unread')}</span> <code>{texts.join(' · ')}</code>
      </p>
    )
  }
  const said = question.type === 'open_ended' ? 'said' : ''
  return <p className={`${styles.words} ${said}`}>{texts.join(' · ')}</p>
}
