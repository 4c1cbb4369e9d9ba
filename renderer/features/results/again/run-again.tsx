import { Button } from '@mantine/core'
import { IconRepeat } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Run } from '../../../../shared/models/run.ts'
import { useCommand } from '../../../lib/commands.ts'
import { AgainDialog } from './again-dialog.tsx'

/** Offers to launch the version of a run again, the only way to see how much its answers vary without any change. */
export function RunAgain({ run }: { run: Run }) {
  const { t } = useTranslation('again')
  const [opened, setOpened] = useState(false)
  useCommand(t('command'), () => setOpened(true))
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconRepeat size={16} aria-hidden="true" />}
        onClick={() => setOpened(true)}
      >
        {t('action')}
      </Button>
      <AgainDialog run={run} opened={opened} onClose={() => setOpened(false)} />
    </>
  )
}
