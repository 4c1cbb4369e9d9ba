import { Tabs } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Tabulation } from '../../../../shared/analysis/tabulate.ts'
import type { Question, SurveyDraft } from '../../../../shared/models/draft.ts'
import type { Answer } from '../../../../shared/models/results.ts'
import type { Run } from '../../../../shared/models/run.ts'
import { CompanionBody } from '../../../ui/companion-body.tsx'
import { AcrossRuns } from '../across/across-runs.tsx'
import type { MarkedRun } from '../diagnosis/use-diagnosis.ts'
import { InExperiment } from './in-experiment.tsx'
import { ItemJudgement } from './item-judgement.tsx'
import { ItemSigns } from './item-signs.tsx'
import styles from './signs.module.css'
import { VariableName } from './variable-name.tsx'

interface ResultsCompanionProps {
  run: Run
  /** The draft as the run asked it, and its open item. */
  draft: SurveyDraft
  question: Question | undefined
  position: number
  answers: readonly Answer[]
  /** The counts of all personas, regardless of the filter. */
  table: Tabulation | undefined
  /** Null until the run was diagnosed. */
  marked: MarkedRun | null
  /** Number of all personas of the run; null without a filter. */
  outOf: number | null
  quotes: ReactNode
  provenance: ReactNode
}

const TABS = ['item', 'quotes', 'provenance'] as const

/** The companion: signs of the open item with the person's decision; the quotes; where the numbers come from. */
export function ResultsCompanion({
  run,
  draft,
  question,
  position,
  answers,
  table,
  marked,
  outOf,
  quotes,
  provenance,
}: ResultsCompanionProps) {
  const { t } = useTranslation('diagnosis')
  const [tab, setTab] = useState<(typeof TABS)[number]>('item')
  return (
    <Tabs
      value={tab}
      onChange={(value) => setTab(TABS.find((name) => name === value) ?? 'item')}
      keepMounted={false}
    >
      <Tabs.List>
        {TABS.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {t(`tabs.${name}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="item">
        {question && (
          <CompanionBody key={question.id}>
            {outOf !== null && <p className={styles.outOf}>{t('outOf', { count: outOf })}</p>}
            <ItemSigns
              run={run}
              question={question}
              position={position}
              answers={answers}
              marked={marked}
              draft={draft}
            />
            <ItemJudgement item={question.id} />
            <VariableName questions={draft.questions} position={position} />
            {run.experiment ? (
              <InExperiment id={run.experiment.id} />
            ) : (
              <AcrossRuns runId={run.id} item={question.id} table={table} />
            )}
          </CompanionBody>
        )}
      </Tabs.Panel>
      <Tabs.Panel value="quotes">{quotes}</Tabs.Panel>
      <Tabs.Panel value="provenance">{provenance}</Tabs.Panel>
    </Tabs>
  )
}
