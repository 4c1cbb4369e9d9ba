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
  /** The item in view, whose part of the answer key is shown first. */
  position: number
}

/** Opens the answer key of a practice run. It is closed at first, so that people look for effects themselves. */
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
