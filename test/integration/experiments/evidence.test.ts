import path from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { READERS_EDITION } from '../../../electron/service/results/readers-edition.ts'
import { openStorage } from '../../../electron/storage/open-storage.ts'
import type { Storage } from '../../../electron/storage/storage.ts'
import { anArm, aPlan } from '../../support/a-plan.ts'
import { storeAnsweredExperiment } from '../../support/an-experiment-in-store.ts'
import { openTestCore } from '../../support/open-test-core.ts'
import { tempFolder } from '../../support/temp-folder.ts'

function inStore<T>(folder: string, work: (store: Storage) => T): T {
  const store = openStorage({ folder, now: () => 1 })
  try {
    return work(store)
  } finally {
    store.close()
  }
}

it('keeps what was counted over a restart, and counts anew what was read anew', async () => {
  const folder = tempFolder()
  inStore(folder, (store) => storeAnsweredExperiment(store, 'e1', aPlan()))
  const ask = async () => {
    const core = openTestCore({ folder })
    try {
      return await core.client.experiments.evidence({ id: 'e1' })
    } finally {
      await core.close()
    }
  }
  const first = await ask()
  expect(first.runs.map(({ hasAnswers, personas }) => [hasAnswers, personas])).toEqual(
    Array.from({ length: 8 }, () => [true, 6]),
  )
  expect(first.runs[0]?.traits.map(({ field }) => field)).toContain('age')
  expect(await ask()).toEqual(first)

  const runId = first.runs[2]?.runId ?? ''
  inStore(folder, (store) => {
    const read = store.runs.results(runId)
    if (!read) throw new Error('The run has no answers.')
    const answers = read.results.answers.map((answer) => ({
      ...answer,
      kind: 'blank' as const,
      option: null,
    }))
    store.runs.saveResults(runId, read.payloadId, { ...read.results, answers, edition: READERS_EDITION }, 2)
  })
  const again = await ask()
  expect(again.runs[2]?.items[0]).toMatchObject({ counts: [0, 0, 0, 0], base: 0, blank: 6 })
  expect(again.runs.toSpliced(2, 1)).toEqual(first.runs.toSpliced(2, 1))
})

it('sees that a frozen plan was changed in the file, and keeps what only a newer Sonde knows', async () => {
  const folder = tempFolder()
  const changeDocument = (change: string) => {
    const database = new DatabaseSync(path.join(folder, 'sonde.sqlite'))
    database.exec(`UPDATE experiments SET document = ${change}`)
    const [row] = database.prepare('SELECT document FROM experiments').all()
    database.close()
    return JSON.parse(String(row?.document))
  }
  const ask = async () => {
    const core = openTestCore({ folder })
    try {
      await core.client.experiments.pause({ id: 'e1', paused: true })
      await core.client.experiments.pause({ id: 'e1', paused: false })
      return (await core.client.experiments.evidence({ id: 'e1' })).planChanged
    } finally {
      await core.close()
    }
  }
  inStore(folder, (store) => storeAnsweredExperiment(store, 'e1', aPlan()))
  expect(await ask()).toBe(false)
  changeDocument(
    `json_set(document, '$.newer', 1, '$.runs[3].newer', 2, '$.plan.newer', 3, '$.plan.arms[1].question.newer', 4)`,
  )
  // Fields that only a newer Sonde knows do not count as a change of the plan.
  expect(await ask()).toBe(false)
  expect(changeDocument('document')).toMatchObject({
    newer: 1,
    runs: { 3: { newer: 2 } },
    plan: { newer: 3, arms: { 1: { question: { newer: 4 } } } },
  })
  changeDocument(`json_set(document, '$.plan.leastPoints', 4)`)
  expect(await ask()).toBe(true)
})

