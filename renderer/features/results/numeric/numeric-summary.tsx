import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type Among, respondentPositions } from '../../../../shared/analysis/item-responses.ts'
import {
  type NumericAnswers,
  numbersAmong,
  readNumericItem,
} from '../../../../shared/analysis/numeric/numeric-item.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import type { Answer, RunResults } from '../../../../shared/models/results.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { usePrinting } from '../../../lib/use-printing.ts'
import { BarChart } from '../../../ui/chart/bar-chart.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { PlainButton } from '../../../ui/plain-button.tsx'
import people from '../people/people.module.css'
import results from '../results.module.css'
import { useSaysSmall } from '../small-run.tsx'
import styles from './numeric.module.css'
import { numericChart, numericWords, withheldWords } from './numeric-words.ts'

/** Width of a chart in CSS pixels on paper, as that of other charts. */
const PAPER_WIDTH = 640

interface NumericSummaryProps {
  question: Question
  position: number
  results: RunResults
  /** The answers of all personas to the item. */
  answers: readonly Answer[]
  /** The personas that the filter keeps; absent means all. */
  among: Among | undefined
  /** Opens a persona's card. */
  onPersona: (persona: number) => void
}

/**
 * Statistics and histogram of an open item whose answers are numbers, and the answers that are none; a sentence where
 * there would be statistics if notation or units were clear; nothing for other items.
 */
export function NumericSummary({
  question,
  position,
  results: run,
  answers,
  among,
  onPersona,
}: NumericSummaryProps) {
  const { t } = useTranslation('views')
  const item = useMemo(
    () => readNumericItem({ question, position, answers, respondents: respondentPositions(run) }),
    [question, position, answers, run],
  )
  const kept = useMemo(() => (item?.kind === 'numbers' ? numbersAmong(item, among) : null), [item, among])
  if (item?.kind === 'withheld') return <p className={results.remark}>{withheldWords(item, { views: t })}</p>
  return kept && <Summary numbers={kept} position={position} onPersona={onPersona} />
}

function Summary({
  numbers,
  position,
  onPersona,
}: { numbers: NumericAnswers } & Pick<NumericSummaryProps, 'position' | 'onPersona'>) {
  const title = useId()
  const { t } = useTranslation(['views', 'results'])
  const { t: views } = useTranslation('views')
  const { t: ofResults } = useTranslation('results')
  const language = useLanguage()
  const saysSmall = useSaysSmall()
  const printing = usePrinting()
  const words = { views, results: ofResults, language, saysSmall }
  const { facts, notes, others } = numericWords(numbers, words)
  const { data, description, legend } = useMemo(
    () => numericChart(numbers, position, { views, results: ofResults, language, saysSmall: () => false }),
    [numbers, position, views, ofResults, language],
  )
  return (
    <section aria-labelledby={title} className={styles.numeric}>
      <h3 id={title} className={results.answersTitle}>
        {t('numeric.title')}
      </h3>
      {facts.length > 0 && <Facts facts={facts} />}
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {data.rows.length > 0 && (
        <div className={styles.chart}>
          <BarChart data={data} description={description} {...(printing && { width: PAPER_WIDTH })} />
          {legend !== null && <p className={styles.note}>{legend}</p>}
        </div>
      )}
      {others !== null && (
        <details className={styles.others} open={printing || undefined}>
          <summary>{others}</summary>
          <ul>
            {numbers.others.map(({ respondent, text }) => (
              <li key={respondent}>
                <span className="said">{text?.trim()}</span>{' '}
                <PlainButton
                  className={people.open}
                  aria-haspopup="dialog"
                  onClick={() => onPersona(respondent)}
                >
                  {t('results:answers.persona', { number: respondent + 1 })}
                </PlainButton>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
