import { useTranslation } from 'react-i18next'
import type { ResponseSummary } from '../../../shared/analysis/response-summary.ts'
import type { Audience } from '../../../shared/models/draft.ts'
import type { RunResults } from '../../../shared/models/results.ts'
import type { Run } from '../../../shared/models/run.ts'
import { audienceWords } from '../../../shared/personas/audience-words.ts'
import { formatDuration, formatMoment, formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { CompanionBody } from '../../ui/companion-body.tsx'
import { ConnectionTag } from '../../ui/connection-tag.tsx'
import { Facts } from '../../ui/facts.tsx'
import { phaseOf } from '../../ui/runs/phase.ts'
import { PhaseLabel } from '../../ui/runs/phase-label.tsx'
import styles from './provenance.module.css'
import { Received } from './received.tsx'

interface Reading {
  results: RunResults
  summary: ResponseSummary
  /** Number of items. */
  items: number
  /** Whom the run asked for. */
  audience: Audience
}

interface ProvenanceProps {
  run: Run
  /** How the answers were read; null before there are any. */
  reading: Reading | null
}

/** Where the numbers come from: how much was received, how it was read, the payloads, and facts about the run. */
export function Provenance({ run, reading }: ProvenanceProps) {
  const { t } = useTranslation('results')
  return (
    <CompanionBody>
      {reading && <CameBack run={run} reading={reading} />}
      {reading && <HowRead results={reading.results} />}
      <section aria-labelledby="received-title">
        <h2 id="received-title">{t('companion.received')}</h2>
        <Received run={run} />
      </section>
      <RunFacts run={run} audience={reading?.audience ?? null} />
    </CompanionBody>
  )
}

function CameBack({ run, reading: { summary, items } }: { run: Run; reading: Reading }) {
  const { t } = useTranslation('results')
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const expected = Math.max(run.personas, summary.respondents) * items
  const lines = [
    summary.respondents === 0
      ? t('filter.noPersonas')
      : t('companion.personas', { count: number(summary.respondents), asked: number(run.personas) }),
    t(summary.blank > 0 ? 'companion.cellsWithBlank' : 'companion.cells', {
      received: number(summary.answered + summary.blank),
      expected: number(expected),
      count: summary.blank,
      blank: number(summary.blank),
    }),
    ...(['unread', 'missing'] as const).flatMap((part) =>
      summary[part] > 0 ? [t(`companion.${part}`, { count: number(summary[part]) })] : [],
    ),
  ]
  return (
    <section aria-labelledby="came-back-title">
      <h2 id="came-back-title">{t('companion.summary')}</h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}

/** The readers of answers that have a text here; answers stored by another version of Sonde may name others. */
const SHAPES = [
  'by_respondent',
  'by_question',
  'counts',
  'long_rows',
  'wide_rows',
  'structure',
  'recipe',
  'unknown',
] as const

/** How many unplaced values are shown; the payload has them all. */
const UNPLACED_SHOWN = 50

function HowRead({ results }: { results: RunResults }) {
  const { t } = useTranslation('results')
  const unplaced = results.unplaced.map((each, position) => ({ ...each, key: `${position}:${each.path}` }))
  const more = unplaced.length - UNPLACED_SHOWN
  const known = SHAPES.find((shape) => shape === results.shape)
  const shape = known ? t(`companion.shapes.${known}`) : <code>{results.shape}</code>
  return (
    <section aria-labelledby="reading-title">
      <h2 id="reading-title">{t('companion.reading')}</h2>
      <Facts
        facts={[
          { label: t('companion.shape'), value: shape },
          { label: t('companion.certainty'), value: t(`companion.certainties.${results.certainty}`) },
          ...(results.states ?? []).map(({ path, value }) => ({
            label: t('companion.replyState'),
            value: <code title={path}>{value}</code>,
          })),
        ]}
      />
      {unplaced.length === 0 ? (
        <p>{t('companion.noUnplaced')}</p>
      ) : (
        <details open={unplaced.length <= 5}>
          <summary>{t('companion.unplaced', { count: unplaced.length })}</summary>
          <ul className={styles.unplaced}>
            {unplaced.slice(0, UNPLACED_SHOWN).map(({ key, path, value }) => (
              <li key={key}>
                <code className="caption">{path}</code>
                <code>{value}</code>
              </li>
            ))}
          </ul>
          {more > 0 && <p>{t('companion.moreUnplaced', { count: more })}</p>}
        </details>
      )}
    </section>
  )
}

function RunFacts({ run, audience }: { run: Run; audience: Audience | null }) {
  const { t } = useTranslation(['results', 'runs'])
  const language = useLanguage()
  const moment = (at: number | null) => (at === null ? t('companion.notYet') : formatMoment(at, language))
  const { launchedAt, finishedAt } = run
  return (
    <section aria-labelledby="facts-title">
      <h2 id="facts-title">{t('companion.facts')}</h2>
      <Facts
        facts={[
          {
            label: t('companion.connection'),
            value: <ConnectionTag {...run} />,
          },
          { label: t('companion.version'), value: t('runs:version', { number: run.versionNumber }) },
          { label: t('companion.asked'), value: formatNumber(run.personas, language) },
          ...(audience ? [audienceWords(audience, language)] : []),
          { label: t('companion.state'), value: <PhaseLabel phase={phaseOf(run)} /> },
          { label: t('companion.launched'), value: moment(launchedAt) },
          { label: t('companion.finished'), value: moment(finishedAt) },
          ...(launchedAt !== null && finishedAt !== null
            ? [{ label: t('companion.duration'), value: formatDuration(finishedAt - launchedAt) }]
            : []),
          { label: t('companion.remoteId'), value: run.remoteId ?? t('companion.deleted') },
        ]}
      />
    </section>
  )
}
