import { Button } from '@mantine/core'
import { IconCopy, IconFileSpreadsheet, IconTable } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { toCsv } from '../../../../shared/exchange/tables/csv.ts'
import { WORKBOOK_MEDIA_TYPE, writeWorkbook } from '../../../../shared/exchange/xlsform/write-workbook.ts'
import { csvFormOf } from '../../../../shared/models/csv-form.ts'
import { datedFileName } from '../../../../shared/text/dated-file-name.ts'
import { useCommandList } from '../../../lib/commands.ts'
import { saveBlob, saveFile } from '../../../lib/save-file.ts'
import { type Sheet, sheetText, withNotes } from '../../../lib/sheet-text.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useSettings } from '../../../lib/use-settings.ts'
import { copyText } from '../../../ui/copy-text.ts'
import styles from './counts.module.css'

interface CountExportProps {
  /** What is copied: the table as it is shown. */
  shown: Sheet
  /** What a file holds; by default the same. */
  saved?: Sheet
  /** What the table holds. */
  kind: 'byGroup' | 'bySpeaker'
  /** The title of the group, with which the names of files begin; absent for several groups. */
  title?: string
  /** Whether something in it is practice. */
  practice: boolean
}

/** Copies a table of counts as cells, or saves it as CSV or XLSX; all say what the counts are. */
export function CountExport({ shown, saved = shown, kind, title, practice }: CountExportProps) {
  const { t } = useTranslation('counts')
  const language = useLanguage()
  const form = csvFormOf(useSettings()?.csvForm ?? 'language', language)
  const fileName = (extension: string) => {
    const marks = [...(practice ? [t('files.practice')] : []), t('files.synthetic')]
    const [first, ...others] = title === undefined ? [t(`files.${kind}`)] : [title, t(`files.${kind}`)]
    return datedFileName(first ?? '', [...others, ...marks], extension, Date.now())
  }
  const table = () => withNotes(saved, t('table.notes'))
  const ways = [
    {
      ...{ name: t('table.copy'), Icon: IconCopy },
      run: () => void copyText(sheetText(shown), { done: t('table.copied'), failed: t('table.notCopied') }),
    },
    {
      ...{ name: t('table.csv'), Icon: IconTable },
      run: () => {
        const { header, rows } = table()
        const text = toCsv(header, rows, form)
        saveFile({ fileName: fileName('csv'), mediaType: 'text/csv;charset=utf-8', text })
      },
    },
    {
      ...{ name: t('table.xlsx'), Icon: IconFileSpreadsheet },
      run: () => {
        const { header, rows } = table()
        const bytes = writeWorkbook([{ name: t('code'), rows: [header, ...rows] }])
        saveBlob(fileName('xlsx'), new Blob([bytes], { type: WORKBOOK_MEDIA_TYPE }))
      },
    },
  ]
  useCommandList(ways)
  return (
    <div className={styles.actions} data-print="no">
      {ways.map(({ name, Icon, run }) => (
        <Button
          key={name}
          variant="subtle"
          size="compact-sm"
          leftSection={<Icon size={16} aria-hidden="true" />}
          onClick={run}
        >
          {name}
        </Button>
      ))}
    </div>
  )
}
