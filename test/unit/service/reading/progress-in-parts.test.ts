import { describe, expect, it } from 'vitest'
import { readProgress } from '../../../../electron/service/reading/read-progress.ts'

const share = (data: unknown): number | null => readProgress(data)?.fraction ?? null

describe('a count of answers beside their total', () => {
  it.each<[unknown, number]>([
    [{ fieldwork: { answersCollected: 30, answersExpected: 120 } }, 0.25],
    [{ releve: { questionnairesRemplis: 30, questionnairesPrevus: 120 } }, 0.25],
    [{ sample: { interviews: { done: 3, planned: 12 } } }, 0.25],
    [{ state: { Running: { answers: 30, of: 120 } } }, 0.25],
    [{ status: { InField: { interviews: 3, outOf: 12 } } }, 0.25],
    [{ state: { label: 'En cours', completionPct: '25,0 %' } }, 0.25],
    [
      {
        SurveyStatus: {
          Progress: { Percent: 25, Work: 1, Items: { UnitOfWork: 'RESPONSE', Completed: 3, Total: 12 } },
        },
      },
      0.25,
    ],
    [{ tables: { run: [{ interviews_done: 3, interviews_planned: 12 }] } }, 0.25],
    [{ sample: { size: 12, answered: 3 } }, 0.25],
    [{ panelSize: 12, completedCount: 3 }, 0.25],
    [{ answers: { given: 3, expected: 12 } }, 0.25],
    [{ progress: { numerator: 3, denominator: 12 } }, 0.25],
    [{ TX_AVANC: '025,00' }, 0.25],
    [{ progress: { done: 3, total: 12, unit: 'couples persona × question' } }, 0.25],
    [{ antwoorden_ontvangen: 3, antwoorden_verwacht: 12 }, 0.25],
  ])('is the share under whatever names stand around it: %j', (data, fraction) => {
    expect(share(data)).toBe(fraction)
  })

  it.each([
    { quotas: { women: { interviews_done: 3, interviews_planned: 12 } } },
    { account: { answers_received: 30, answers_planned: 120 } },
    { sample: { letters: { done: 3, planned: 12 } } },
    { history: { answers_received: 30, answers_planned: 120 } },
    { Progress: { PercentComplete: 25, Batches: { UnitOfWork: 'BATCH', Completed: 2, Total: 12 } } },
  ])('is none of a part, of an account or of something else: %j', (data) => {
    expect(share(data)).toBeNull()
  })
})

describe('personas in several states', () => {
  it('count as done by their state', () => {
    expect(share({ respondents: { queued: 8, answering: 1, completed: 3 } })).toBe(0.25)
    expect(share({ interviews: { done: 3, pending: 9, failed: 0, total: 12 } })).toBe(0.25)
    expect(share({ subjects_done: ['a', 'b'], subjects_left: ['c', 'd', 'e', 'f', 'g', 'h'] })).toBe(0.25)
    expect(share({ counts: { done: 3, running: 1, pending: 8 } })).toBe(0.25)
    expect(share({ personas: { done: 3, running: 1, pending: 8 } })).toBe(0.25)
    expect(share({ progress: { done: 3, running: 1, pending: 8 } })).toBe(0.25)
  })

  it('are counted in rows, and for each item', () => {
    const rows = [
      { state: 'done', count: 3 },
      { state: 'pending', count: 9 },
    ]
    expect(share({ personas: rows })).toBe(0.25)
    expect(share({ surveys: rows })).toBeNull()
    expect(share({ by_status: { done: 3, pending: 9 } })).toBe(0.25)
    expect(share({ etats: { termine: 3, en_cours: 1, en_attente: 8 } })).toBe(0.25)
    expect(share({ account: { by_status: { done: 3, pending: 9 } } })).toBeNull()
    const each = { q1: { done: 6, total: 12 }, q2: { done: 0, total: 12 } }
    expect(share({ by_question: each })).toBe(0.25)
    expect(share({ by_quota: each })).toBeNull()
  })

  it('have the same share as their answers', () => {
    const told = { answers: { received: 60, expected: 240 }, personas: { done: 12, total: 48 } }
    expect(readProgress(told)).toMatchObject({ fraction: 0.25, answered: null, total: null })
    expect(share({ ...told, personas: { done: 13, total: 48 } })).toBeNull()
  })

  it('remain in a word of several', () => {
    expect(share({ progression: { ont_repondu: 3, en_attente: 9 } })).toBe(0.25)
    expect(share({ answers_aggregate: { aggregate: { count: 3 } }, answers_expected: 12 })).toBe(0.25)
  })

  it('are done once they have a time of their end', () => {
    const end = (id: number, finished_at: string | null) => ({ id, finished_at })
    expect(
      share({ personas: [end(1, '2026-03-01T10:00:00Z'), end(2, null), end(3, null), end(4, null)] }),
    ).toBe(0.25)
    expect(share({ interviews: ['done', 'pending', 'pending', 'running'] })).toBe(0.25)
  })

  it.each([
    // One is under way, so those who wait are not all that remain.
    { done: 3, running: 1, pending: 8 },
    { fieldwork: { done: 3, started: 4, pending: 8 } },
  ])('are not added up where one may be left out: %j', (data) => {
    expect(share(data)).toBeNull()
  })

  it.each([
    // Those who are done were invited and have begun.
    { respondents: { invited: 8, started: 5, completed: 3 } },
    { respondents: { queued: 8, completed: 3, failed: 1 } },
    { surveys: { draft: 8, running: 1, done: 3 } },
    { interviews: { done: 3, pending: 9, total: 20 } },
    { women_done: ['a', 'b'], men_left: ['c', 'd'] },
  ])('tell nothing where a state may count others too, or something else: %j', (data) => {
    expect(share(data)).toBeNull()
  })
})

