import { describe, expect, it, vi } from 'vitest'
import { anAccount } from '../../support/an-account.ts'
import { launchOn, QUICK } from '../../support/launch-on.ts'
import { anOldSurvey, type ListingHabits } from '../../support/listing-service.ts'
import { simulateTime } from '../../support/tracking/simulated-time.ts'
import { until } from '../../support/until.ts'
import { accountWith, loses } from './a-lost-creation.ts'

describe('a survey that carries the mark of a lost creation', () => {
  it('is followed as it is where it runs already, and not launched again', async () => {
    const account = await accountWith({
      onCreate: (n, call) => {
        loses(true)(n, call)
        for (const survey of account.surveys) if (n === 2) survey.status = 'running'
      },
    })
    const { launch, settled } = await launchOn(account.baseUrl)
    await settled(await launch())
    const run = await settled(await launch())
    expect([run.state, run.remoteId, account.creations]).toEqual(['running', account.surveys[1]?.id, 2])
  })

  it('is the person’s to choose where there are two of them', async () => {
    const account = await accountWith({
      onCreate: (_, { keep, cut }) => {
        keep()
        keep()
        cut()
      },
    })
    const { core, launch, settled } = await launchOn(account.baseUrl)
    const run = await settled(await launch())
    expect(run).toMatchObject({ state: 'unknown', doubt: 'several' })
    expect(await core.client.runs.candidates({ id: run.id })).toMatchObject([
      { marked: true },
      { marked: true },
    ])
  })

  it.each<[string, ListingHabits['row']]>([
    ['personas', ({ body, ...row }) => ({ ...row, nb_personas: 99 })],
    ['number of items', ({ body, ...row }) => ({ ...row, nb_questions: 7 })],
    [
      'items',
      ({ body, ...row }) => ({
        ...row,
        questions: body.questions.map((question) => ({ ...question, texte: 'Else?' })),
      }),
    ],
    [
      'options',
      ({ body, ...row }) => ({
        ...row,
        questions: body.questions.map((question) => ({ ...question, options: ['A', 'B', 'C', 'D'] })),
      }),
    ],
    ['context', ({ body, ...row }) => ({ ...row, contexte: 'Something else' })],
    ['title', ({ body, ...row }) => ({ ...row, titre: `${row.titre} (copy)` })],
  ])('is not taken by itself where the list tells other %s than were sent', async (_, row) => {
    const account = await accountWith({
      row,
      onCreate: (__, { keep, cut }) => {
        keep()
        cut()
      },
    })
    const { launch, settled } = await launchOn(account.baseUrl)
    expect(await settled(await launch())).toMatchObject({ state: 'unknown', doubt: 'differs' })
    expect(account.creations).toBe(1)
  })
})

describe('without marks', () => {
  it('a title that begins like a mark is no other Sonde’s: the lost creation is never sent again', async () => {
    const account = await accountWith({ onCreate: loses(true) })
    const { launch, settled } = await launchOn(account.baseUrl, { marks: false })
    await settled(await launch())
    const run = await settled(await launch({ title: '·7F3KQ Mobilité urbaine' }))
    expect(run.state === 'unknown' || run.remoteId === account.surveys[1]?.id).toBe(true)
    expect([account.creations, account.surveys.length]).toEqual([2, 2])
  })
})

it('a survey that another run follows is not taken by a second one, though the person chooses it', async () => {
  const account = await accountWith({
    onCreate: (n, { keep, say, cut }) => (n === 1 ? say({ id: keep().id, status: 'draft' }) : cut()),
    hides: () => true,
  })
  const { core, launch, settled } = await launchOn(account.baseUrl)
  const { remoteId } = await settled(await launch())
  const { id, state } = await settled(await launch())
  expect(state).toBe('unknown')
  const decision = { kind: 'adopt', remoteId: remoteId ?? '' } as const
  await expect(core.client.runs.decide({ id, decision })).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await core.client.runs.get({ id })).toMatchObject({ state: 'unknown', remoteId: null })
})

