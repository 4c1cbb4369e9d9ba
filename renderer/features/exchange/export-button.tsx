import { Button, Menu } from '@mantine/core'
import { IconFileExport } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ExportItems } from './export-items.tsx'

interface ExportButtonProps {
  surveyId: string
  beforeExport: () => Promise<boolean>
  /** Further entries, below the files. */
  children?: ReactNode
}

/** The builder's menu of files to take away. */
export function ExportButton({ children, ...props }: ExportButtonProps) {
  const { t } = useTranslation('exchange')
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
