import { withholdsPercentages } from '../../../shared/analysis/base-size.ts'
import type { OptionTally, Tabulation } from '../../../shared/analysis/tabulate.ts'
import type { Language } from '../../lib/i18n.ts'
import { countText, shareText, signsLegend } from '../../lib/table-numbers.ts'

/** The numbers of an option as its table and its chart show them. */
interface OptionCells {
  /** Null where it is not known. */
  count: string | null
  /** Null where it is not known, or withheld because the base is too small. */
  share: string | null
}

/** The numbers of an option, with "–" for zero and "*" for a share that rounds to zero. */
export function optionCells(
  table: Tabulation,
  { count, percentage }: OptionTally,
  language: Language,
): OptionCells {
  const { source, base } = table
  const share = () => {
    if (withholdsPercentages(table)) return null
    if (source === 'shares' && percentage !== null) return shareText(percentage, 100, language)
    return count === null || base === null ? null : shareText(count, base, language)
  }
  return { count: count === null ? null : countText(count, language), share: share() }
}

/** The legend of the signs among an item's numbers; null where there is none. */
export function optionSigns(table: Tabulation, language: Language) {
  return signsLegend(
    table.options.flatMap((option) => {
      const { count, share } = optionCells(table, option, language)
      return [count ?? '', share ?? '']
    }),
  )
}
