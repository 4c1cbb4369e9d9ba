import { randomUUID } from 'node:crypto'
import { expect, it, onTestFinished } from 'vitest'
import { createNodeFetch } from '../../../electron/host/node-fetch.ts'
import { startPracticeService } from '../../../electron/practice/practice-service.ts'
import { openStorage } from '../../../electron/storage/open-storage.ts'
import { aPlan } from '../../support/a-plan.ts'
import { openTestCore, practicePort } from '../../support/open-test-core.ts'
import { aSurveyDraft } from '../../support/sample-drafts.ts'
import { surveysAt } from '../../support/surveys-at.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'

async function aPracticeCore(folder = tempFolder()) {
  const service = await startPracticeService({ speed: 1000, seed: 7 })
  onTestFinished(() => service.close())
  const core = openTestCore({ folder, practice: practicePort(service), tuning: { pace: () => 50 } })
  onTestFinished(() => core.close())
  return { service, client: core.client }
}

it('launches every run of a plan once, shows its questionnaires nowhere, and counts by the options of A', async () => {
  const { service, client } = await aPracticeCore()
  const survey = await client.surveys.create({ draft: aSurveyDraft() })
  const before = {
    places: await client.surveys.places(),
    found: await client.search.count({ text: 'Mobilité' }),
  }
  const id = randomUUID()
  const [a, , reversed] = aPlan().arms
  const arms = [a, reversed].filter((arm) => arm !== undefined)
  const comparison = { from: 'a', to: 'reversed' }
  const plan = aPlan({ arms, comparison, source: { surveyId: survey.id, versionId: null, runId: null } })
  await client.experiments.create({ id, plan })
  // Sent again, as if the first answer had been lost: the first plan stays.
  const { revision } = await client.experiments.create({ id, plan: aPlan({ title: 'Other' }) })
  expect(revision).toBe(1)

  await expect(client.experiments.launch({ id, revision: 2 })).rejects.toMatchObject({ code: 'CONFLICT' })
  const { experiment } = await client.experiments.launch({ id, revision })
  const again = await client.experiments.launch({ id, revision })
  expect(again.experiment).toEqual(experiment)
  expect(again.runStates.map((run) => run.id)).toEqual(experiment.runs.map(({ runId }) => runId))
  expect(again.runStates.map((run) => run.experiment)).toEqual(
    experiment.runs.map(({ arm }) => ({ id, arm })),
  )
  expect(experiment.frozen?.hash).toMatch(/^[\da-f]{64}$/)
  expect(experiment.runs.map(({ arm }) => arm)).toEqual(['a', 'reversed', 'reversed', 'a'])
  await expect(client.experiments.save({ id, revision, plan })).rejects.toMatchObject({ code: 'CONFLICT' })
  await expect(client.experiments.remove({ id })).rejects.toMatchObject({ code: 'CONFLICT' })

  await until('all runs have answers', async () =>
    (await client.runs.list({})).every(({ results }) => results === 'stored') ? true : null,
  )
  expect(await client.runs.list({})).toHaveLength(4)
  expect(await surveysAt(service)).toHaveLength(4)
  expect(await client.experiments.list({ surveyId: survey.id })).toMatchObject([
    { id, title: plan.title, practice: true, arms: 2, runs: { done: 4, cutShort: 0, underWay: 0, other: 0 } },
  ])
  expect(await client.experiments.list({ surveyId: 'other' })).toEqual([])

  const { runs } = await client.experiments.evidence({ id })
  expect(runs).toHaveLength(4)
  for (const run of runs) {
    const { results, version } = await client.runs.results({ id: run.runId })
    const options = version.draft.questions[0]?.options ?? []
    const chosenBy = (option: string) =>
      results.answers.filter((each) => options[each.option ?? -1]?.id === option).length
    expect(run).toMatchObject({ state: 'done', hasAnswers: true, personas: 6 })
    expect(run.items.map(({ item }) => item)).toEqual(['q1'])
    expect(run.items[0]?.counts).toEqual(['o0', 'o1', 'o2', 'o3'].map(chosenBy))
  }

  // Only the experiment itself may launch more runs of an arm.
  const launchAgain = { id: runs[0]?.runId ?? '', runIds: [randomUUID()] }
  await expect(client.runs.launchAgain(launchAgain)).rejects.toMatchObject({ code: 'CONFLICT' })

  // The library contains the person's own survey only, not those of the arms.
  const hidden = again.runStates[0]?.surveyId ?? ''
  expect(await client.surveys.places()).toEqual(before.places)
  expect((await client.surveys.list({ search: 'Mobilité' })).rows.map((row) => row.id)).toEqual([survey.id])
  expect((await client.surveys.list({})).total).toBe(1)
  await expect(client.surveys.get({ id: hidden })).rejects.toMatchObject({ code: 'MISSING' })
  await expect(client.surveys.setDeleted({ ids: [hidden], deleted: true })).rejects.toMatchObject({
    code: 'MISSING',
  })
  expect(await client.runs.seen({ surveyId: survey.id })).toBeNull()
  expect(
    (await client.search.find({ text: 'Mobilité', limit: 20 })).filter(({ kind }) => kind === 'survey'),
  ).toHaveLength(1)
  // Deleting the survey does not affect the experiment.
  await client.surveys.setDeleted({ ids: [survey.id], deleted: true })
  expect((await client.experiments.get({ id })).runStates).toHaveLength(4)
})

