import { Menu } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { EXPORT_FORMATS } from '../../../shared/exchange/write-export.ts'
import { type ExportedItems, useExport } from './use-export.ts'

/** Menu entries that export a survey, one for each format. */
export function ExportItems(source: ExportedItems) {
  const { t } = useTranslation('exchange')
  const take = useExport(source)
  return (
    <>
      <Menu.Label>{t('export.title')}</Menu.Label>
      {EXPORT_FORMATS.map((format) => (
        <Menu.Item key={format} onClick={() => take(format)}>
          {t(`export.${format}`)}
        </Menu.Item>
      ))}
    </>
  )
}
