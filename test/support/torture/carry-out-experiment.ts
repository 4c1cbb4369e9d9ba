import { ORPCError } from '@orpc/server'
import type { SondeClient } from '../../../shared/contract/contract.ts'
import { anArm, aPlan } from '../a-plan.ts'
import { aSurveyDraft } from '../sample-drafts.ts'

/** The one experiment that is asked for, however often its program is started. */
export const TORTURED = '5f9c5f0e-7d1c-4a51-9d3a-0f8f2b7f0a10'

/** Runs that it has in the end, and arms that share them evenly. */
export const RUNS = 12
export const ARMS = ['a', 'again', 'b'] as const

/** A person's next step with it; each may be taken again. */
const STEPS = ['create', 'launch', 'pause', 'go on', 'extend'] as const
export type ExperimentStep = (typeof STEPS)[number]

/** Its title is that of no other survey, and the same in all arms. */
export function torturedPlan(connectionId: string) {
  const draft = aSurveyDraft({ title: 'Tortured experiment', personas: 3 })
  const [question] = draft.questions
  if (!question) throw new Error('The sample draft has no item.')
  const arms = [
    anArm('a', question),
    anArm('again', question, { kind: 'again' }),
    anArm('b', { ...question, stem: 'Comment vous rendez-vous au travail ?' }, { kind: 'rewording' }),
  ]
  return aPlan({ draft, arms, personas: 3, runs: 3, connectionId })
}

/**
 * Takes every step in turn, as a person does who presses again where it was refused: three runs of each of three arms, a
 * pause, and a further run of each.
 *
 * @param onStep called before each step
 */
export async function carryOutExperiment(
  { experiments }: SondeClient,
  connectionId: string,
  onStep: (step: ExperimentStep) => void = () => undefined,
): Promise<void> {
  const id = TORTURED
  const actions: Record<ExperimentStep, () => Promise<unknown>> = {
    create: () => experiments.create({ id, plan: torturedPlan(connectionId) }),
    launch: () => experiments.launch({ id, revision: 1 }),
    pause: () => experiments.pause({ id, paused: true }),
    'go on': () => experiments.pause({ id, paused: false }),
    extend: () => experiments.extend({ id, extension: 1, runs: 1 }),
  }
  for (const step of STEPS) {
    onStep(step)
    await again(actions[step])
  }
}

/** Does it once more where the disk refused it. */
async function again(action: () => Promise<unknown>): Promise<void> {
  try {
    await action()
  } catch (error) {
    if (!(error instanceof ORPCError) || error.code !== 'STORAGE') throw error
    await action()
  }
}

/** Whether nothing is left to do without the person. */
export async function isExperimentSettled({ experiments }: SondeClient): Promise<boolean> {
  const { runStates } = await experiments.get({ id: TORTURED })
  return runStates.every(({ results, state }) => results === 'stored' || state === 'unknown')
}