describe('that a lost creation is not in the list', () => {
  it.for([
    [500, 900],
    [403, 160],
  ] as const)(
    'is the person’s to judge where the list answers %i for ever, and the next run goes on',
    async ([status, seconds]) => {
      const time = simulateTime()
      let creations = 0
      const account = await anAccount({
        launched: 'running',
        before: async (call, _, response) => {
          if (call.endsWith('GET /api/v1/surveys')) response.writeHead(status).end()
          if (call.endsWith('POST /api/v1/surveys') && ++creations === 1) response.destroy()
          return undefined
        },
      })
      const { core, launch } = await launchOn(account.baseUrl, {
        clock: time.clock,
        fetch: time.fetch,
        tuning: { pace: QUICK.pace, random: () => 0 },
      })
      const [first, second] = [await launch(), await launch()]
      await time.pass(seconds * 1_000)
      // Launched at the same moment, either may be sent first.
      const ids = [first.id, second.id]
      const runs = await Promise.all(ids.map((id) => core.client.runs.get({ id })))
      expect(new Set(runs.map(({ state, doubt }) => `${state} ${doubt}`))).toEqual(
        new Set(['unknown incomplete', 'running null']),
      )
    },
  )

  it('is the person’s to judge where the list has not shown anything of itself yet, and the reason is said', async () => {
    const account = await accountWith({ onCreate: (_, { cut }) => cut() })
    const { launch, settled } = await launchOn(account.baseUrl)
    expect(await settled(await launch())).toMatchObject({ state: 'unknown', doubt: 'unproven' })
    expect(account.creations).toBe(1)
  })

  it('proves nothing where a row is there that nobody can explain', async () => {
    const account = await accountWith({
      row: ({ id, titre, status }) => ({ id, titre, status }),
      onCreate: (n, call) => {
        // Somebody else creates a survey at the same time.
        if (n === 2) account.surveys.push({ ...anOldSurvey('theirs'), titre: 'Customer survey' })
        loses(false)(n, call)
      },
    })
    const { launch, settled } = await launchOn(account.baseUrl)
    await settled(await launch())
    expect(await settled(await launch())).toMatchObject({ state: 'unknown', doubt: 'unexplained' })
    expect(account.creations).toBe(2)
  })

  it('counts where what is new carries another Sonde’s mark, or is told to be older by times that have proven themselves', async () => {
    const account = await accountWith({
      onCreate: (n, call) => {
        if (n === 2)
          account.surveys.push(
            {
              ...anOldSurvey('their-sonde'),
              titre: '·B4C5D Customer survey',
              created_at: new Date().toISOString(),
            },
            { ...anOldSurvey('unknown-before'), titre: 'An old one' },
          )
        loses(false)(n, call)
      },
    })
    const { launch, settled } = await launchOn(account.baseUrl)
    await settled(await launch())
    expect(await settled(await launch())).toMatchObject({ state: 'running' })
    expect(account.creations).toBe(3)
  })

  it('proves nothing where the list comes from something that kept it', async () => {
    const account = await accountWith({
      onCreate: (n, call) => {
        loses(true)(n, call)
        if (n !== 2) return
        account.clockAhead = -60_000
        account.hides = ({ id }) => id === account.surveys[1]?.id
      },
    })
    const { launch, settled } = await launchOn(account.baseUrl)
    await settled(await launch())
    expect(await settled(await launch())).toMatchObject({ state: 'unknown', doubt: 'omits' })
    expect(account.creations).toBe(2)
  })

  it('is not tested anew with every launch where the list has failed', async () => {
    const read = vi.fn(async () => undefined)
    const account = await accountWith({ hides: ({ status }) => status === 'draft', beforePage: read })
    const { launch, settled } = await launchOn(account.baseUrl)
    await settled(await launch())
    read.mockClear()
    await settled(await launch())
    expect(read).not.toHaveBeenCalled()
  })
})

describe('another version’s survey', () => {
  it.each([true, false])('is never adopted by the next version’s run (marks: %s)', async (marks) => {
    const account = await accountWith({
      onCreate: (n, { keep, say, cut }) => {
        if (n === 1 || n > 3) return say({ id: keep().id, status: 'draft' })
        // The first version's survey is created without an answer; the second version's is never created.
        if (n === 2) keep()
        cut()
      },
    })
    const { core, connection, launch, settled } = await launchOn(account.baseUrl, {
      marks,
      tuning: { ...QUICK, looks: 100 },
    })
    const { client } = core
    await settled(await launch({ title: 'A calm one' }))
    const tell = Promise.withResolvers<void>()
    account.beforePage = () => tell.promise
    const first = await launch()
    await until('it is in doubt', async () => (await client.runs.get({ id: first.id })).problem !== null)
    expect(await client.runs.stop({ id: first.id })).toMatchObject({ state: 'stopped' })
    const { draft, revision } = await client.surveys.get({ id: first.surveyId })
    const questions = draft.questions.map((question) => ({ ...question, stem: `${question.stem} Really?` }))
    const saved = await client.surveys.saveDraft({
      id: first.surveyId,
      revision,
      draft: { ...draft, questions },
    })
    tell.resolve()
    const second = await client.runs.launch({
      surveyId: first.surveyId,
      revision: saved.revision,
      connectionId: connection.id,
    })
    const end = await settled(second)
    const followed = account.surveys.find(({ id }) => id === end.remoteId)
    if (end.state === 'running') expect(followed?.body.questions[0]?.texte).toMatch(/Really\?$/)
    expect(end.state).toBe(marks ? 'running' : 'unknown')
    expect(account.surveys.map(({ body }) => body.questions[0]?.texte.endsWith('Really?'))).toEqual(
      marks ? [false, false, true] : [false, false],
    )
  })
})
