import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { byMove, compareRuns, type ReadRun } from '../../../../shared/analysis/compare-runs.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import styles from './compared.module.css'
import { ComparedExport } from './compared-export.tsx'
import { ComparedTable } from './compared-table.tsx'
import { type ComparisonWords, comparisonNotes, comparisonWords, type OneRun } from './compared-words.ts'

/** What moved between two runs in sentences, and the table of all items. */
export function Comparison({ other, here }: { other: OneRun; here: OneRun }) {
  const { t } = useTranslation('compared')
  const { t: results } = useTranslation('results')
  const language = useLanguage()
  const { by, only } = useSearch({ from: '/runs/$runId/compare' })
  const [before, now] = [useRead(other), useRead(here)]
  const compared = useMemo(() => compareRuns(before, now), [before, now])
  const items = useMemo(() => {
    const kept = only ? compared.items.filter(({ move }) => move?.isBeyond) : compared.items
    return by === 'move' ? byMove(kept) : kept
  }, [compared, only, by])
  const words = comparisonWords(compared, { other, here }, { t, language })
  const explained = useMemo(() => comparisonNotes(items, { t, results }), [items, t, results])
  const { summary, byChance, caution, around } = words
  const said = [summary, byChance, caution, ...around, only ? t('only') : null, ...explained]
  return (
    <>
      <Summary words={words} />
      {items.length === 0 ? (
        <p>{t('nothingMoved')}</p>
      ) : (
        <>
          <ComparedExport
            {...{ items, other, here }}
            isFiltered={only === true}
            notes={said.filter((note) => note !== null)}
          />
          <ComparedTable
            key={other.run.id}
            items={items}
            other={{ id: other.run.id, name: other.name }}
            here={{ id: here.run.id, name: here.name }}
            notes={
              <ul className={styles.notes}>
                {[...explained, results('cross.signs')].map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            }
          />
        </>
      )}
    </>
  )
}

/** What the comparison needs of a run. It is the same object until that changes: comparing two long runs takes time. */
function useRead({ run: { connectionId }, version: { draft }, results }: OneRun): ReadRun {
  return useMemo(() => ({ connectionId, draft, results }), [connectionId, draft, results])
}

function Summary({ words: { summary, byChance, caution, around } }: { words: ComparisonWords }) {
  return (
    <div className={styles.summary}>
      {byChance === null ? (
        <p>{summary}</p>
      ) : (
        <p>
          <strong>{summary}</strong> {byChance}
        </p>
      )}
      {caution !== null && <p className={styles.quiet}>{caution}</p>}
      {around.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
