import type { TFunction } from 'i18next'
import { LEAST_BASE } from '../../../../shared/analysis/base-size.ts'
import type { ComparedItem, ComparedRuns } from '../../../../shared/analysis/compare-runs.ts'
import type { RunResults } from '../../../../shared/models/results.ts'
import type { Run } from '../../../../shared/models/run.ts'
import type { SurveyVersion } from '../../../../shared/models/version.ts'
import { formatDecimal, formatNumber } from '../../../lib/format.ts'
import type { Language } from '../../../lib/i18n.ts'
import { baseSizes } from './compared-lines.ts'

/** The share of items that chance alone brings beyond what it reaches in 19 of 20 cases. */
const BEYOND_BY_CHANCE = 0.05

/** A run with its name and its answers. */
export interface OneRun {
  run: Run
  name: string
  version: SurveyVersion
  results: RunResults
}

/** What is said of a comparison as a whole. */
export interface ComparisonWords {
  /** How many items moved beyond chance; and how many chance alone would bring there. */
  summary: string
  byChance: string | null
  /** What these sentences take for granted; null where nothing is measured. */
  caution: string | null
  /** What else lies between the two runs, or does not. */
  around: string[]
}

interface WordsOf {
  t: TFunction<'compared'>
  language: Language
}

/** The sentences above the table. */
export function comparisonWords(
  { measured, beyond, settings }: ComparedRuns,
  { other, here }: Record<'other' | 'here', Pick<OneRun, 'run'>>,
  { t, language }: WordsOf,
): ComparisonWords {
  const count = formatNumber(measured, language)
  const around = [
    ...(other.run.versionId === here.run.versionId
      ? [t('sameVersion', { version: here.run.versionNumber })]
      : []),
    ...(settings.length > 0
      ? [t('settings', { what: settings.map((each) => t(`setting.${each}`)).join(', ') })]
      : []),
  ]
  if (measured === 0) return { summary: t('none'), byChance: null, caution: null, around }
  return {
    summary: t('summary', { count: measured, beyond: formatNumber(beyond, language) }),
    byChance: t('byChance', { expected: formatDecimal(BEYOND_BY_CHANCE * measured, language), count }),
    caution: t('caution'),
    around,
  }
}

/** What explains the numbers of these items. */
export function comparisonNotes(
  items: readonly ComparedItem[],
  { t, results }: { t: TFunction<'compared'>; results: TFunction<'results'> },
): string[] {
  const sizes = baseSizes(items)
  return [
    t('points'),
    t('everybody'),
    ...(sizes.tooSmall ? [results('cross.tooSmall', { least: LEAST_BASE })] : []),
    ...(sizes.small ? [results('cross.small')] : []),
  ]
}
