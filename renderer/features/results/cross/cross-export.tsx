import { Button } from '@mantine/core'
import { IconCopy, IconFileSpreadsheet, IconTable } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { toCsv } from '../../../../shared/exchange/tables/csv.ts'
import { WORKBOOK_MEDIA_TYPE, writeWorkbook } from '../../../../shared/exchange/xlsform/write-workbook.ts'
import { csvFormOf } from '../../../../shared/models/csv-form.ts'
import type { Run } from '../../../../shared/models/run.ts'
import { useCommandList } from '../../../lib/commands.ts'
import { formatMoment } from '../../../lib/format.ts'
import { saveBlob, saveFile } from '../../../lib/save-file.ts'
import { sheetText, withNotes } from '../../../lib/sheet-text.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useSettings } from '../../../lib/use-settings.ts'
import { copyText } from '../../../ui/copy-text.ts'
import { itemFileName } from '../file-name.ts'
import styles from './cross.module.css'
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
  const form = csvFormOf(useSettings()?.csvForm ?? 'language', language)
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
  const copy = () =>
    void copyText(sheetText({ ...sheet, notes }), { done: t('cross.copied'), failed: t('cross.notCopied') })
  const fileName = (extension: string) =>
    itemFileName(
      {
        ...{ title: run.title, version: run.versionNumber, item: position + 1, practice: run.practice },
        at: Date.now(),
        ...{ group: only === null ? null : '', extension, isCrossed: true },
      },
      language,
    )
  const save = () => {
    const { header, rows } = withNotes({ ...sheet, notes }, t('cross.notes'))
    saveFile({
      fileName: fileName('csv'),
      mediaType: 'text/csv;charset=utf-8',
      text: toCsv(header, rows, form),
    })
  }
  const saveWorkbook = () => {
    const content = writeWorkbook([crossWorkbookSheet({ ...sheet, notes }, t('cross.sheet'))])
    saveBlob(fileName('xlsx'), new Blob([content], { type: WORKBOOK_MEDIA_TYPE }))
  }
  useCommandList([
    { name: t('cross.copy'), run: copy },
    { name: t('cross.csv'), run: save },
    { name: t('cross.xlsx'), run: saveWorkbook },
  ])
  return (
    <div className={styles.actions} data-print="no">
      <Button variant="subtle" leftSection={<IconCopy size={16} aria-hidden="true" />} onClick={copy}>
        {t('cross.copy')}
      </Button>
      <Button variant="subtle" leftSection={<IconTable size={16} aria-hidden="true" />} onClick={save}>
        {t('cross.csv')}
      </Button>
      <Button
        variant="subtle"
        leftSection={<IconFileSpreadsheet size={16} aria-hidden="true" />}
        onClick={saveWorkbook}
      >
        {t('cross.xlsx')}
      </Button>
    </div>
  )
}
