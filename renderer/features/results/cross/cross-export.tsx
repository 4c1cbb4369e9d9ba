import { Button } from '@mantine/core'
import { IconCopy, IconTable } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { toCsv } from '../../../../shared/exchange/tables/csv.ts'
import { csvFormOf } from '../../../../shared/models/csv-form.ts'
import type { Run } from '../../../../shared/models/run.ts'
import { useCommandList } from '../../../lib/commands.ts'
import { formatMoment } from '../../../lib/format.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { type Sheet, sheetText, withNotes } from '../../../lib/sheet-text.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useSettings } from '../../../lib/use-settings.ts'
import { copyText } from '../../../ui/copy-text.ts'
import { itemFileName } from '../file-name.ts'
import styles from './cross.module.css'

/** The run whose answers a cross-table counts, and whose answers the filter keeps, in words; null for everybody's. */
export interface CrossSource {
  run: Run
  only: string | null
}

interface CrossExportProps extends CrossSource {
  position: number
  sheet: Sheet
}

/** Copies a cross-table as cells, or saves it as CSV; both say what the answers are and where they come from. */
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
  const save = () => {
    const { header, rows } = withNotes({ ...sheet, notes }, t('cross.notes'))
    saveFile({
      fileName: itemFileName(
        {
          ...{ title: run.title, item: position + 1, practice: run.practice, at: Date.now() },
          ...{ group: only === null ? null : '', extension: 'csv', isCrossed: true },
        },
        language,
      ),
      mediaType: 'text/csv;charset=utf-8',
      text: toCsv(header, rows, form),
    })
  }
  useCommandList([
    { name: t('cross.copy'), run: copy },
    { name: t('cross.csv'), run: save },
  ])
  return (
    <div className={styles.actions} data-print="no">
      <Button variant="subtle" leftSection={<IconCopy size={16} aria-hidden="true" />} onClick={copy}>
        {t('cross.copy')}
      </Button>
      <Button variant="subtle" leftSection={<IconTable size={16} aria-hidden="true" />} onClick={save}>
        {t('cross.csv')}
      </Button>
    </div>
  )
}
