import { describe, expect, it } from 'vitest'
import { readStatus } from '../../../../electron/service/reading/read-status.ts'

const share = (data: unknown): number | null => readStatus(data).progress?.fraction ?? null

describe('a survey that is answered item by item', () => {
  it.each([
    { execution: { itemsCompleted: 3, itemsPlanned: 12 } },
    { execution: { itemsCompleted: 3, itemsPlanned: 12, completionRatio: 0.25 } },
    { progress: { phase: { en: 'Item 4' }, items: { completed: 3, remaining: 9 } } },
    { progression: { questions_traitees: 3, questions_total: 12 } },
    { progress: { questions: { done: 3, running: 1, queued: 8 } } },
    { phase: ['collecte'], progression: { items_traites: [3], items_total: [12], proportion: [0.25] } },
    {
      questions: [
        { id: 'q1', state: 'done', type: 'open' },
        ...['running', 'queued', 'queued'].map((state, at) => ({ id: `q${at + 2}`, state, type: 'closed' })),
      ],
    },
  ])('tells the share of the items, and no number of answers: %j', (data) => {
    expect(readStatus(data).progress).toMatchObject({ fraction: 0.25, certainty: 'likely' })
    expect(readStatus(data).progress?.answered).not.toBe(3)
  })

  it('tells the share of its many jobs, which are done one after the other', () => {
    expect(share({ jobs: { queued: 30, active: 6, finished: 12, failed: 0 } })).toBe(0.25)
    expect(share({ tasks: { waiting: 36, running: 0, completed: 12 } })).toBe(0.25)
  })

  it.each([
    // Steps, failures, kinds of items, the past, items of something else.
    { jobs: { queued: 1, active: 1, finished: 2, failed: 0 } },
    { jobs: { queued: 30, active: 3, finished: 12, failed: 3 } },
    {
      questions: [
        { id: 1, type: 'open' },
        { id: 2, type: 'closed' },
      ],
    },
    { history: { items: { done: 3, total: 12 } } },
    { library: { items: { done: 3, total: 12 } } },
    { items: { done: 3, failed: 1, total: 12 } },
    { progress: { items: { done: 3, total: 12 }, questions: { done: 6, total: 12 } } },
  ])('tells nothing by %j', (data) => {
    expect(share(data)).toBeNull()
  })

  it('goes behind what counts the answers', () => {
    expect(share({ progress: { items: { done: 3, total: 7 }, personas: { done: 12, total: 48 } } })).toBe(
      0.25,
    )
    expect(readStatus({ progress: { items_done: 3, items_total: 7, answered: 12 } }).progress).toMatchObject({
      fraction: null,
      answered: 12,
    })
  })
})
