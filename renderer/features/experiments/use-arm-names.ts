import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { armLetter } from '../../../shared/experiments/arm-letter.ts'
import type { ExperimentArm } from '../../../shared/models/experiment.ts'

/** Names the arms of a plan: "A", "A again", "B reversed". */
export function useArmNames(arms: readonly ExperimentArm[]): (arm: ExperimentArm) => string {
  const { t } = useTranslation('experiments')
  return useCallback((arm) => t(`arm.name.${arm.kind}`, { letter: armLetter(arms, arm) }), [t, arms])
}
