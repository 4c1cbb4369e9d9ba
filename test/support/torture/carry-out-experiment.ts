import { ORPCError } from '@orpc/server'
import type { SondeClient } from '../../../shared/contract/contract.ts'
import { anArm, aPlan } from '../a-plan.ts'
import { aSurveyDraft } from '../sample-drafts.ts'

/** Id of the one experiment, the same at every start of the program. */
export const TORTURED = '5f9c5f0e-7d1c-4a51-9d3a-0f8f2b7f0a10'

/** Number of runs in the end, and the arms that share them evenly. */
export const RUNS = 12
export const ARMS = ['a', 'again', 'b'] as const

/** What the person does with the experiment, in order. Repeating a step does no harm. */
const STEPS = ['create', 'launch', 'pause', 'go on', 'extend'] as const
export type ExperimentStep = (typeof STEPS)[number]

/** No other survey has its title, and all its arms have the same title. */
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
 * Takes every step in turn, as a person does who repeats a refused step: three runs in each of three arms, a pause, and
 * one more run in each arm.
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

/** Repeats the action once if the disk refused it. */
async function again(action: () => Promise<unknown>): Promise<void> {
  try {
    await action()
  } catch (error) {
    if (!(error instanceof ORPCError) || error.code !== 'STORAGE') throw error
    await action()
  }
}

/** Whether every run has its answers or waits for the person. */
export async function isExperimentSettled({ experiments }: SondeClient): Promise<boolean> {
  const { runStates } = await experiments.get({ id: TORTURED })
  return runStates.every(({ results, state }) => results === 'stored' || state === 'unknown')
}
