import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { ArmKind, ExperimentPlan } from '../../../../shared/models/experiment.ts'
import { handWording } from '../../../lib/wording-in-hand.ts'
import { useArmNames } from '../use-arm-names.ts'

/** Arms that are compared to learn something of A, and are no wording that somebody tries. */
const CONTROLS: ReadonlySet<ArmKind> = new Set(['again', 'contrary'])

/**
 * The next step after a verdict: puts the wording that was tried into the draft, where undo reverts it. No link, since
 * in another tab it could not hand the wording over.
 */
export function UseTested({ plan }: { plan: ExperimentPlan }) {
  const { t } = useTranslation('verdict')
  const navigate = useNavigate()
  const nameOf = useArmNames(plan.arms)
  const tried = plan.arms.find(({ id }) => id === plan.comparison?.to)
  const { surveyId } = plan.source
  const question = tried?.question ?? null
  if (!tried || CONTROLS.has(tried.kind) || question === null || plan.item === null) return null
  const item = plan.item
  return (
    <Button
      variant="default"
      leftSection={<IconPencil size={16} aria-hidden="true" />}
      onClick={() => {
        handWording({ surveyId, question: { ...question, id: item } })
        void navigate({ to: '/surveys/$surveyId', params: { surveyId }, search: { item } })
      }}
    >
      {t('use', { name: nameOf(tried) })}
    </Button>
  )
}
