import { useTranslation } from 'react-i18next'
import type { ComparedItem } from '../../../../shared/analysis/compare-runs.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { comparisonFileName } from '../file-name.ts'
import { SheetExport } from '../sheet-export.tsx'
import { useSourceLine } from '../use-source-line.ts'
import { comparedSheet } from './compared-sheet.ts'
import type { OneRun } from './compared-words.ts'

interface ComparedExportProps {
  /** The items as they are shown. */
  items: readonly ComparedItem[]
  /** Whether they are some of the items only. */
  isFiltered: boolean
  other: OneRun
  here: OneRun
  /** What the screen says of the comparison and of its numbers. */
  notes: readonly string[]
}

/** Copies the table of a comparison, or saves it as CSV or for Excel; each says which runs were compared. */
export function ComparedExport({ items, isFiltered, other, here, notes }: ComparedExportProps) {
  const { t } = useTranslation('compared')
  const { t: results } = useTranslation('results')
  const { t: views } = useTranslation('views')
  const { t: common } = useTranslation('common')
  const language = useLanguage()
  const [there, own] = [useSourceLine(other.run), useSourceLine(here.run)]
  const { title, practice, versionNumber } = here.run
  const sheet = () =>
    comparedSheet(
      {
        ...{ items, names: { other: other.name, here: here.name } },
        notes: [
          ...notes,
          ...(practice ? [results('exports.practiceWord')] : []),
          ...[t('sheet.other', { run: there }), t('sheet.here', { run: own })],
          common('synthetic'),
        ],
      },
      { t, results, views, language },
    )
  return (
    <SheetExport
      sheet={sheet}
      workbook={() => sheet().workbook}
      fileName={(extension) =>
        comparisonFileName(
          {
            ...{ title, practice, isFiltered, extension, at: Date.now() },
            versions: { other: other.run.versionNumber, here: versionNumber },
          },
          language,
        )
      }
    />
  )
}
