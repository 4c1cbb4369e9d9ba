import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Experiment, ExperimentArm } from '../../../../shared/models/experiment.ts'
import type { ProbedPersona } from '../../../../shared/models/experiment-evidence.ts'
import { api } from '../../../lib/api.ts'
import { Loading } from '../../../ui/loading.tsx'
import { PracticeTag } from '../../../ui/practice-tag.tsx'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { SyntheticNotice } from '../../../ui/synthetic-notice.tsx'
import { AskedItem } from '../asked-item.tsx'
import styles from './probes.module.css'

interface ProbedAnswersProps {
  experiment: Pick<Experiment, 'id'>
  /** The arm of probes. */
  arm: ExperimentArm
  /** Whether its runs are practice. */
  practice: boolean
}

/** What is shown: all personas, those who chose an option (by its position), or those who chose none. */
type Shown = 'all' | 'none' | number

/** What the personas of an arm of probes said of the item, beside what they chose. */
export function ProbedAnswers({ experiment, arm, practice }: ProbedAnswersProps) {
  const { t } = useTranslation('probes')
  const [shown, setShown] = useState<Shown>('all')
  const { data, error, refetch } = useQuery(
    api.experiments.probed.queryOptions({ input: { id: experiment.id, arm: arm.id } }),
  )
  if (error) return <ProblemNotice problem={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const { personas } = data
  const kept = personas.filter(({ option }) => isShown(option, shown))
  const options = arm.question?.options ?? []
  const countOf = (which: Shown) => personas.filter(({ option }) => isShown(option, which)).length
  if (personas.length === 0) return <p className={styles.alone}>{t('reading.none')}</p>
  return (
    <section className={styles.reading} aria-label={t('heading')}>
      {practice && <PracticeTag />}
      <SyntheticNotice />
      {arm.question && <AskedItem question={arm.question} />}
      <NativeSelect
        className={styles.filter}
        label={t('reading.filter')}
        value={String(shown)}
        onChange={({ currentTarget: { value } }) =>
          setShown(value === 'all' || value === 'none' ? value : Number(value))
        }
        data={[
          { value: 'all', label: t('reading.all', { count: personas.length }) },
          ...options.map(({ text }, at) => ({
            value: String(at),
            label: t('reading.option', { option: text, count: countOf(at) }),
          })),
          { value: 'none', label: t('reading.noOption', { count: countOf('none') }) },
        ]}
      />
      <p className={styles.hint} role="status">
        {t('reading.shown', { count: kept.length, total: personas.length })}
      </p>
      <ul className={styles.personas}>
        {kept.map((persona) => (
          <PersonaSaid key={`${persona.runId} ${persona.respondent}`} persona={persona} arm={arm} />
        ))}
      </ul>
    </section>
  )
}

function isShown(option: number | null, shown: Shown): boolean {
  if (shown === 'all') return true
  return shown === 'none' ? option === null : option === shown
}

function PersonaSaid({ persona, arm }: { persona: ProbedPersona; arm: ExperimentArm }) {
  const { t } = useTranslation('probes')
  const { option, said, attributes } = persona
  const chosen = option === null ? null : arm.question?.options[option]?.text
  return (
    <li className={styles.persona}>
      <p className={styles.chosen}>{chosen ?? t('reading.choseNone')}</p>
      <p className={styles.hint}>{attributes.map(({ value }) => value).join(' · ')}</p>
      <dl className={styles.said}>
        {arm.probes.map(({ kind, question }, at) => (
          <div key={question.id}>
            <dt>{t(`kind.${kind}`)}</dt>
            <dd className="said">
              {said[at] ?? <span className={styles.nothing}>{t('reading.saidNothing')}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
