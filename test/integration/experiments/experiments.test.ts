import { randomUUID } from 'node:crypto'
import { expect, it, onTestFinished } from 'vitest'
import { startPracticeService } from '../../../electron/practice/practice-service.ts'
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

it('launches all arms of a plan, each run once, and shows their questionnaires nowhere', async () => {
  const { service, client } = await aPracticeCore()
  const survey = await client.surveys.create({ draft: aSurveyDraft() })
  const before = {
    places: await client.surveys.places(),
    found: await client.search.count({ text: 'Mobilité' }),
  }
  const id = randomUUID()
  const plan = aPlan({ source: { surveyId: survey.id, versionId: null, runId: null } })
  await client.experiments.create({ id, plan })
  // The answer was lost.
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
  expect(experiment.runs.map(({ arm }) => arm)).toEqual([
    'a',
    'again',
    'reversed',
    'b',
    'b',
    'reversed',
    'again',
    'a',
  ])
  await expect(client.experiments.save({ id, revision, plan })).rejects.toMatchObject({ code: 'CONFLICT' })
  await expect(client.experiments.remove({ id })).rejects.toMatchObject({ code: 'CONFLICT' })

  await until('all runs have answers', async () =>
    (await client.runs.list({})).every(({ results }) => results === 'stored') ? true : null,
  )
  expect(await client.runs.list({})).toHaveLength(8)
  expect(await surveysAt(service)).toHaveLength(8)
  expect(await client.experiments.list({ surveyId: survey.id })).toMatchObject([
    { id, title: plan.title, practice: true, arms: 4, runs: { done: 8, underWay: 0, other: 0 } },
  ])
  expect(await client.experiments.list({ surveyId: 'other' })).toEqual([])

  // The library knows the person's own survey alone.
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
})

it('tells what came of every run, in the order of the options of A', async () => {
  const { client } = await aPracticeCore()
  const id = randomUUID()
  const { revision } = await client.experiments.create({ id, plan: aPlan() })
  await client.experiments.launch({ id, revision })
  const { runs } = await until('all runs have answers', async () => {
    const evidence = await client.experiments.evidence({ id })
    return evidence.runs.every(({ hasAnswers }) => hasAnswers) ? evidence : null
  })
  expect(runs).toHaveLength(8)
  for (const run of runs) {
    const [item] = run.items
    const { questions } = (await client.runs.results({ id: run.runId })).version.draft
    const { results } = await client.runs.results({ id: run.runId })
    const chosenBy = (option: string) =>
      results.answers.filter((each) => questions[0]?.options[each.option ?? -1]?.id === option).length
    expect(run.items).toHaveLength(1)
    expect(item?.counts).toEqual(['o0', 'o1', 'o2', 'o3'].map(chosenBy))
    expect(item?.base).toBe(item?.counts.reduce((sum: number, count) => sum + (count ?? 0), 0))
    expect(run.personas).toBe(6)
    for (const { groups } of run.traits) for (const { counts } of groups) expect(counts).toHaveLength(4)
  }
  // The groups of a field are the same in all runs.
  const groupsOf = (at: number) =>
    runs[at]?.traits.map(({ field, groups }) => [field, groups.map(({ value }) => value)])
  expect(groupsOf(0)?.length).toBeGreaterThan(0)
  expect(groupsOf(7)).toEqual(groupsOf(0))
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
  const unsound = await client.experiments.save({ id, revision: 2, plan: aPlan({ personas: 0 }) })
  await expect(client.experiments.launch({ id, revision: unsound.revision })).rejects.toMatchObject({
    code: 'INVALID',
  })
  expect(await client.runs.list({})).toEqual([])
  await client.experiments.remove({ id })
  await expect(client.experiments.get({ id })).rejects.toMatchObject({ code: 'MISSING' })
})
