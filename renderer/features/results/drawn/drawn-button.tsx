import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Among } from '../../../../shared/analysis/item-responses.ts'
import type { Respondent } from '../../../../shared/models/results.ts'
import { useCommand } from '../../../lib/commands.ts'
import { DrawnDialog } from './drawn-dialog.tsx'

interface DrawnButtonProps {
  respondents: readonly Respondent[]
  /** Every persona of the run, by position in `respondents`. */
  personas: readonly number[]
  /** The personas that the filter keeps; absent: all. */
  among: Among | undefined
}

/** The button beside the number of personas that shows who was drawn. */
export function DrawnButton(props: DrawnButtonProps) {
  const { t } = useTranslation('drawn')
  const [opened, setOpened] = useState(false)
  useCommand(t('open'), () => setOpened(true))
  return (
    <>
      <Button variant="subtle" size="compact-sm" aria-haspopup="dialog" onClick={() => setOpened(true)}>
        {t('open')}
      </Button>
      <DrawnDialog {...props} opened={opened} onClose={() => setOpened(false)} />
    </>
  )
}
