import type { TFunction } from 'i18next'
import { chanceBetween, compareAcrossRuns } from '../../../../shared/analysis/across-runs.ts'
import { LEAST_BASE } from '../../../../shared/analysis/base-size.ts'
import { wholePoints } from '../../../../shared/analysis/whole-points.ts'
import type { AskedRun } from '../../../../shared/models/asked-run.ts'
import { formatMomentAmong, formatNumber, formatPercent } from '../../../lib/format.ts'
import type { Language } from '../../../lib/i18n.ts'
import { tellAcross } from '../../../lib/tell-across.ts'

/** What the words depend on besides the runs. */
interface WordsOf {
  t: TFunction<'diagnosis'>
  language: Language
}

/**
 * Sentences on all runs of an item: how much its repeats differ, and whether another wording differs more. For a single
 * run, what it cannot show. None where nothing can be counted.
 *
 * @param counts personas by option in the run that is looked at
 */
export function acrossWords(
  runs: readonly AskedRun[],
  lookedAt: string,
  counts: readonly (number | null)[],
  { t, language }: WordsOf,
): string[] {
  const said = tellAcross(compareAcrossRuns(runs, lookedAt), { t, language })
  if (said.length > 0) return said
  const known = counts.flatMap((count) => (count === null ? [] : [count]))
  const base = known.reduce((all, count) => all + count, 0)
  if (known.length < counts.length || base < LEAST_BASE) return []
  const count = wholePoints(chanceBetween(known, known))
  if (count === 0) return []
  return [t('repeat', { points: t('across.points', { count, amount: formatNumber(count, language) }) })]
}

/**
 * The option chosen most often, with its percentage, or with its count on a base under 30. Null where counts are not
 * known.
 *
 * @param open the run that is looked at: where its most chosen option was offered, that one is shown, so that the lines
 * can be
 *   compared
 */
export function mainShare(
  { options, counts }: AskedRun,
  { t, language }: WordsOf,
  open: Pick<AskedRun, 'options' | 'counts'> | null = null,
): string | null {
  const known = counts.flatMap((count) => (count === null ? [] : [count]))
  const base = known.reduce((all, count) => all + count, 0)
  if (known.length < counts.length || base === 0) return null
  const wanted = open && mostChosen(open)
  const offered = options.findIndex((option) => option.trim() === wanted?.trim())
  const told = offered === -1 ? known.indexOf(Math.max(...known)) : offered
  const count = known[told] ?? 0
  const part =
    base < LEAST_BASE
      ? t('across.count', { count: formatNumber(count, language), base: formatNumber(base, language) })
      : formatPercent(count, base, language)
  return t('across.main', { option: options[told]?.trim(), part })
}

function mostChosen({ options, counts }: Pick<AskedRun, 'options' | 'counts'>): string | undefined {
  const known = counts.flatMap((count) => (count === null ? [] : [count]))
  return known.length < counts.length ? undefined : options[known.indexOf(Math.max(...known))]
}

/**
 * A name for each run, from version and moment. Runs launched together are also numbered, the first one launched with
 * 1.
 */
export function runNames(
  runs: readonly Pick<AskedRun, 'versionNumber' | 'createdAt'>[],
  { t, language }: WordsOf,
): string[] {
  const moments = runs.map(({ createdAt }) => createdAt)
  const names = runs.map(({ versionNumber, createdAt }) =>
    t('across.run', { version: versionNumber, date: formatMomentAmong(createdAt, moments, language) }),
  )
  return names.map((name, at) => {
    const isShared = names.indexOf(name) !== names.lastIndexOf(name)
    if (!isShared) return name
    // The newest run comes first.
    const number = names.slice(at).filter((other) => other === name).length
    return t('across.oneOf', { name, number })
  })
}
