import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { findPlanProblems, type PlanProblem } from '../../../../shared/experiments/design/plan-problems.ts'
import type { ExperimentPlan } from '../../../../shared/models/experiment.ts'

/** A problem of a plan, with its text. */
export interface ToldProblem extends PlanProblem {
  words: string
}

/** Fields of a plan at which problems are shown. */
type PlanField = 'connection' | 'comparison' | 'personas' | 'ages'

/** The problems that prevent the launch of a plan, with their texts. */
export function usePlanProblems(plan: ExperimentPlan): readonly ToldProblem[] {
  const { t } = useTranslation(['experiments', 'builder'])
  return useMemo(
    () =>
      findPlanProblems(plan).map((found) => {
        const { code, arm, problem, crossed, sides } = found
        if (crossed) {
          const { text, countedWith } = crossed
          const words =
            countedWith === null
              ? t('problem.options_unpaired', { text })
              : t('problem.options_crossed', { text, other: countedWith })
          return { ...found, words }
        }
        if (sides) return { ...found, words: t('problem.contrary_sides', sides) }
        if (code !== 'draft') return { ...found, words: t(`problem.${code}`) }
        if (!problem) return { ...found, words: '' }
        const words = t(`builder:problem.${problem.code}`)
        const isElsewhere = arm === null && problem.question !== undefined
        const number = (problem.question ?? 0) + 1
        return { ...found, words: isElsewhere ? t('problem.elsewhere', { number, problem: words }) : words }
      }),
    [plan, t],
  )
}

/** The text of the first problem of a field. */
export function problemAt(problems: readonly ToldProblem[], field: PlanField): string | undefined {
  return problems.find((problem) => fieldOf(problem) === field)?.words
}

function fieldOf({ code, arm, problem }: PlanProblem): PlanField | null {
  if (arm !== null) return null
  if (code === 'connection_missing') return 'connection'
  if (code.startsWith('comparison') || code.startsWith('contrary')) return 'comparison'
  if (problem?.code === 'personas_out_of_range') return 'personas'
  return problem?.ageRange === undefined ? null : 'ages'
}
