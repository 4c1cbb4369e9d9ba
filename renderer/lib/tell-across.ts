import type { TFunction } from 'i18next'
import type { AcrossRuns } from '../../shared/analysis/across-runs.ts'
import { LEAST_BASE } from '../../shared/analysis/base-size.ts'
import { formatNumber } from './format.ts'
import type { Language } from './i18n.ts'

/**
 * Sentences that say how much the repeats of an item differ, and whether another wording differs more; none where
 * neither is known.
 */
export function tellAcross(
  { repeats, move }: AcrossRuns,
  { t, language }: { t: TFunction<'diagnosis'>; language: Language },
): string[] {
  const points = (count: number) => t('across.points', { count, amount: formatNumber(count, language) })
  const said: string[] = []
  if (repeats)
    said.push(
      t('across.repeats', { runs: formatNumber(repeats.runs, language), points: points(repeats.moved) }),
    )
  if (move) {
    const { run, moved, chance, independent, repeated, verdict } = move
    said.push(t('across.move', { version: run.versionNumber, points: points(moved) }))
    const floor = points(Math.max(chance, repeated ?? 0))
    const numbers = { floor, chance: points(chance), repeated: points(repeated ?? 0) }
    said.push(t(`across.${verdict}`, { ...numbers, least: formatNumber(LEAST_BASE, language) }))
    // Only where the number is told that is larger for it.
    if (chance > independent && (verdict !== 'within' || chance > (repeated ?? 0)))
      said.push(t('across.raised', { chance: points(chance), independent: points(independent) }))
  }
  return said
}
