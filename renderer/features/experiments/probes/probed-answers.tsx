import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  codedByKey,
  countCodes,
  openSuggestion,
  type ProbeAnswer,
  probeAnswers,
} from '../../../../shared/experiments/qas/coded-answers.ts'
import type { Experiment, ExperimentArm } from '../../../../shared/models/experiment.ts'
import type { CodedAnswer } from '../../../../shared/models/experiment-notes.ts'
import { api } from '../../../lib/api.ts'
import { Loading } from '../../../ui/loading.tsx'
import { PracticeTag } from '../../../ui/practice-tag.tsx'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { SyntheticNotice } from '../../../ui/synthetic-notice.tsx'
import { UndoButtons } from '../../draft/undo-buttons.tsx'
import { AskedItem } from '../asked-item.tsx'
import { AskedProbes } from './asked-probes.tsx'
import { CodeCounts, type CodeFilter } from './code-counts.tsx'
import coding from './coding.module.css'
import { ExportReport } from './export-report.tsx'
import { useNotesPart, useNotesSession } from './notes-context.ts'
import { PersonaList } from './persona-list.tsx'
import styles from './probes.module.css'
import { ProbesNote } from './probes-note.tsx'

interface ProbedAnswersProps {
  experiment: Experiment
  /** The arm with the probes. */
  arm: ExperimentArm
  /** Whether its runs are practice. */
  practice: boolean
}

/** Whose answers are shown: all personas, those who chose an option (by its position), or those who chose none. */
type Shown = 'all' | 'none' | number

/** The personas' answers to the probes of an arm, with the options that they chose; each answer can be given a code. */
export function ProbedAnswers({ experiment, arm, practice }: ProbedAnswersProps) {
  const { t } = useTranslation('probes')
  const session = useNotesSession()
  const [shown, setShown] = useState<Shown>('all')
  /** The answers that matched the filter when it was chosen: the list stays the same while codes are set. */
  const [picked, setPicked] = useState<{ filter: CodeFilter; keys: ReadonlySet<string> | null }>(ALL)
  const { data, error, refetch } = useQuery(
    api.experiments.probed.queryOptions({ input: { id: experiment.id, arm: arm.id } }),
  )
  const coded = codedByKey(useNotesPart(({ answers }) => answers))
  const answers = useMemo(() => probeAnswers(data?.personas ?? [], arm), [data, arm])
  const counts = useMemo(() => countCodes(answers.flat(), coded), [answers, coded])
  const rows = useMemo(() => {
    const all = (data?.personas ?? []).map((persona, at) => ({ persona, answers: answers[at] ?? [] }))
    return all
      .filter(({ persona }) => isShown(persona.option, shown))
      .map((row) =>
        picked.keys === null
          ? row
          : { ...row, answers: row.answers.filter(({ key }) => picked.keys?.has(key)) },
      )
      .filter((row) => picked.keys === null || row.answers.length > 0)
  }, [data, answers, shown, picked])
  if (error) return <ProblemNotice problem={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const { personas } = data
  const options = arm.question?.options ?? []
  const countOf = (which: Shown) => personas.filter(({ option }) => isShown(option, which)).length
  const pick = (filter: CodeFilter) => {
    const keys = answers.flat().filter((answer) => isPicked(answer, coded.get(answer.key), filter))
    setPicked(filter === 'all' ? ALL : { filter, keys: new Set(keys.map(({ key }) => key)) })
  }
  if (personas.length === 0) return <p className={styles.alone}>{t('reading.none')}</p>
  return (
    <section className={styles.reading} aria-label={t('heading')}>
      {practice && <PracticeTag />}
      <SyntheticNotice />
      {arm.question && <AskedItem question={arm.question} />}
      <AskedProbes probes={arm.probes} />
      <ProbesNote />
      <CodeCounts counts={counts} filter={picked.filter} onFilter={pick} />
      <div className={coding.bar} data-wide>
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
        {session && <UndoButtons session={session} />}
        <ExportReport experiment={experiment} arm={arm} personas={personas} practice={practice} />
      </div>
      <p className={styles.hint} role="status">
        {t('reading.shown', { count: rows.length, total: personas.length })}
      </p>
      <PersonaList rows={rows} arm={arm} />
    </section>
  )
}

const ALL = { filter: 'all', keys: null } as const

function isShown(option: number | null, shown: Shown): boolean {
  if (shown === 'all') return true
  return shown === 'none' ? option === null : option === shown
}

function isPicked(answer: ProbeAnswer, coded: CodedAnswer | undefined, filter: CodeFilter): boolean {
  const code = coded?.code ?? null
  if (filter === 'all') return true
  if (filter === 'uncoded') return code === null
  if (filter === 'suggested') return openSuggestion(answer, coded) !== null
  return code === filter.code
}
