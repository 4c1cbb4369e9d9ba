import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { baseSize, LEAST_BASE, sumOfShown, withholdsPercentages } from '../../../shared/analysis/base-size.ts'
import type { Tabulation } from '../../../shared/analysis/tabulate.ts'
import type { QuestionType } from '../../../shared/models/draft.ts'
import { formatPercent } from '../../lib/format.ts'
import type { Language } from '../../lib/i18n.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useSaysSmall } from './small-run.tsx'

/**
 * The notes under an item's table and chart: why percentages are not shown, or how to read them.
 *
 * @param isAlone whether it leaves the screen and its marks behind, as a file does, and so says all by itself
 */
export function useTableNotes(table: Tabulation, type: QuestionType, isAlone = false): string[] {
  const { t } = useTranslation('results')
  const language = useLanguage()
  const saysSmall = useSaysSmall()
  return tableNotes(table, type, { t, language, saysSmall: isAlone ? 'in full' : saysSmall })
}

/** What the notes depend on besides the table. */
interface NotesOf {
  t: TFunction<'results'>
  language: Language
  /** Whether a table with this base says that it is small; "in full" where the words alone have to say it. */
  saysSmall: ((base: number | null) => boolean) | 'in full'
}

/** The same outside of a component. */
export function tableNotes(
  table: Tabulation,
  type: QuestionType,
  { t, language, saysSmall }: NotesOf,
): string[] {
  const { source, base, options } = table
  if (type === 'open_ended' || source === 'nothing' || source === 'unfiltered_only') return []
  if (base === 0 && source !== 'shares') return [t('table.noBase')]
  if (withholdsPercentages(table)) return [t('table.tooSmall', { count: base ?? 0, least: LEAST_BASE })]
  const notes: string[] = []
  if (saysSmall === 'in full' && baseSize(base) !== 'enough')
    notes.push(t('exports.small', { count: base ?? 0 }))
  // Percentages as the service sent them stay on any base.
  else if ((saysSmall !== 'in full' && saysSmall(base)) || baseSize(base) === 'too_small')
    notes.push(t('table.small', { count: base ?? 0 }))
  const sum = sumOfShown(options)
  if (sum !== null && sum !== 100 && sum !== 0)
    notes.push(
      t(source === 'shares' ? 'table.sumAsSent' : 'table.sumRounded', {
        sum: formatPercent(sum, 100, language),
      }),
    )
  return notes
}