it('saves a plan as long as it is not launched, and tells the window that is behind', async () => {
  const { client } = await aPracticeCore()
  const id = randomUUID()
  await client.experiments.create({ id, plan: aPlan() })
  const saved = await client.experiments.save({ id, revision: 1, plan: aPlan({ title: 'Two' }) })
  expect(saved.revision).toBe(2)
  await expect(client.experiments.save({ id, revision: 1, plan: aPlan() })).rejects.toMatchObject({
    code: 'CONFLICT',
  })
  const unsound = await client.experiments.save({
    id,
    revision: 2,
    plan: aPlan({ personas: 0, comparison: null }),
  })
  await expect(client.experiments.launch({ id, revision: unsound.revision })).rejects.toMatchObject({
    code: 'INVALID',
    data: {
      fields: [
        { path: [], message: 'comparison_missing' },
        { path: ['personas'], message: 'personas_out_of_range' },
      ],
    },
  })
  expect(await client.runs.list({})).toEqual([])
  await client.experiments.remove({ id })
  await expect(client.experiments.get({ id })).rejects.toMatchObject({ code: 'MISSING' })
})

it('pauses over a restart, goes on, is extended, and launches a run again, each once', async () => {
  const service = await startPracticeService({ speed: 1000, seed: 7 })
  onTestFinished(() => service.close())
  const folder = tempFolder()
  const open = (ask = createNodeFetch()) =>
    openTestCore({ folder, practice: practicePort(service), tuning: { pace: () => 50 }, fetch: ask })
  // Nothing is sent before the pause: the look at the list, which precedes every first creation, is held back.
  const gate = Promise.withResolvers<void>()
  const before = open(async (...asked) => {
    await gate.promise
    return createNodeFetch()(...asked)
  })
  const id = randomUUID()
  const { experiments } = before.client
  const arms = aPlan().arms.filter(({ kind }) => kind === 'base' || kind === 'rewording')
  await experiments.create({ id, plan: aPlan({ arms, runs: 1 }) })
  await expect(experiments.pause({ id, paused: true })).rejects.toMatchObject({ code: 'CONFLICT' })
  await experiments.launch({ id, revision: 1 })
  const paused = await experiments.pause({ id, paused: true })
  expect(paused.runStates).toMatchObject([
    { state: 'queued', paused: true },
    { state: 'queued', paused: true },
  ])
  gate.resolve()
  await before.close()

  const core = open()
  onTestFinished(() => core.close())
  const { client } = core
  const [first, second] = paused.runStates
  // A run that the person launches goes ahead of the held ones.
  const survey = await client.surveys.create({ draft: aSurveyDraft({ personas: 2 }) })
  const own = await client.runs.launch({ surveyId: survey.id, revision: 1, connectionId: 'practice' })
  await until(
    'the own run has answers',
    async () => (await client.runs.get({ id: own.id })).results === 'stored',
  )
  expect((await client.experiments.get({ id })).runStates.map(({ paused }) => paused)).toEqual([true, true])
  expect(await surveysAt(service)).toHaveLength(1)

  // A run that was taken out can be launched again, but not one that still waits.
  const again = { id, runId: first?.id ?? '' }
  await expect(client.experiments.rerun(again)).rejects.toMatchObject({ code: 'CONFLICT' })
  await client.runs.stop({ id: again.runId })
  const rerun = await client.experiments.rerun(again)
  expect(rerun.experiment.runs.at(-1)).toMatchObject({
    arm: 'a',
    repeat: 2,
    replaces: again.runId,
    extension: 0,
  })
  expect((await client.experiments.rerun(again)).experiment).toEqual(rerun.experiment)
  expect(rerun.runStates.map(({ state, paused }) => [state, paused])).toEqual([
    ['stopped', false],
    ['queued', true],
    ['queued', true],
  ])
  expect(rerun.runStates[1]?.id).toBe(second?.id)

  await expect(client.experiments.extend({ id, extension: 2, runs: 1 })).rejects.toMatchObject({
    code: 'CONFLICT',
  })
  const extended = await client.experiments.extend({ id, extension: 1, runs: 1 })
  expect((await client.experiments.extend({ id, extension: 1, runs: 1 })).experiment).toEqual(
    extended.experiment,
  )
  expect(extended.experiment.runs.slice(3)).toMatchObject([
    { arm: 'b', repeat: 2, extension: 1 },
    { arm: 'a', repeat: 3, extension: 1 },
  ])
  expect(extended.runStates.slice(3).map(({ versionNumber }) => versionNumber)).toEqual([2, 1])

  await client.experiments.pause({ id, paused: false })
  const { runs } = await until('all runs but the stopped one have answers', async () => {
    const evidence = await client.experiments.evidence({ id })
    return evidence.runs.filter(({ hasAnswers }) => hasAnswers).length === 4 ? evidence : null
  })
  expect(runs.map(({ state }) => state)).toEqual(['stopped', 'done', 'done', 'done', 'done'])
  expect(await surveysAt(service)).toHaveLength(5)
  // A run with answers cannot be launched again.
  await expect(client.experiments.rerun({ id, runId: second?.id ?? '' })).rejects.toMatchObject({
    code: 'CONFLICT',
  })
  await client.experiments.stop({ id })
  expect((await client.experiments.get({ id })).runStates.map(({ state }) => state)).toEqual(
    runs.map(({ state }) => state),
  )
})

