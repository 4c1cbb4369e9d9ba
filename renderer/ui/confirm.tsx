import { Button, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogFoot } from './dialog-foot.tsx'

interface ConfirmProps {
  opened: boolean
  title: string
  /** What is lost, and that it cannot be undone. */
  children: ReactNode
  /** A verb. */
  action: string
  busy?: boolean
  onConfirm: () => void
  onClose: () => void
}

/**
 * Asks before an action that cannot be undone, and only then; all other actions take effect at once and offer "Undo".
 */
export function Confirm({ opened, title, children, action, busy = false, onConfirm, onClose }: ConfirmProps) {
  const { t } = useTranslation('common')
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      centered
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      {children}
      <DialogFoot>
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('actions.cancel')}
        </Button>
        <Button color="red" onClick={onConfirm} loading={busy}>
          {action}
        </Button>
      </DialogFoot>
    </Modal>
  )
}
