import { Button, Menu } from '@mantine/core'
import { IconFileExport } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EXPORT_FORMATS } from '../../../shared/exchange/write-export.ts'
import { useCommandList } from '../../lib/commands.ts'
import { ExportItems } from './export-items.tsx'
import { useExport } from './use-export.ts'

interface ExportButtonProps {
  surveyId: string
  beforeExport: () => Promise<boolean>
  /** Further entries, below the file formats. */
  children?: ReactNode
}

/** The builder's export menu; the palette offers each format too. */
export function ExportButton({ children, ...props }: ExportButtonProps) {
  const { t } = useTranslation('exchange')
  const { t: common } = useTranslation('common')
  const take = useExport(props)
  useCommandList(
    EXPORT_FORMATS.map((format) => ({
      name: common('labelled', { label: t('export.open'), value: t(`export.${format}`) }),
      run: () => take(format),
    })),
  )
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconFileExport size={16} aria-hidden="true" />}>
          {t('export.open')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <ExportItems {...props} />
        {children && <Menu.Divider />}
        {children}
      </Menu.Dropdown>
    </Menu>
  )
}