describe('a list of personas or of items', () => {
  it('counts who says to be done', () => {
    const personas = [true, false, false, false].map((done, id) => ({ id, done }))
    expect(share({ personas })).toBe(0.25)
    expect(share({ letters: personas })).toBeNull()
    const states = ['done', 'queued', 'running', 'queued'].map((state, id) => ({ id, state }))
    expect(share({ personas: states })).toBe(0.25)
    expect(share({ letters: states })).toBeNull()
  })

  it('adds up what each of them counts of the same total', () => {
    expect(share({ personas: [4, 0, 0, 0].map((answered, id) => ({ id, answered, of: 4 })) })).toBe(0.25)
    expect(share({ questions: [3, 3, 3].map((answered, id) => ({ id, answered, of: 12 })) })).toBe(0.25)
    expect(share({ quotas: [3, 3].map((answered, id) => ({ id, answered, of: 12 })) })).toBeNull()
    expect(
      share({
        questions: [
          { answered: 3, of: 12 },
          { answered: 3, of: 8 },
        ],
      }),
    ).toBeNull()
  })
})

describe('a list of steps', () => {
  const draw = { step: 'draw', state: 'done' }
  const report = { step: 'report', state: 'pending' }

  it('tells the progress by the only step that counts answers', () => {
    expect(
      share({ plan: [draw, { step: 'interviews', state: 'running', done: 3, total: 12 }, report] }),
    ).toBe(0.25)
  })

  it('tells none by a step that counts something else, or by the number of steps', () => {
    expect(
      share({ plan: [draw, { step: 'letters', state: 'running', done: 3, total: 12 }, report] }),
    ).toBeNull()
    expect(
      share({ tasks: [draw, { step: 'interviews', state: 'running' }, { step: 'report', state: 'draft' }] }),
    ).toBeNull()
  })
})

describe('a text', () => {
  it.each([
    'Field: 3 interviews done / 12 (25 %)',
    '25 % (3 complete of 12)',
    '3 questionnaires complets reçus sur 12',
  ])('tells the progress: %s', (info) => {
    expect(share({ info })).toBe(0.25)
  })

  it.each([
    'Interviewing persona 13 of 48',
    'Started at 10:12, 25 % done by 11:30',
    'Version 3 of page 12',
    '25 % of 40, or 12',
  ])('tells none: %s', (info) => {
    expect(share({ info })).toBeNull()
  })
})

describe('a count for each state', () => {
  const states = { waiting: 8, active: 1, finished: 3, errored: 0 }

  it.each(['threads', 'conversations', 'jumeaux', 'people'])('tells the progress by %s', (name) => {
    expect(share({ survey: { state: 'in_progress' }, [name]: states, llm_calls: 66 })).toBe(0.25)
  })

  it.each(['shards', 'queue', 'workers', 'mails'])('tells none by %s', (name) => {
    expect(share({ survey: { state: 'in_progress' }, [name]: states })).toBeNull()
  })

  it('tells none where some went wrong', () => {
    expect(share({ threads: { ...states, errored: 1 } })).toBeNull()
  })
})
