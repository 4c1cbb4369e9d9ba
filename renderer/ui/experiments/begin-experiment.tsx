import { Button } from '@mantine/core'
import { IconFlask } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { type ExperimentBeginning, useNewExperiment } from '../use-new-experiment.ts'

interface BeginExperimentProps {
  /** Returns what the experiment starts from, when it is started. */
  beginning: () => ExperimentBeginning
  /** Another label, where there already is a wording to compare with. */
  label?: string
  /** Whether the button is beside a line of text and therefore small. */
  quiet?: boolean
}

/** Starts an experiment about an item, and opens its plan. */
export function BeginExperiment({ beginning, label, quiet = false }: BeginExperimentProps) {
  const { t } = useTranslation('experiments')
  const { start, starting } = useNewExperiment()
  const { aim = 'wording' } = beginning()
  const look = quiet
    ? ({ size: 'compact-sm', variant: 'subtle' } as const)
    : ({ variant: 'default', leftSection: <IconFlask size={16} aria-hidden="true" /> } as const)
  return (
    <Button {...look} loading={starting} onClick={() => start(beginning())}>
      {label ?? t(`begin.${aim}`)}
    </Button>
  )
}
