import type { ExperimentPlan } from '../../../models/experiment.ts'
import type { ExperimentEvidence } from '../../../models/experiment-evidence.ts'
import { tellerOf } from '../../verdict/words/teller.ts'
import type { VerdictLanguage } from '../../verdict/words/verdict-messages.ts'

/** A line for each planned run that ended early; its answers count all the same, as in the verdict of a rewording. */
export function tellCutShortRuns(
  plan: ExperimentPlan,
  { runs }: ExperimentEvidence,
  language: VerdictLanguage,
): string[] {
  const { messages, say, name, number } = tellerOf(plan, language)
  return runs
    .filter(({ extension, hasAnswers, state }) => extension === 0 && hasAnswers && state !== 'done')
    .map(({ arm, repeat, state, personas }) =>
      say(messages.cutShort, {
        ...{ arm: name(arm), repeat: number(repeat), state: messages.runState[state ?? 'forgotten'] },
        ...{ personas: number(personas), planned: number(plan.personas ?? 0) },
      }),
    )
}
