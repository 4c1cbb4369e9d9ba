import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerText } from '../../../../shared/analysis/answer-text.ts'
import type { Suspicion } from '../../../../shared/analysis/diagnostics/suspicion.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import type { Answer } from '../../../../shared/models/results.ts'
import { usePersonaWords } from '../../../lib/persona-words.ts'
import { personasOf } from '../../../lib/suspicion-words.ts'
import { countText } from '../../../lib/table-numbers.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import styles from './signs.module.css'

interface SignEvidenceProps {
  runId: string
  suspicion: Suspicion
  question: Question
  answers: readonly Answer[]
}

/** Number of answers listed at first. */
const SHOWN = 50

/** The evidence of a mark: links to the answers concerned, or the answers by the values of a field. */
export function SignEvidence({ runId, suspicion, question, answers }: SignEvidenceProps) {
  const { t } = useTranslation('diagnosis')
  const [isWhole, setWhole] = useState(false)
  const { evidence } = suspicion
  const personas = personasOf(suspicion)
  if (evidence.kind === 'explained_by_trait') return <TraitTable evidence={evidence} question={question} />
  if (personas.length === 0) return null
  const given = new Map(answers.map((answer) => [answer.respondent, answer]))
  const shown = isWhole ? personas : personas.slice(0, SHOWN)
  const more = personas.length - shown.length
  return (
    <details>
      {/* If nearly everybody gives the same answer, the other answers are listed. */}
      <summary>
        {t(evidence.kind === 'no_variety' ? 'different' : 'evidence', { count: personas.length })}
      </summary>
      <ul className={styles.evidence}>
        {shown.map((persona) => {
          const answer = given.get(persona)
          const words = answer ? answerText(answer, question).trim() : ''
          return (
            <li key={persona}>
              <Link to="/runs/$runId" params={{ runId }} search={{ item: question.id, persona }}>
                {t('evidenceOf', { number: persona + 1, answer: words || t('blankAnswer') })}
              </Link>
            </li>
          )
        })}
      </ul>
      {more > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={() => setWhole(true)}>
          {t('moreEvidence', { count: more })}
        </Button>
      )}
    </details>
  )
}

interface TraitTableProps {
  evidence: Extract<Suspicion['evidence'], { kind: 'explained_by_trait' }>
  question: Question
}

/** How many chose each option, by the values of the field that explains the answers. */
function TraitTable({ evidence: { field, values }, question }: TraitTableProps) {
  const { t } = useTranslation('diagnosis')
  const language = useLanguage()
  const words = usePersonaWords()
  return (
    <details>
      <summary>{t('values', { field: words.name(field) })}</summary>
      <div className={styles.wide}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('value')}</th>
              {question.options.map(({ id, text }) => (
                <th key={id} scope="col">
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {values.map(({ value, counts }) => (
              <tr key={value}>
                <th scope="row">{words.value(field, value)}</th>
                {question.options.map(({ id }, option) => (
                  <td key={id}>{countText(counts[option] ?? 0, language)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
