import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { LEAST_BASE } from '../../../../shared/analysis/base-size.ts'
import {
  byMove,
  type ComparedRuns,
  compareRuns,
  type ReadRun,
} from '../../../../shared/analysis/compare-runs.ts'
import type { RunResults } from '../../../../shared/models/results.ts'
import type { Run } from '../../../../shared/models/run.ts'
import type { SurveyVersion } from '../../../../shared/models/version.ts'
import { formatDecimal, formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import styles from './compared.module.css'
import { baseSizes } from './compared-lines.ts'
import { ComparedTable } from './compared-table.tsx'

/** The share of items that chance alone brings beyond what it reaches in 19 of 20 cases. */
const BEYOND_BY_CHANCE = 0.05

/** A run with its name and its answers. */
interface OneRun {
  run: Run
  name: string
  version: SurveyVersion
  results: RunResults
}

/** What moved between two runs in sentences, and the table of all items. */
export function Comparison({ other, here }: { other: OneRun; here: OneRun }) {
  const { t } = useTranslation(['compared', 'results'])
  const { by, only } = useSearch({ from: '/runs/$runId/compare' })
  const [before, now] = [useRead(other), useRead(here)]
  const compared = useMemo(() => compareRuns(before, now), [before, now])
  const items = useMemo(() => {
    const kept = only ? compared.items.filter(({ move }) => move?.isBeyond) : compared.items
    return by === 'move' ? byMove(kept) : kept
  }, [compared, only, by])
  const sizes = useMemo(() => baseSizes(items), [items])
  const notes = [
    t('points'),
    t('everybody'),
    ...(sizes.tooSmall ? [t('results:cross.tooSmall', { least: LEAST_BASE })] : []),
    ...(sizes.small ? [t('results:cross.small')] : []),
    t('results:cross.signs'),
  ]
  return (
    <>
      <Summary compared={compared} other={other} here={here} />
      {items.length === 0 ? (
        <p>{t('nothingMoved')}</p>
      ) : (
        <ComparedTable
          key={other.run.id}
          items={items}
          other={{ id: other.run.id, name: other.name }}
          here={{ id: here.run.id, name: here.name }}
          notes={
            <ul className={styles.notes}>
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          }
        />
      )}
    </>
  )
}

/** What the comparison needs of a run. It is the same object until that changes: comparing two long runs takes time. */
function useRead({ run: { connectionId }, version: { draft }, results }: OneRun): ReadRun {
  return useMemo(() => ({ connectionId, draft, results }), [connectionId, draft, results])
}

function Summary({ compared, other, here }: { compared: ComparedRuns; other: OneRun; here: OneRun }) {
  const { t } = useTranslation('compared')
  const language = useLanguage()
  const { measured, beyond, settings } = compared
  const count = formatNumber(measured, language)
  const around = [
    ...(other.run.versionId === here.run.versionId
      ? [t('sameVersion', { version: here.run.versionNumber })]
      : []),
    ...(settings.length > 0
      ? [t('settings', { what: settings.map((each) => t(`setting.${each}`)).join(', ') })]
      : []),
  ]
  return (
    <div className={styles.summary}>
      {measured === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <>
          <p>
            <strong>{t('summary', { count: measured, beyond: formatNumber(beyond, language) })}</strong>{' '}
            {t('byChance', { expected: formatDecimal(BEYOND_BY_CHANCE * measured, language), count })}
          </p>
          <p className={styles.quiet}>{t('caution')}</p>
        </>
      )}
      {around.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
