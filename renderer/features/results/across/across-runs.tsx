import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { baseSize } from '../../../../shared/analysis/base-size.ts'
import type { Tabulation } from '../../../../shared/analysis/tabulate.ts'
import type { AskedRun } from '../../../../shared/models/asked-run.ts'
import { api } from '../../../lib/api.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { BarStrip } from '../../../ui/chart/bar-strip.tsx'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import styles from './across.module.css'
import { acrossWords, mainShare, runNames } from './across-words.ts'

interface AcrossRunsProps {
  runId: string
  /** Id of the open item. */
  item: string
  /** The counts of all personas of this run. */
  table: Tabulation | undefined
}

/** The open item in every run that has it, and whether its wordings differ by more than repeats of one wording do. */
export function AcrossRuns({ runId, item, table }: AcrossRunsProps) {
  const { t } = useTranslation('diagnosis')
  const language = useLanguage()
  const { data, error, refetch } = useQuery(api.runs.asked.queryOptions({ input: { id: runId, item } }))
  const runs = data?.runs ?? []
  const counts = table?.options.map(({ count }) => count) ?? []
  // No sentences before the other runs are loaded, since they would be wrong.
  const sentences = data ? acrossWords(runs, runId, counts, { t, language }) : []
  const names = runNames(runs, { t, language })
  const open = runs.find((asked) => asked.runId === runId) ?? null
  // A heading with nothing below it would look as if something were missing.
  if (!error && sentences.length === 0 && runs.length < 2 && !data?.older) return null
  return (
    <section aria-labelledby="across-title">
      <h2 id="across-title">{t('across.title')}</h2>
      {error && !data && <ProblemNotice problem={error} onRetry={() => void refetch()} />}
      {sentences.map((sentence) => (
        <p key={sentence} className={styles.sentence}>
          {sentence}
        </p>
      ))}
      {runs.length > 1 && (
        <ul className={styles.runs}>
          {runs.map((asked, at) => (
            <AskedRow key={asked.runId} asked={asked} name={names[at] ?? ''} open={open} />
          ))}
        </ul>
      )}
      {data && data.older > 0 && <p className={styles.quiet}>{t('across.older', { count: data.older })}</p>}
    </section>
  )
}

interface AskedRowProps {
  asked: AskedRun
  /** The run's name, which no other run of the list has. */
  name: string
  /** The run whose results are open. */
  open: AskedRun | null
}

function AskedRow({ asked, name, open }: AskedRowProps) {
  const { t } = useTranslation('diagnosis')
  const language = useLanguage()
  const isOpen = asked === open
  const notes = [
    ...(isOpen ? [t('across.thisRun')] : []),
    ...(asked.wording === 0 ? [] : [t('across.otherWording')]),
    ...(asked.setting === 0 ? [] : [t('across.otherSetting')]),
    ...(asked.base === null
      ? []
      : [
          t(baseSize(asked.base) === 'small' ? 'across.smallBase' : 'across.base', {
            base: formatNumber(asked.base, language),
          }),
        ]),
  ]
  const main = mainShare(asked, { t, language }, open)
  return (
    <li className={styles.run} aria-current={isOpen}>
      {isOpen ? (
        <span className={styles.name}>{name}</span>
      ) : (
        <Link
          className={styles.name}
          to="/runs/$runId"
          params={{ runId: asked.runId }}
          search={{ item: asked.item }}
        >
          {name}
        </Link>
      )}
      <BarStrip counts={asked.counts.length === 0 ? [asked.base] : asked.counts} aside={asked.aside} />
      {main !== null && <span className={styles.main}>{main}</span>}
      <span className={styles.quiet}>{notes.join(' · ')}</span>
    </li>
  )
}
