import type { PracticeService } from '../../../electron/practice/practice-options.ts'
import type { SondeClient } from '../../../shared/contract/contract.ts'
import { TORTURED, torturedPlan } from './carry-out-experiment.ts'

/** Numbers of a tortured experiment's runs, counted in Sonde and at the service. */
export interface ExperimentCount {
  /** Runs by arm, as the experiment lists them. */
  byArm: Record<string, number>
  runs: number
  stored: number
  /** Runs whose creation Sonde could not find out about, so that they wait for the person. */
  unknown: number
  /** Surveys at the service with the title of the experiment. */
  atService: number
  /** Runs whose survey already belongs to another run. */
  shared: number
  /** Runs whose survey asks the wording of another arm. */
  mistaken: number
}

/** Counts the runs of the experiment in Sonde, and its surveys at the practice service. */
export async function countExperiment(
  client: SondeClient,
  service: PracticeService,
): Promise<ExperimentCount> {
  const { experiment, runStates } = await client.experiments.get({ id: TORTURED })
  const ids = runStates.flatMap(({ remoteId }) => remoteId ?? [])
  const answer = await fetch(`${service.baseUrl}/api/v1/surveys?limit=100`, {
    headers: { 'x-api-key': service.adminKey },
  })
  const listed = JSON.stringify(await answer.json()).match(/Tortured experiment/g) ?? []
  const stems = new Map(torturedPlan('').arms.map(({ id, question }) => [id, question?.stem]))
  let mistaken = 0
  for (const { remoteId, experiment: of } of runStates) {
    if (remoteId === null) continue
    const told = await service.answerKey(service.adminKey, remoteId)
    const asked = typeof told === 'string' ? told : told.questions[0]?.asked
    if (asked !== stems.get(of?.arm ?? '')) mistaken += 1
  }
  return {
    byArm: Object.fromEntries(
      [...Map.groupBy(experiment.runs, ({ arm }) => arm)].map(([arm, runs]) => [arm, runs.length]),
    ),
    runs: runStates.length,
    stored: runStates.filter(({ results }) => results === 'stored').length,
    unknown: runStates.filter(({ state }) => state === 'unknown').length,
    atService: listed.length,
    shared: ids.length - new Set(ids).size,
    mistaken,
  }
}
