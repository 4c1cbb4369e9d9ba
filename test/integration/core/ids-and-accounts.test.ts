import { cpSync, rmSync } from 'node:fs'
import { describe, expect, it, onTestFinished } from 'vitest'
import { memoryStore } from '../../../electron/secrets/memory-store.ts'
import type { SurveyDraft } from '../../../shared/models/draft.ts'
import { startAccountsService } from '../../support/accounts-service.ts'
import { launchOn, QUICK } from '../../support/launch-on.ts'
import { startListingService } from '../../support/listing-service.ts'
import { openTestCore, type TestCore } from '../../support/open-test-core.ts'
import { aSurveyDraft } from '../../support/sample-drafts.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'

const FIRST = 'sk-live-0123456789'
const SECOND = 'sk-other-0123456789'

/** Adds a second connection to a core; returns a function that launches on it. */
async function alsoOn(
  { client }: TestCore,
  { baseUrl, key, marks }: Record<'baseUrl' | 'key', string> & { marks: boolean },
) {
  const connection = await client.connections.add({
    name: 'Other',
    baseUrl,
    key,
    plan: 'admin',
    colour: 'teal',
    marks,
  })
  return async (draft: Partial<SurveyDraft>) => {
    const { id, revision } = await client.surveys.create({ draft: aSurveyDraft(draft) })
    return client.runs.launch({ surveyId: id, revision, connectionId: connection.id })
  }
}

describe('an id that is another survey’s in another account', () => {
  /**
   * Two surveys in each of two accounts. The answer of the last creation is lost; its id is also that of the first
   * account's second survey.
   */
  async function secondOfTwoAccounts(marks: boolean, tellsTitles: boolean) {
    const service = await startAccountsService({ tellsTitles })
    const { core, launch, settled } = await launchOn(service.baseUrl, { marks })
    for (const title of ['One of the first', 'Two of the first']) await settled(await launch({ title }))
    const launchThere = await alsoOn(core, { baseUrl: service.baseUrl, key: SECOND, marks })
    await settled(await launchThere({ title: 'One of the second' }))
    service.cutsNext = true
    const run = await settled(await launchThere({ title: 'Two of the second' }))
    return { service, core, run }
  }

  it.each([true, false])('explains nothing there: what was lost is found (marks %s)', async (marks) => {
    const { service, run } = await secondOfTwoAccounts(marks, true)
    expect([run.state, run.remoteId, service.creations(SECOND)]).toEqual(['running', '2', 2])
  })

  it('leads to the person where the list tells no titles, who may choose it', async () => {
    const { service, core, run } = await secondOfTwoAccounts(true, false)
    expect([run.state, run.doubt, service.creations(SECOND)]).toEqual(['unknown', 'unexplained', 2])
    const candidates = await core.client.runs.candidates({ id: run.id })
    expect(candidates.map(({ remoteId }) => remoteId)).toEqual(['2'])
    await core.client.runs.decide({ id: run.id, decision: { kind: 'adopt', remoteId: '2' } })
    await until('it runs', async () => (await core.client.runs.get({ id: run.id })).state === 'running')
  })
})

describe('an id that is given again after a deletion', () => {
  /**
   * The first run is stopped before its launch and its survey deleted elsewhere; the second survey gets the same id,
   * and the answer to its creation is lost.
   */
  async function secondWithTheSameId(marks: boolean, titles: readonly [string, string]) {
    const service = await startAccountsService({ isBusy: true })
    const { core, launch, settled } = await launchOn(service.baseUrl, { marks })
    const first = await launch({ title: titles[0] })
    await until('it waits to be launched', async () => {
      const { state, problem } = await core.client.runs.get({ id: first.id })
      return state === 'created' && problem !== null
    })
    await core.client.runs.stop({ id: first.id })
    service.rows(FIRST).splice(0)
    service.isBusy = false
    service.cutsNext = true
    const run = await settled(await launch({ title: titles[1] }))
    return { service, core, run }
  }

  it.each([true, false])('explains nothing: what was lost is found (marks %s)', async (marks) => {
    const { service, run } = await secondWithTheSameId(marks, ['The first', 'Another'])
    expect([run.state, run.remoteId, service.creations(FIRST)]).toEqual(['running', '1', 2])
  })

  it('leads to the person where both have one title and no marks, who may choose it', async () => {
    const { service, core, run } = await secondWithTheSameId(false, ['The same', 'The same'])
    expect([run.state, run.doubt, service.creations(FIRST)]).toEqual(['unknown', 'other_run', 2])
    const candidates = await core.client.runs.candidates({ id: run.id })
    expect(candidates.map(({ remoteId }) => remoteId)).toEqual(['1'])
    await core.client.runs.decide({ id: run.id, decision: { kind: 'adopt', remoteId: '1' } })
    await until('it runs', async () => (await core.client.runs.get({ id: run.id })).state === 'running')
  })
})

it('a run without a mark does not follow what an earlier version’s run made at the same service under another name', async () => {
  let first: (() => unknown) | null = null
  const account = (await startListingService()).open({
    onCreate: (n, { keep, cut }) => {
      // The first creation is carried out late; the second one never.
      if (n === 1) first = keep
      if (n === 2) first?.()
      cut()
    },
  })
  const { core, launch, settled } = await launchOn(account.baseUrl, { marks: false })
  const draft = aSurveyDraft()
  const one = await launch(draft)
  await until('it is in doubt', async () => (await core.client.runs.get({ id: one.id })).problem !== null)
  const baseUrl = account.baseUrl.replace('127.0.0.1', 'localhost')
  const launchThere = await alsoOn(core, { baseUrl, key: FIRST, marks: false })
  const mended = draft.questions.map((question) => ({ ...question, stem: `Mended: ${question.stem}` }))
  const two = await settled(await launchThere({ ...draft, questions: mended }))
  expect([two.state, two.doubt]).toEqual(['unknown', 'other_run'])
})

it('a list under another key proves nothing, though another Sonde replaced the key', async () => {
  const service = await startAccountsService()
  const [folder, copy, secrets] = [tempFolder(), tempFolder(), memoryStore()]
  const tuning = { ...QUICK, pace: () => 100 }
  const open = (where: string) => {
    const core = openTestCore({ folder: where, secrets, tuning })
    onTestFinished(() => core.close())
    return core
  }
  const before = openTestCore({ folder, secrets, tuning })
  const { connection } = await launchOn(service.baseUrl, { core: before })
  await before.close()
  rmSync(copy, { recursive: true })
  cpSync(folder, copy, { recursive: true })
  const { client } = open(folder)
  const launch = async () => {
    const { id, revision } = await client.surveys.create({ draft: aSurveyDraft() })
    return client.runs.launch({ surveyId: id, revision, connectionId: connection.id })
  }
  const one = await launch()
  await until('it runs', async () => (await client.runs.get({ id: one.id })).state === 'running')
  for (const row of service.rows(FIRST)) row.status = 'done'
  await until('it is done', async () => (await client.runs.get({ id: one.id })).results !== 'none')
  const other = open(copy)
  service.onCut = () => other.client.connections.replaceKey({ id: connection.id, key: SECOND })
  service.cutsNext = true
  const two = await launch()
  const run = await until('it asks, or was sent again', async () => {
    const now = await client.runs.get({ id: two.id })
    return now.state === 'unknown' || now.state === 'running' ? now : null
  })
  expect([run.state, run.doubt]).toEqual(['unknown', 'other_key'])
  expect([service.creations(FIRST), service.creations(SECOND)]).toEqual([2, 0])
})
