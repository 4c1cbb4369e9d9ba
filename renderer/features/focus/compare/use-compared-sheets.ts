import { useTranslation } from 'react-i18next'
import type { Cell } from '../../../../shared/exchange/tables/csv.ts'
import type { ComparedCell, ComparedCode } from '../../../../shared/transcripts/compare-codes.ts'
import type { Sheet } from '../../../lib/sheet-text.ts'
import type { TitledGroup } from './compared-table.tsx'
import { ABSENT, type Measure, UNKNOWN } from './measures.ts'

/**
 * The comparison as it leaves the page: as it is shown, and for a file with passages and participants of each group. A
 * code that a group's codebook does not have is an empty cell in a file.
 *
 * @param remarks what has to be said of the groups
 */
export function useComparedSheets(
  codes: readonly ComparedCode[],
  groups: readonly TitledGroup[],
  measure: Measure,
  remarks: readonly string[],
): { shown: Sheet; saved: Sheet } {
  const { t } = useTranslation(['counts', 'common'])
  const sources = groups.map(({ shownTitle, practice, connectionName }) =>
    t('table.source', {
      group: shownTitle,
      connection: practice ? t('common:practice') : (connectionName ?? '–'),
    }),
  )
  const end = [...sources, ...remarks, t('common:synthetic')]
  const rows = (cellsOf: (cell: ComparedCell | null) => Cell[]): Cell[][] =>
    codes.map(({ path, cells }) => [path.join(' / '), ...cells.flatMap(cellsOf)])
  return {
    shown: {
      header: [t('code'), ...groups.map(({ shownTitle }) => shownTitle)],
      rows: rows((cell) => [cell === null ? ABSENT : (cell[measure] ?? UNKNOWN)]),
      notes: [t(`caption.${measure}`), ...end],
    },
    saved: {
      header: [
        t('code'),
        ...groups.flatMap(({ shownTitle: group }) => [
          t('table.passagesOf', { group }),
          t('table.participantsOf', { group }),
        ]),
      ],
      rows: rows((cell) => (cell === null ? [null, null] : [cell.passages, cell.participants ?? UNKNOWN])),
      notes: [t('caption.passages'), t('caption.participants'), ...end],
    },
  }
}