it('adds runs up to the limit of an arm', async () => {
  const { client } = await aPracticeCore()
  const id = randomUUID()
  const arms = aPlan().arms.filter(({ kind }) => kind === 'base' || kind === 'rewording')
  await client.experiments.create({ id, plan: aPlan({ arms, runs: 8 }) })
  await client.experiments.launch({ id, revision: 1 })
  await client.experiments.pause({ id, paused: true })
  await client.experiments.extend({ id, extension: 1, runs: 8 })
  await client.experiments.extend({ id, extension: 2, runs: 7 })
  const tooMany = client.experiments.extend({ id, extension: 3, runs: 2 })
  await expect(tooMany).rejects.toMatchObject({ code: 'INVALID', data: { fields: [{ path: ['runs'] }] } })
  const { experiment } = await client.experiments.extend({ id, extension: 3, runs: 1 })
  expect(experiment.runs).toHaveLength(48)
  await client.experiments.stop({ id })
})

it('ends a pause with the last run that waited, so that what is launched afterwards is sent', async () => {
  const { client } = await aPracticeCore()
  const { experiments } = client
  const id = randomUUID()
  const arms = aPlan().arms.filter(({ kind }) => kind === 'base' || kind === 'rewording')
  await experiments.create({ id, plan: aPlan({ arms, runs: 8 }) })
  await experiments.launch({ id, revision: 1 })
  await experiments.pause({ id, paused: true })
  const stopped = await experiments.stop({ id })
  expect(stopped.experiment.paused).toBe(false)
  expect(await experiments.list({})).toMatchObject([{ id, paused: false }])
  const last = stopped.runStates.at(-1)
  expect(last?.state).toBe('stopped')
  await experiments.rerun({ id, runId: last?.id ?? '' })
  await until('the run launched again has answers', async () => {
    const { runStates } = await experiments.get({ id })
    return runStates.at(-1)?.results === 'stored' ? true : null
  })

  // Paused while nothing waits: what is launched later is not held.
  await experiments.pause({ id, paused: true })
  const extended = await experiments.extend({ id, extension: 1, runs: 1 })
  expect(extended.experiment.paused).toBe(false)
})

