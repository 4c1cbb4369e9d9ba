import { describe, expect, it, onTestFinished } from 'vitest'
import type { RereadProgress, Taught } from '../../../shared/models/reading-desk.ts'
import { emptyRecipe } from '../../../shared/models/recipe.ts'
import { aChoice } from '../../support/drafts.ts'
import { openTestCore, type TestCore } from '../../support/open-test-core.ts'
import { aSurveyDraft } from '../../support/sample-drafts.ts'
import { strangeServer } from '../../support/strange-server.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'

const PEOPLE = 20
const OPTIONS = [
  ['Oui', 'Non'],
  ['À pied', 'À vélo', 'En bus'],
]
/** Index of the option that a persona chooses. */
const chosen = (person: number, item: number): number =>
  (person * 7 + item * 3) % (OPTIONS[item]?.length ?? 1)
/** Letters for options, in lists that do not name their items. */
const LETTERS = {
  bloc: Array.from({ length: PEOPLE }, (_, person) => ({
    k: `p${person}`,
    v: OPTIONS.map((_option, item) => 'abc'[chosen(person, item)]),
  })),
}
const MEANINGS = OPTIONS.flatMap((options, item) =>
  options.map((option, at) => ({ received: 'abc'[at] ?? '', option, stem: `Question ${'AB'[item]} ?` })),
)

async function aCore(
  results: unknown,
): Promise<TestCore & { connectionId: string; launch(): Promise<string> }> {
  const baseUrl = await strangeServer((request, response) => {
    request.resume().on('end', () => {
      const last = new URL(request.url ?? '', 'http://any').pathname.split('/').at(-1) ?? ''
      const answers: Record<string, unknown> = { status: { status: 'done' }, results }
      response.writeHead(200, { 'content-type': 'application/json' }).end(
        JSON.stringify({
          data: answers[last] ?? { id: `s${Math.random()}`, status: 'draft' },
          error: null,
        }),
      )
    })
  })
  const core = openTestCore({ folder: tempFolder() })
  onTestFinished(() => core.close())
  const { id: connectionId } = await core.client.connections.add({
    ...{ name: 'Live', baseUrl, key: 'sk-live-0123456789', plan: 'admin', colour: 'teal' },
  })
  const questions = OPTIONS.map((options, item) => aChoice(`q${item}`, `Question ${'AB'[item]} ?`, options))
  const survey = await core.client.surveys.create({
    draft: { ...aSurveyDraft(), personas: PEOPLE, questions },
  })
  return {
    ...core,
    connectionId,
    launch: async () => {
      const { id } = await core.client.runs.launch({ surveyId: survey.id, revision: 1, connectionId })
      await until('the run has ended', async () =>
        ['stored', 'empty'].includes((await core.client.runs.get({ id })).results),
      )
      return id
    },
  }
}

async function onDesk({ client }: TestCore, runId: string) {
  const subject = { kind: 'run' as const, id: runId }
  const opened = await client.readingDesk.open(subject)
  const payloadId = opened.payloads.find(({ kind }) => kind === 'results')?.id ?? ''
  return { subject, payloadId, connectionId: opened.connectionId }
}

describe('the reading desk', () => {
  it('is taught one answer, reads all, and reads the next run without help', async () => {
    const core = await aCore(LETTERS)
    const { client, connectionId } = core
    const runId = await core.launch()
    const payload = await onDesk(core, runId)
    expect((await client.readingDesk.read({ ...payload, recipe: null })).found).toContainEqual(
      expect.objectContaining({ need: { need: 'answer', item: 1 }, by: 'nothing' }),
    )
    const { ways } = await client.readingDesk.teach({
      ...payload,
      recipe: emptyRecipe(),
      need: { need: 'answer', item: 1 },
      path: '$.bloc[4].v[1]',
    })
    const recipe = { ...(ways[0] as Taught).recipe }
    // The letters are found in the payload, but not understood until the person says which options they stand for.
    const before = await client.readingDesk.read({ ...payload, recipe })
    expect(before.found.filter(({ need }) => need.need === 'answer')).toMatchObject([
      { found: PEOPLE, by: 'recipe', notUnderstood: [{ value: 'a' }, { value: 'b' }] },
      {
        found: PEOPLE,
        by: 'recipe',
        notUnderstood: [{ value: 'a' }, { value: 'b' }, { value: 'c' }],
      },
    ])
    const whole = {
      ...recipe,
      results: { ...(recipe.results as NonNullable<typeof recipe.results>), meanings: MEANINGS },
    }
    await client.recipes.save({ connectionId, revision: 0, recipe: whole })

    const told: RereadProgress[] = []
    for await (const progress of await client.recipes.reread({ connectionId })) told.push(progress)
    expect(told.at(-1)).toMatchObject({
      ...{ state: 'done', done: 1, total: 1, kept: 0 },
      changed: [{ runId, before: 0, now: 2 * PEOPLE, figures: 5 }],
    })
    for (const id of [runId, await core.launch()]) {
      const { results } = await client.runs.results({ id })
      expect(results).toMatchObject({ shape: 'recipe', recipe: 'used', certainty: 'sure', unplaced: [] })
      expect(
        results.answers.map(({ respondent, question, option }) => option === chosen(respondent, question)),
      ).toEqual(Array(2 * PEOPLE).fill(true))
    }
    expect((await client.runs.places({ id: runId, item: 'q1' })).places[4]).toEqual({
      ...{ respondent: 4, path: '$.bloc[4].v[1]' },
      value: 'abc'[chosen(4, 1)],
    })
  })

  it('goes through the payload as a tree', async () => {
    const core = await aCore(LETTERS)
    const payload = await onDesk(core, await core.launch())
    const { client } = core
    const found = await client.readingDesk.search({ ...payload, words: 'p19', after: null })
    expect(found).toEqual({ path: '$.bloc[19].k', open: ['$', '$.bloc', '$.bloc[19]'], matches: 1 })
    const located = await client.readingDesk.locate({ ...payload, open: [], path: '$.bloc[19].k' })
    const { rows } = await client.readingDesk.rows({
      ...payload,
      open: located.open,
      offset: located.at ?? 0,
      limit: 1,
    })
    expect(rows).toMatchObject([{ path: '$.bloc[19].k', key: 'k', kind: 'text', value: 'p19' }])
  })

  it('says that a recipe no longer fits, and leaves the payload to the readers', async () => {
    const core = await aCore(LETTERS)
    const { client, connectionId } = core
    const results = { personas: '$.gone[*]', answers: [{ path: '@.v[{item}]', from: 0 }] }
    await client.recipes.save({ connectionId, revision: 0, recipe: { ...emptyRecipe(), results } as never })
    const { results: read } = await client.runs.results({ id: await core.launch() })
    expect(read).toMatchObject({ recipe: 'unfit', shape: 'unknown' })
  })
})

