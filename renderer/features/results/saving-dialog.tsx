import { Button, Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DialogFoot } from '../../ui/dialog-foot.tsx'
import { MakingProgress } from './making-progress.tsx'
import type { MakingStep } from './use-making.ts'

interface SavingDialogProps {
  title: string
  step: MakingStep
  opened: boolean
  onCancel: () => void
}

/** How far a file has come that asks nothing and takes more than a moment; it closes when the file is there. */
export function SavingDialog({ title, step, opened, onCancel }: SavingDialogProps) {
  const { t } = useTranslation(['report', 'common'])
  return (
    <Modal
      opened={opened}
      onClose={onCancel}
      title={title}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <MakingProgress title={title} step={step} words={(at) => t('step', { ...at })} />
      <DialogFoot>
        <Button variant="default" onClick={onCancel} data-autofocus>
          {t('common:actions.cancel')}
        </Button>
      </DialogFoot>
    </Modal>
  )
}