it('stops whatever does not run at the service yet', async () => {
  const service = await startPracticeService({ speed: 1000, seed: 7 })
  onTestFinished(() => service.close())
  // The first creation is under way until the experiment was stopped: on a busy machine runs would end before.
  const stopped = Promise.withResolvers<void>()
  const creation = Promise.withResolvers<void>()
  const { client, close } = openTestCore({
    ...{ folder: tempFolder(), practice: practicePort(service), tuning: { pace: () => 50 } },
    fetch: async (url, init) => {
      if (init?.method === 'POST' && new URL(String(url)).pathname.endsWith('/surveys')) {
        creation.resolve()
        await stopped.promise
      }
      return createNodeFetch()(url, init)
    },
  })
  onTestFinished(close)
  const id = randomUUID()
  await client.experiments.create({ id, plan: aPlan({ runs: 1 }) })
  await client.experiments.launch({ id, revision: 1 })
  await creation.promise
  await client.experiments.stop({ id })
  stopped.resolve()
  const { runStates } = await until('nothing is on its way', async () => {
    const followed = await client.experiments.get({ id })
    return followed.runStates.every(({ state }) => state === 'stopped') ? followed : null
  })
  expect(runStates).toHaveLength(4)
  // Only the first survey was created.
  expect(runStates.filter(({ remoteId }) => remoteId !== null)).toHaveLength(1)
  expect(await surveysAt(service)).toHaveLength(1)
})

it('sends nothing of an experiment in data that were put back, before the person has seen what was unfinished', async () => {
  const service = await startPracticeService({ speed: 1000, seed: 7 })
  onTestFinished(() => service.close())
  const folder = tempFolder()
  const id = randomUUID()
  const gate = Promise.withResolvers<void>()
  const before = openTestCore({
    ...{ folder, practice: practicePort(service) },
    fetch: async (...asked) => {
      await gate.promise
      return createNodeFetch()(...asked)
    },
  })
  await before.client.experiments.create({ id, plan: aPlan({ runs: 1 }) })
  const { runStates } = await before.client.experiments.launch({ id, revision: 1 })
  const closed = before.close()
  gate.resolve()
  await closed
  const store = openStorage({ folder, now: () => 1 })
  store.setHold({ cause: 'copy', copyMadeAt: 1, since: 1, left: null })
  store.close()

  const core = openTestCore({ folder, practice: practicePort(service) })
  onTestFinished(() => core.close())
  const { client } = core
  const held = await client.restore.held()
  expect(held?.items.map((item) => item.id).sort()).toEqual(runStates.map((run) => run.id).sort())
  const refused = { code: 'REFUSED', data: { reason: 'held' } }
  await expect(client.experiments.extend({ id, extension: 1, runs: 1 })).rejects.toMatchObject(refused)
  await expect(client.experiments.stop({ id })).rejects.toMatchObject(refused)
  // Neither pausing nor going on sends anything.
  await client.experiments.pause({ id, paused: true })
  await client.experiments.pause({ id, paused: false })
  expect((await client.experiments.get({ id })).runStates.map(({ state }) => state)).toEqual(
    runStates.map(() => 'queued'),
  )
  expect((await surveysAt(service)) ?? []).toHaveLength(0)
})