describe('a rejection whose words were taught', () => {
  it('means that the survey was launched already: the same run goes on to its answers', async () => {
    let status = 'draft'
    const baseUrl = await strangeServer((request, response) => {
      request.resume().on('end', () => {
        const last = new URL(request.url ?? '', 'http://any').pathname.split('/').at(-1) ?? ''
        const answers: Record<string, unknown> = { status: { status }, results: LETTERS }
        response
          .writeHead(last === 'launch' ? 400 : 200, { 'content-type': 'application/json' })
          .end(
            last === 'launch'
              ? JSON.stringify({ data: null, error: 'Ça mijote.' })
              : JSON.stringify({ data: answers[last] ?? { id: 's1', status: 'draft' }, error: null }),
          )
      })
    })
    const { client, close } = openTestCore({ folder: tempFolder() })
    onTestFinished(() => close())
    const { id: connectionId } = await client.connections.add({
      ...{ name: 'Live', baseUrl, key: 'sk-live-0123456789', plan: 'admin', colour: 'teal' },
    })
    const survey = await client.surveys.create({ draft: { ...aSurveyDraft(), personas: PEOPLE } })
    const { id } = await client.runs.launch({ surveyId: survey.id, revision: 1, connectionId })
    await until('the launch was rejected', async () => (await client.runs.get({ id })).problem !== null)
    expect((await client.runs.get({ id })).problem).toMatchObject({
      ...{ code: 'REFUSED', reason: 'other', serviceMessage: 'Ça mijote.' },
    })
    const refusals = [{ contains: 'ca MIJOTE', means: 'already_launched' as const }]
    await client.recipes.save({ connectionId, revision: 0, recipe: { ...emptyRecipe(), refusals } })
    status = 'done'
    await client.runs.retry({ id })
    await until('its answers are here', async () =>
      ['stored', 'empty'].includes((await client.runs.get({ id })).results),
    )
    expect(await client.runs.get({ id })).toMatchObject({ problem: null, remoteId: 's1' })
  })
})

describe('recipes', () => {
  it('are stored by revision, and refuse an older one', async () => {
    const { client, connectionId } = await aCore({})
    expect(await client.recipes.get({ connectionId })).toBeNull()
    const recipe = { ...emptyRecipe(), name: 'Un' }
    expect(await client.recipes.save({ connectionId, revision: 0, recipe })).toMatchObject({
      revision: 1,
      recipe,
    })
    await expect(client.recipes.save({ connectionId, revision: 0, recipe })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    await expect(client.recipes.remove({ connectionId, revision: 5 })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    await client.recipes.remove({ connectionId, revision: 1 })
    expect(await client.recipes.get({ connectionId })).toBeNull()
    expect(await client.recipes.save({ connectionId, revision: 0, recipe })).toMatchObject({ revision: 3 })
  })

  it.each<[string, string, (string | number)[]]>([
    ['broken', '{"format": ', []],
    ['foreign', '{"openapi": "3.1.0"}', ['format']],
    ['newer', '{"format": "sonde-recipe", "version": 99}', ['version']],
    ['huge', 'x'.repeat(1_000_001), []],
    ['of wrong parts', '{"format": "sonde-recipe", "version": 1, "status": 3}', ['status']],
    [
      'with a broken path',
      '{"format": "sonde-recipe", "version": 1, "results": {"personas": "$.a[*", "answers": []}}',
      ['results', 'personas'],
    ],
    [
      'with a path that is none',
      '{"format": "sonde-recipe", "version": 1, "status": "data.status"}',
      ['status'],
    ],
  ])('that are %s are refused at their place', async (_, text, path) => {
    const { client } = await aCore({})
    await expect(client.recipes.parse({ text })).rejects.toMatchObject({
      code: 'INVALID',
      data: { fields: [expect.objectContaining({ path })] },
    })
  })

  it('come back from a file as they were written', async () => {
    const { client } = await aCore({})
    const recipe = await client.recipes.parse({
      text: '{"format":"sonde-recipe","version":1,"statusWords":{"fini":"done"},"results":{"personas":"$[*]","answers":[{"path":"@[\\"Q{item}\\"]"}]}}',
    })
    const { text } = await client.recipes.write({ recipe })
    expect(await client.recipes.parse({ text })).toEqual(recipe)
  })
})
