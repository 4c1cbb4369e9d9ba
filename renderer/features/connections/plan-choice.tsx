import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { CALLS_PER_MINUTE, type Plan, planSchema } from '../../../shared/models/connection.ts'

interface PlanChoiceProps {
  value: Plan
  onChange: (plan: Plan) => void
}

/** The plan of a key, which determines its calls per minute. */
export function PlanChoice({ value, onChange }: PlanChoiceProps) {
  const { t } = useTranslation('connections')
  return (
    <NativeSelect
      label={t('form.plan')}
      description={t('form.planHint', {
        usual: CALLS_PER_MINUTE.standard,
        admin: CALLS_PER_MINUTE.admin,
      })}
      value={value}
      onChange={(event) => onChange(planSchema.parse(event.currentTarget.value))}
      data={planSchema.options.map((plan) => ({ value: plan, label: t(`planName.${plan}`) }))}
    />
  )
}
