import { describe, expect, it } from 'vitest'
import { shapeNames } from '../../../electron/practice/shapes/shape.ts'
import { type Call, failure, type Practice, practice, success } from './support/practice-client.ts'
import { aLongTime, smallSurvey } from './support/samples.ts'
import { wires } from './support/wire.ts'

const open = { texte: 'Que pensez-vous du marché ?', type: 'libre' }

describe.each(shapeNames)('Surveys in the reading "%s"', (shapes) => {
  const wire = wires[shapes]
  const create = async (call: Call, body: unknown) =>
    wire.surveyId(success(await call('POST', '/api/v1/surveys', body)))
  const statusOf = async (call: Call, id: string) =>
    success(await call('GET', `/api/v1/surveys/${id}/status`))
  const resultsOf = (call: Call, id: string) => call('GET', `/api/v1/surveys/${id}/results`)
  const runToEnd = async ({ standard, clock }: Practice, body: unknown): Promise<string> => {
    const id = await create(standard, body)
    success(await standard('POST', `/api/v1/surveys/${id}/launch`))
    clock.advance(aLongTime)
    return id
  }

  it('Survey, creation fields: returns id and status draft; everything but questions may be left out', async () => {
    const { standard } = await practice({ shapes })
    const created = success(await standard('POST', '/api/v1/surveys', { questions: [open] }))
    expect(created).toMatchObject({ id: expect.any(String), status: 'draft' })
    expect(wire.status(await statusOf(standard, wire.surveyId(created)))).toBe('draft')
    for (const absent of [null, undefined]) {
      await create(standard, { questions: [open], titre: absent, contexte: absent, filtres: absent })
    }
  })

  it('Survey, creation fields: the title is derived from the context when empty', async () => {
    const { standard } = await practice({ shapes })
    const contexte = 'La commune revoit ses lignes de bus. Elle consulte.'
    for (const titre of [undefined, '', '   ']) await create(standard, { titre, contexte, questions: [open] })
    await create(standard, { titre: 'Le mien', contexte, questions: [open] })
    const titles = wire.surveys(success(await standard('GET', '/api/v1/surveys'))).map(({ titre }) => titre)
    const derived = 'La commune revoit ses lignes de bus'
    expect(titles).toStrictEqual([derived, derived, derived, 'Le mien'])
  })

  it('Survey, creation fields: nb_personas is 50 by default, and 1 to 100', async () => {
    const started = await practice({ shapes })
    const count = async (body: object) =>
      wire.answers(
        success(await resultsOf(started.standard, await runToEnd(started, { questions: [open], ...body }))),
      ).length
    expect(await count({})).toBe(50)
    expect(await count({ nb_personas: 1 })).toBe(1)
    expect(await count({ nb_personas: 100 })).toBe(100)
    for (const nb_personas of [0, 101, -1, 2.5, '50', true]) {
      expect(
        (await started.standard('POST', '/api/v1/surveys', { questions: [open], nb_personas })).status,
      ).toBe(422)
    }
  })

  it.each([
    ['no questions', { contexte: 'x' }, ['body', 'questions']],
    ['an empty list', { questions: [] }, ['body', 'questions']],
    ['questions of another type', { questions: 'Pourquoi ?' }, ['body', 'questions']],
    ['a question without a text', { questions: [{ type: 'libre' }] }, ['body', 'questions', 0, 'texte']],
    ['a blank text', { questions: [{ texte: ' ', type: 'libre' }] }, ['body', 'questions', 0, 'texte']],
    ['an unknown type', { questions: [{ texte: 'x', type: 'note' }] }, ['body', 'questions', 0, 'type']],
    [
      'a choice without options',
      { questions: [open, { texte: 'x', type: 'choix_unique' }] },
      ['body', 'questions', 1, 'options'],
    ],
    [
      'an option of another type',
      { questions: [{ texte: 'x', type: 'choix_unique', options: ['a', 2] }] },
      ['body', 'questions', 0, 'options', 1],
    ],
    ['a title of another type', { titre: 4, questions: [open] }, ['body', 'titre']],
    ['filters of another type', { filtres: [], questions: [open] }, ['body', 'filtres']],
  ])('Question item and creation fields: %s is 422, and says where', async (_name, body, loc) => {
    const { standard } = await practice({ shapes })
    const refused = await standard('POST', '/api/v1/surveys', body)
    expect(refused.status).toBe(422)
    expect(wire.detail(refused.body).map((item) => item.loc)).toContainEqual(loc)
  })

  it('Survey filtres: age and sex select the profiles', async () => {
    const started = await practice({ shapes })
    const question = {
      texte: 'Quel est votre sexe ?',
      type: 'choix_unique',
      options: ['Une femme', 'Un homme'],
    }
    const age = {
      texte: 'Quel âge avez-vous ?',
      type: 'choix_unique',
      options: ['18-30', '31-64', '65 ou plus'],
    }
    const body = {
      questions: [question, age],
      filtres: { age: ['18-24', '70-80'], sex: 'F' },
      nb_personas: 100,
    }
    const answers = wire.answers(success(await resultsOf(started.standard, await runToEnd(started, body))))
    expect(new Set(answers.map(([sex]) => sex))).toStrictEqual(new Set(['Une femme']))
    // An answer can be blank in any question except the one about sex; nobody falls between the two age ranges.
    expect(new Set(answers.map((row) => row[1]).filter((answer) => answer !== null))).toStrictEqual(
      new Set(['18-30', '65 ou plus']),
    )
  })

  it.each([
    ['a range turned round', { age: ['40-20'] }, ['body', 'filtres', 'age', 0]],
    ['no range', { age: ['vieux'] }, ['body', 'filtres', 'age', 0]],
    ['a number', { age: [18] }, ['body', 'filtres', 'age', 0]],
    ['a map', { age: {} }, ['body', 'filtres', 'age']],
    ['an unknown sex', { sex: 'x' }, ['body', 'filtres', 'sex']],
    ['an unknown key', { region: 'Bretagne' }, ['body', 'filtres', 'region']],
    ['nobody', { age: ['0-17'] }, ['body', 'filtres']],
  ])('Survey filtres: %s is 422, and says where', async (_name, filtres, loc) => {
    const { standard } = await practice({ shapes })
    const refused = await standard('POST', '/api/v1/surveys', { questions: [open], filtres })
    expect(refused.status).toBe(422)
    expect(wire.detail(refused.body)[0]).toMatchObject({ loc, type: 'value_error' })
  })

  it('States 1 and 2: a draft is launched once; running and done refuse, and stay what they are', async () => {
    const { standard, clock } = await practice({ shapes })
    const id = await create(standard, smallSurvey)
    success(await standard('POST', `/api/v1/surveys/${id}/launch`))
    expect(wire.status(await statusOf(standard, id))).toBe('running')
    failure(await standard('POST', `/api/v1/surveys/${id}/launch`), wire.launchRefused)
    expect(wire.status(await statusOf(standard, id))).toBe('running')
    clock.advance(aLongTime)
    failure(await standard('POST', `/api/v1/surveys/${id}/launch`), wire.launchRefused)
    expect(wire.status(await statusOf(standard, id))).toBe('done')
  })

  it('States, « Moves into failed »: a run may end failed; launching it again is refused', async () => {
    const started = await practice({ shapes, conditions: { runs: { fail: { next: 1 } } } })
    const id = await runToEnd(started, smallSurvey)
    const status = await statusOf(started.standard, id)
    expect(wire.status(status)).toBe('failed')
    expect(wire.share(status)).toBeLessThan(1)
    failure(await started.standard('POST', `/api/v1/surveys/${id}/launch`), wire.launchRefused)
    const results = await resultsOf(started.standard, id)
    if (wire.failed === 200)
      expect(wire.answers(success(results)).length).toBeLessThan(smallSurvey.nb_personas)
    else failure(results, wire.failed)
  })

  it('Status: progress never falls, is seen on its way, and a run of 50 personas takes 10 to 20 s', async () => {
    const { standard, clock } = await practice({ shapes, conditions: { rateLimits: { standard: 1000 } } })
    const id = await create(standard, { ...smallSurvey, nb_personas: 50 })
    success(await standard('POST', `/api/v1/surveys/${id}/launch`))
    const shares: number[] = []
    let seconds = 0
    for (;;) {
      const status = await statusOf(standard, id)
      shares.push(wire.share(status))
      if (wire.status(status) !== 'running') break
      clock.advance(500)
      seconds += 0.5
    }
    expect(shares).toStrictEqual(shares.toSorted((a, b) => a - b))
    expect([shares[0], shares.at(-1)]).toStrictEqual([0, 1])
    expect(new Set(shares).size).toBeGreaterThan(8)
    expect(seconds).toBeGreaterThan(10)
    expect(seconds).toBeLessThan(20)
  })

  it('Rule 3 of Errors: results in progress, or of a draft, are empty or refused', async () => {
    const { standard } = await practice({ shapes })
    const id = await create(standard, smallSurvey)
    const check = async () => {
      const early = await resultsOf(standard, id)
      if (wire.early === 200) expect(wire.answers(success(early))).toStrictEqual([])
      else failure(early, wire.early)
    }
    await check()
    success(await standard('POST', `/api/v1/surveys/${id}/launch`))
    await check()
  })

  it('Rule 1 of States: a finished survey has an answer or a blank of each persona to each question', async () => {
    const started = await practice({ shapes })
    const id = await runToEnd(started, { ...smallSurvey, nb_personas: 60 })
    const first = await resultsOf(started.standard, id)
    const answers = wire.answers(success(first))
    expect(answers).toHaveLength(60)
    const options = smallSurvey.questions[0]?.options ?? []
    for (const row of answers) {
      expect(row).toHaveLength(2)
      expect(row[0] === null || options.includes(String(row[0]))).toBe(true)
      expect(row[1] === null || typeof row[1] === 'string').toBe(true)
    }
    expect((await resultsOf(started.standard, id)).text).toBe(first.text)
  })

  it('Rule 3 of States: a deleted survey is gone for the caller, running or not', async () => {
    const { standard } = await practice({ shapes })
    const kept = await create(standard, smallSurvey)
    const id = await create(standard, smallSurvey)
    success(await standard('POST', `/api/v1/surveys/${id}/launch`))
    success(await standard('DELETE', `/api/v1/surveys/${id}`))
    failure(await standard('GET', `/api/v1/surveys/${id}/status`), 404)
    failure(await standard('GET', `/api/v1/surveys/${id}/results`), 404)
    failure(await standard('POST', `/api/v1/surveys/${id}/launch`), 404)
    failure(await standard('DELETE', `/api/v1/surveys/${id}`), 404)
    expect(
      wire.surveys(success(await standard('GET', '/api/v1/surveys'))).map((survey) => survey.id),
    ).toStrictEqual([kept])
  })

  it('Limits: a page is 50 surveys by default; pages stay in order while rows are added', async () => {
    const { admin } = await practice({ shapes })
    const ids: string[] = []
    for (let i = 0; i < 55; i++) ids.push(await create(admin, smallSurvey))
    const page = async (query: string) =>
      wire.surveys(success(await admin('GET', `/api/v1/surveys${query}`))).map(({ id }) => id)
    expect(await page('')).toStrictEqual(ids.slice(0, 50))
    const first = await page('?limit=20')
    const added = await create(admin, smallSurvey)
    const rest = [...(await page('?limit=20&offset=20')), ...(await page('?limit=20&offset=40'))]
    expect([...first, ...rest]).toStrictEqual([...ids, added])
    expect(await page('?offset=1000')).toStrictEqual([])
    for (const query of [
      'limit=0',
      'limit=-1',
      'limit=x',
      'limit=',
      'limit=1.5',
      'offset=-1',
      'offset=x',
      'limit=100000',
    ]) {
      const refused = await admin('GET', `/api/v1/surveys?${query}`)
      expect([query, refused.status]).toStrictEqual([query, 422])
      expect(wire.detail(refused.body)[0]?.loc).toStrictEqual(['query', query.split('=')[0]])
    }
  })
})
