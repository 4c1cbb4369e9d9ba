import type { ExperimentPlan } from '../../models/experiment.ts'
import { type DesignSight, designSight } from '../design/design-sight.ts'

/**
 * Which moves a calibration can see, calculated before it is launched: for the item in which a move is hardest to see.
 * Null where there are no items, or no personas.
 */
export function calibrationSight({ draft, personas, runs, leastPoints }: ExperimentPlan): DesignSight | null {
  const sights = draft.questions.flatMap((question) => {
    const arms = [{ id: question.id, kind: 'base' as const, question, probes: [] }]
    return designSight({ arms, personas, runs, leastPoints }) ?? []
  })
  return sights.reduce<DesignSight | null>(
    (worst, sight) => (worst === null || sight.visible > worst.visible ? sight : worst),
    null,
  )
}
