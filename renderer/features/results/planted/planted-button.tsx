import { Button } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Question } from '../../../../shared/models/draft.ts'
import { useCommand } from '../../../lib/commands.ts'
import { PlantedDialog } from './planted-dialog.tsx'

interface PlantedButtonProps {
  runId: string
  questions: readonly Question[]
  /** The item in view: its part of the key is shown first. */
  position: number
}

/** The way to the answer key of a practice run: closed until it is asked for, so that one looks for oneself first. */
export function PlantedButton({ runId, questions, position }: PlantedButtonProps) {
  const { t } = useTranslation('planted')
  const [opened, setOpened] = useState(false)
  useCommand(t('open'), () => setOpened(true))
  return (
    <>
      <Button
        variant="default"
        aria-haspopup="dialog"
        leftSection={<IconKey size={16} aria-hidden="true" />}
        onClick={() => setOpened(true)}
      >
        {t('open')}
      </Button>
      <PlantedDialog
        opened={opened}
        runId={runId}
        questions={questions}
        position={position}
        onClose={() => setOpened(false)}
      />
    </>
  )
}
