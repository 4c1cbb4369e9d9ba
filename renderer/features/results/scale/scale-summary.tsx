import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ItemScale } from '../../../../shared/analysis/item-scale.ts'
import type { Tabulation } from '../../../../shared/analysis/tabulate.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { Facts } from '../../../ui/facts.tsx'
import { useSaysSmall } from '../small-run.tsx'
import styles from './scale.module.css'
import { countedScale, scaleWords } from './scale-words.ts'

interface ScaleSummaryProps {
  question: Question
  /** The counts of the personas that the filter keeps. */
  table: Tabulation
}

/**
 * Mean, median and spread of an item whose options are a scale, in a section that can be opened; nothing for other
 * items.
 */
export function ScaleSummary({ question, table }: ScaleSummaryProps) {
  const { t } = useTranslation('views')
  const scale = useMemo(() => countedScale(question, table), [question, table])
  if (!scale) return null
  return (
    <details className={styles.scale}>
      <summary>{t('scale.title')}</summary>
      <Statistics question={question} table={table} scale={scale} />
    </details>
  )
}

function Statistics({ question, table, scale }: ScaleSummaryProps & { scale: ItemScale }) {
  const { t } = useTranslation('views')
  const language = useLanguage()
  const saysSmall = useSaysSmall()
  const { facts, notes } = scaleWords({ question, table, scale }, { t, language, saysSmall })
  return (
    <>
      {facts.length > 0 && <Facts facts={facts} />}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </>
  )
}
