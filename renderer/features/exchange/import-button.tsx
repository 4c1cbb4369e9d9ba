import { Button } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

/** Opens the dialog that imports a survey from a file or from pasted text (`ImportDialog`). */
export function ImportButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('exchange')
  return (
    <Button variant="default" leftSection={<IconFileImport size={16} aria-hidden="true" />} onClick={onOpen}>
      {t('import.open')}
    </Button>
  )
}
