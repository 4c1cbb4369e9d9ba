import { expect, test } from 'vitest'
import { createDraftSession } from '../../../../renderer/features/draft/draft-session.ts'
import { launchPlan } from '../../../../renderer/features/experiments/launch/launch-plan.ts'
import type { ExperimentPlan, FollowedExperiment } from '../../../../shared/models/experiment.ts'
import { SondeError } from '../../../../shared/models/sonde-error.ts'
import { anExperiment, aPlan } from '../../experiments/experiments.ts'

/** A window with the first plan, while another window has stored `stored` on the disk. */
function open(stored: ExperimentPlan, revision = 2) {
  const disk = { document: stored, revision }
  const session = createDraftSession({ id: 'one', draft: aPlan(), revision: 1, updatedAt: 0 }, null, {
    async save(document, from) {
      if (from !== disk.revision) return { kind: 'conflict' }
      disk.document = document
      disk.revision += 1
      return { kind: 'saved', revision: disk.revision, savedAt: 0 }
    },
    load: async () => disk,
    keep: () => undefined,
    now: () => 0,
  })
  const launched: number[] = []
  const launch = async (from: number): Promise<FollowedExperiment> => {
    if (from !== disk.revision) return Promise.reject(new SondeError('CONFLICT').problem)
    launched.push(from)
    return { experiment: anExperiment(disk.document), runStates: [] }
  }
  return { session, launched, launch: () => launchPlan(session, launch) }
}

test('a plan that another window changed comes up as a conflict, and can be launched once it is decided', async () => {
  const theirs = aPlan({ runs: 4 })
  const { session, launched, launch } = open(theirs)
  expect(await launch()).toBe('behind')
  expect(session.getState().saving).toMatchObject({ save: 'conflict', theirs: { document: theirs } })
  // The launch waits until the person has decided between the two plans.
  expect(await launch()).toBe('behind')
  expect(launched).toEqual([])
  await session.takeTheirs()
  expect(await launch()).toMatchObject({ experiment: { plan: { runs: 4 } } })
  expect(launched).toEqual([2])
})

test('where both windows have the same plan there is nothing to decide', async () => {
  const { session, launch } = open(aPlan())
  expect(await launch()).toBe('behind')
  expect(session.getState().saving).toMatchObject({ theirs: null, revision: 2 })
  expect(await launch()).toMatchObject({ runStates: [] })
})

test('any other failure is told as it is', async () => {
  const { session } = open(aPlan(), 1)
  const refused = { code: 'NO_KEY' }
  await expect(launchPlan(session, () => Promise.reject(refused))).rejects.toBe(refused)
  expect(session.getState().saving.theirs).toBeNull()
})