it('finds how A was answered before, where words, audience, context and connection are the same', async () => {
  const folder = tempFolder()
  const plan = aPlan({ personas: 20 })
  inStore(folder, (store) => storeAnsweredExperiment(store, 'e1', plan))
  const core = openTestCore({ folder })
  onTestFinished(() => core.close())
  const { surveyId } = plan.source
  const { connectionId, draft } = plan
  const [question] = draft.questions
  if (!question) throw new Error('The sample draft has no item.')
  const asked = { surveyId, connectionId, question, setting: draft, alone: plan.alone }
  const { evidence, earlier } = core.client.experiments
  const runs = (await evidence({ id: 'e1' })).runs.filter(({ arm }) => arm === 'a' || arm === 'again')
  const counts = question.options.map((_, at) =>
    runs.reduce((sum, { items }) => sum + (items[0]?.counts[at] ?? 0), 0),
  )
  expect(await earlier(asked)).toEqual({
    runs: 4,
    base: counts.reduce((sum, count) => sum + count, 0),
    counts,
  })
  const others = [
    { connectionId: 'another' },
    { surveyId: 'another' },
    { question: { ...question, stem: `${question.stem} !` } },
    { setting: { ...draft, context: 'Another' } },
    { alone: !plan.alone },
    { setting: { ...draft, audience: { ageRanges: ['18-34'], sex: null } } },
  ]
  for (const other of others) expect(await earlier({ ...asked, ...other })).toBeNull()
})

it('finds earlier answers that are few, with their number', async () => {
  const folder = tempFolder()
  const plan = aPlan({ personas: 3 })
  inStore(folder, (store) => storeAnsweredExperiment(store, 'e1', plan))
  const core = openTestCore({ folder })
  onTestFinished(() => core.close())
  const { connectionId, draft, source } = plan
  const [question] = draft.questions
  if (!question) throw new Error('The sample draft has no item.')
  const found = await core.client.experiments.earlier({
    ...{ surveyId: source.surveyId, connectionId, question, setting: draft, alone: plan.alone },
  })
  expect(found?.base).toBeGreaterThan(0)
  expect(found?.base).toBeLessThanOrEqual(12)
})

it('tells of an arm of probes what each persona chose and said, and nothing of an arm that is not there', async () => {
  const folder = tempFolder()
  const plan = aPlan()
  const question = plan.arms[0]?.question ?? null
  const [, open] = plan.draft.questions
  if (!open) throw new Error('The sample draft has no open-ended item.')
  const probes = [{ kind: 'reason', question: { ...open, id: 'p1', stem: 'Pourquoi ?' } }] as const
  const probe = anArm('probe', question, { kind: 'probe', probes: [...probes] })
  inStore(folder, (store) => storeAnsweredExperiment(store, 'e1', { ...plan, arms: [...plan.arms, probe] }))
  const core = openTestCore({ folder })
  onTestFinished(() => core.close())
  const { personas } = await core.client.experiments.probed({ id: 'e1', arm: 'probe' })
  expect(personas).toHaveLength(12)
  const [first] = personas
  const { results } = await core.client.runs.results({ id: first?.runId ?? '' })
  const said = (item: number) =>
    results.answers.find((each) => each.respondent === 0 && each.question === item)
  expect(first).toMatchObject({
    respondent: 0,
    attributes: results.respondents[0]?.attributes,
    option: said(0)?.option,
    said: [said(1)?.text],
  })
  await expect(core.client.experiments.probed({ id: 'e1', arm: 'other' })).rejects.toMatchObject({
    code: 'MISSING',
  })
})

it('counts the answers of a restored backup, and not those of the store that it replaced', async () => {
  const folder = tempFolder()
  inStore(folder, (store) => storeAnsweredExperiment(store, 'e1', aPlan()))
  // The start makes a backup.
  await openTestCore({ folder }).close()
  inStore(folder, (store) => {
    for (const { runId } of store.experiments.get('e1')?.runs ?? []) {
      const read = store.runs.results(runId)
      if (read) store.runs.saveResults(runId, read.payloadId, { ...read.results, answers: [] }, 2)
    }
  })
  const core = openTestCore({ folder })
  onTestFinished(() => core.close())
  const { app, experiments } = core.client
  const basesNow = async () =>
    (await experiments.evidence({ id: 'e1' })).runs.map(({ items }) => items[0]?.base ?? 0)
  const before = await basesNow()
  expect(Math.max(...before)).toBe(0)
  const backup = (await app.info()).store.copies.at(-1)
  await app.restoreStoreCopy({ name: backup?.name ?? '' })
  expect(Math.min(...(await basesNow()))).toBeGreaterThan(0)
})
