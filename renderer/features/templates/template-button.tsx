import { Button, Modal } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconTemplate } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { TemplateList } from './template-list.tsx'

/** Opens the choice of templates for a new survey. */
export function TemplateButton() {
  const { t } = useTranslation('templates')
  const { t: common } = useTranslation('common')
  const [opened, dialog] = useDisclosure(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconTemplate size={16} aria-hidden="true" />}
        onClick={dialog.open}
      >
        {t('open')}
      </Button>
      <Modal
        opened={opened}
        onClose={dialog.close}
        title={t('title')}
        size="lg"
        closeButtonProps={{ 'aria-label': common('actions.close') }}
      >
        <TemplateList />
      </Modal>
    </>
  )
}
