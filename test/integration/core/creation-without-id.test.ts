import { describe, expect, it, onTestFinished } from 'vitest'
import { emptyRecipe } from '../../../shared/models/recipe.ts'
import { launchOn } from '../../support/launch-on.ts'
import type { KeptSurvey, ListingHabits } from '../../support/listing-service.ts'
import { openTestCore } from '../../support/open-test-core.ts'
import { strangeServer } from '../../support/strange-server.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'
import { ended, launch as launchRun, liveConnection } from './a-launched-run.ts'
import { accountWith } from './a-lost-creation.ts'

/** A service with field names that no reader knows and without titles: a survey can only be recognised by being new. */
const bare: Partial<ListingHabits> = {
  row: ({ id, status }: KeptSurvey) => ({ souche: id, ou: status }),
  onCreate: (_, { keep, say }) => {
    keep()
    say({ fait: 'oui' })
  },
}

describe('a creation that is answered without an id', () => {
  it.each([true, false])('is followed where the list grew by one (marks: %s)', async (marks) => {
    const account = await accountWith(bare)
    const { launch, settled } = await launchOn(account.baseUrl, { marks })
    const first = await settled(await launch())
    const second = await settled(await launch({ title: 'Autre' }))
    expect([first.state, second.state]).toEqual(['running', 'running'])
    expect([first.remoteId, second.remoteId]).toEqual(account.surveys.map(({ id }) => id))
    expect(account.creations).toBe(2)
  })

  it('is the person’s to find where the list grew by two, and nothing is created twice', async () => {
    const account = await accountWith({
      ...bare,
      onCreate: (_, { keep, say }) => {
        keep()
        keep()
        say(true)
      },
    })
    const { core, launch, settled } = await launchOn(account.baseUrl)
    const run = await settled(await launch())
    expect(run).toMatchObject({ state: 'unknown', doubt: 'several', remoteId: null })
    const offered = await core.client.runs.candidates({ id: run.id })
    expect(offered.map(({ remoteId }) => remoteId)).toEqual(account.surveys.map(({ id }) => id))
    expect([account.creations, account.surveys.every(({ status }) => status === 'draft')]).toEqual([1, true])
  })

  it('is not taken for a survey of another title, though it is the only new one', async () => {
    const account = await accountWith({
      ...bare,
      row: ({ id, titre, status }) => ({ souche: id, sujet: titre, ou: status }),
      keepsTitle: () => 'Une enquête de quelqu’un d’autre',
    })
    const { launch, settled } = await launchOn(account.baseUrl)
    expect(await settled(await launch())).toMatchObject({ state: 'unknown', remoteId: null })
    expect(account.creations).toBe(1)
  })

  it.each(['before', 'after'])(
    'goes on once the person has shown where the id is (%s Sonde asks)',
    async (when) => {
      const account = await accountWith({
        ...bare,
        hides: () => true,
        onCreate: (_, { keep, say }) => say({ fait: { un: 'lot-7', autre: keep().id } }),
      })
      const { core, connection, launch, settled } = await launchOn(account.baseUrl)
      const recipe = { ...emptyRecipe(), createdSurveyId: '$.fait.autre' }
      const save = () => core.client.recipes.save({ connectionId: connection.id, revision: 0, recipe })
      const run = await launch()
      if (when === 'before') {
        await until(
          'the reply is kept',
          async () => (await core.client.runs.get({ id: run.id })).creationProblem,
        )
        await save()
      } else {
        expect(await settled(run)).toMatchObject({ state: 'unknown', remoteId: null })
        await save()
      }
      const now = await until('the run goes on', async () => {
        const told = await core.client.runs.get({ id: run.id })
        return told.state === 'running' ? told : null
      })
      expect(now.remoteId).toBe(account.surveys.at(-1)?.id)
      expect(account.creations).toBe(1)
    },
  )

  it('is never sent again where the list did not grow', async () => {
    const account = await accountWith({ ...bare, hides: () => true })
    const { launch, settled } = await launchOn(account.baseUrl)
    expect(await settled(await launch())).toMatchObject({ state: 'unknown', remoteId: null })
    expect([account.creations, account.surveys.length]).toEqual([1, 1])
  })
})

it('a service with names of its own and no id is followed to its answers, by nobody’s help', async () => {
  const rows = [{ souche: 'e-1', ou: 'Terminée' }]
  const personas = Array.from({ length: 12 }, (_, at) => ({
    id: `p${at}`,
    answers: ['À vélo', `Le prix ${at}.`],
  }))
  const baseUrl = await strangeServer(async (request, response) => {
    for await (const _ of request);
    const url = new URL(request.url ?? '', 'http://any')
    const say = (data: unknown) =>
      void response
        .writeHead(200, { 'content-type': 'application/json', connection: 'close' })
        .end(JSON.stringify({ data, error: null }))
    if (url.pathname.endsWith('/launch')) return say('ok')
    if (url.pathname.endsWith('/status')) return say({ suivi: { ou: 'Terminée', fait: '12 sur 12' } })
    if (url.pathname.endsWith('/results')) return say({ respondents: personas })
    if (request.method === 'POST')
      return say(rows.push({ souche: `e-${rows.length + 1}`, ou: 'Brouillon' }) > 0)
    say({ fiches: rows.slice(Number(url.searchParams.get('offset'))) })
  })
  const core = openTestCore({ folder: tempFolder(), tuning: { settles: 900, looks: 100, pace: () => 50 } })
  onTestFinished(() => core.close())
  const connection = await liveConnection(core, baseUrl)
  const run = await ended(core, (await launchRun(core, connection.id)).id)
  expect(run).toMatchObject({ state: 'done', results: 'stored', remoteId: 'e-2' })
  expect(rows.length).toBe(2)
})
