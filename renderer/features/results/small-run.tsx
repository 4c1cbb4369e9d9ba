import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { baseSize } from '../../../shared/analysis/base-size.ts'
import { respondentPositions } from '../../../shared/analysis/item-responses.ts'
import type { Question } from '../../../shared/models/draft.ts'
import type { RunResults } from '../../../shared/models/results.ts'
import { usePrinting } from '../../lib/use-printing.ts'
import styles from './results.module.css'

/** The number of personas of a run of which the screen says once that it is a small base; null: each table says so. */
const SmallRunContext = createContext<number | null>(null)

interface SmallRunProps {
  questions: readonly Question[]
  results: RunResults
  children: ReactNode
}

/**
 * Where a whole run is a small base, the screen says so once, since a sentence at every table would be read at none. On
 * paper, where a table may be far from that sentence, each says so itself, and so it is where no item has options.
 */
export function SmallRunAround({ questions, results, children }: SmallRunProps) {
  const printing = usePrinting()
  const personas = useMemo(() => respondentPositions(results).length, [results])
  const isSaid =
    !printing && baseSize(personas) === 'small' && questions.some(({ type }) => type === 'single_choice')
  return <SmallRunContext value={isSaid ? personas : null}>{children}</SmallRunContext>
}

/** A function that judges whether a table with this base says itself that it is small: not where the screen says so. */
export function useSaysSmall(): (base: number | null) => boolean {
  const isSaid = useContext(SmallRunContext) !== null
  return (base) => !isSaid && baseSize(base) === 'small'
}

/** The sentence for the whole screen, which explains the mark in all its tables; nothing where each says so itself. */
export function SmallRunLine() {
  const { t } = useTranslation('results')
  const number = useContext(SmallRunContext)
  return number !== null && <p className={`caption ${styles.smallRun}`}>{t('table.smallRun', { number })}</p>
}
