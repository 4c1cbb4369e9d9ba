import { useTranslation } from 'react-i18next'
import type { Run } from '../../../../shared/models/run.ts'
import { formatMoment } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { itemFileName } from '../file-name.ts'
import { SheetExport } from '../sheet-export.tsx'
import { type CrossSheet, crossWorkbookSheet } from './cross-sheet.ts'

/** The run whose answers a cross-table counts, and whose answers the filter keeps, in words; null for everybody's. */
export interface CrossSource {
  run: Run
  only: string | null
}

interface CrossExportProps extends CrossSource {
  position: number
  sheet: CrossSheet
}

/** Copies a cross-table, or saves it as CSV or for Excel; each says what the answers are and where they come from. */
export function CrossExport({ run, only, position, sheet }: CrossExportProps) {
  const { t } = useTranslation(['results', 'common'])
  const language = useLanguage()
  const notes = [
    ...sheet.notes,
    ...(only === null ? [] : [only]),
    ...(run.practice ? [t('exports.practiceWord')] : []),
    t('exports.sourceLine', {
      title: run.title,
      version: run.versionNumber,
      connection: run.practice ? t('common:practice') : run.connectionName,
      at: formatMoment(run.finishedAt ?? run.createdAt, language),
    }),
    t('common:synthetic'),
  ]
  const fileName = (extension: string) =>
    itemFileName(
      {
        ...{ title: run.title, version: run.versionNumber, item: position + 1, practice: run.practice },
        at: Date.now(),
        ...{ group: only === null ? null : '', extension, isCrossed: true },
      },
      language,
    )
  const told = { ...sheet, notes }
  return (
    <SheetExport
      sheet={() => told}
      workbook={() => crossWorkbookSheet(told, t('cross.sheet'))}
      fileName={fileName}
    />
  )
}
