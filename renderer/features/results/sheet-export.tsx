import { Button } from '@mantine/core'
import { IconCopy, IconFileSpreadsheet, IconTable } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { toCsv } from '../../../shared/exchange/tables/csv.ts'
import {
  WORKBOOK_MEDIA_TYPE,
  type Sheet as WorkbookSheet,
  writeWorkbook,
} from '../../../shared/exchange/xlsform/write-workbook.ts'
import { csvFormOf } from '../../../shared/models/csv-form.ts'
import { useCommandList } from '../../lib/commands.ts'
import { saveBlob, saveFile } from '../../lib/save-file.ts'
import { type Sheet, sheetText, withNotes } from '../../lib/sheet-text.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useSettings } from '../../lib/use-settings.ts'
import { copyText } from '../../ui/copy-text.ts'
import styles from './sheet-export.module.css'

interface SheetExportProps {
  /** The table with all that has to be said of it, also where its answers come from. */
  sheet: () => Sheet
  /** The same as a sheet of a workbook. */
  workbook: () => WorkbookSheet
  /** The name of a file with this extension. */
  fileName: (extension: string) => string
}

/** Copies a table of the screen, or saves it as CSV or for Excel. */
export function SheetExport({ sheet, workbook, fileName }: SheetExportProps) {
  const { t } = useTranslation('results')
  const form = csvFormOf(useSettings()?.csvForm ?? 'language', useLanguage())
  const copy = () =>
    void copyText(sheetText(sheet()), { done: t('cross.copied'), failed: t('cross.notCopied') })
  const save = () => {
    const { header, rows } = withNotes(sheet(), t('cross.notes'))
    saveFile({
      fileName: fileName('csv'),
      mediaType: 'text/csv;charset=utf-8',
      text: toCsv(header, rows, form),
    })
  }
  const saveWorkbook = () =>
    saveBlob(fileName('xlsx'), new Blob([writeWorkbook([workbook()])], { type: WORKBOOK_MEDIA_TYPE }))
  const ways = [
    { name: t('cross.copy'), run: copy, icon: IconCopy },
    { name: t('cross.csv'), run: save, icon: IconTable },
    { name: t('cross.xlsx'), run: saveWorkbook, icon: IconFileSpreadsheet },
  ]
  useCommandList(ways)
  return (
    <div className={styles.ways} data-print="no">
      {ways.map(({ name, run, icon: Icon }) => (
        <Button key={name} variant="subtle" leftSection={<Icon size={16} aria-hidden="true" />} onClick={run}>
          {name}
        </Button>
      ))}
    </div>
  )
}
