import { expect, it } from 'vitest'
import type { JsonObject } from '../../../../electron/service/json/json-value.ts'
import { pairsOf } from '../../../../electron/service/reading/progress-pairs.ts'
import { readProgress } from '../../../../electron/service/reading/read-progress.ts'

it.each<[number, number, unknown]>([
  [9, 16, { status: 1, records: 9, expected_records: 16 }],
  [14, 18, { survey_id: 'g', done_ct: '14', target_ct: '18' }],
  [12, 17, { 'EV-1': { status: 'running', done: 12, of: 17 } }],
  [12, 20, { lifecycle: { stage: 'running', left: 8, of: 20 } }],
  [10, 25, { phase: 'x', avance: { faites: 10, restantes: 15 } }],
])('%d of %d: %j', (answered, total, data) => {
  expect(readProgress(data)).toMatchObject({
    answered,
    total,
    fraction: answered / total,
    certainty: 'likely',
  })
})

it.each<unknown>([
  // Counts of something else, or of nobody knows what.
  { questions: 2, expected_questions: 8 },
  { women_done: 3, target_men: 6 },
  { calls: { ok: 21, planned: 56 } },
  { quota: { done: 3, of: 6 } },
  { records: 9, sheets: 3, expected_records: 16, expected_sheets: 4 },
  // Failed ones have ended too, so `done` is not the progress.
  { done: 12, failed_ct: 2, of: 17 },
])('no number is guessed from %j', (data) => {
  expect(readProgress(data)?.fraction ?? null).toBeNull()
})

it('what contradicts itself tells no number', () => {
  expect(readProgress({ records: 19, expected_records: 16 })).toMatchObject({
    fraction: null,
    certainty: 'unsure',
  })
  expect(readProgress({ x: { done: 12, left: 8, of: 17 } })?.fraction ?? null).toBeNull()
})

it('tells two numbers of one thing', () => {
  expect(pairsOf({ done: 12, left: 8, of: 20 })).toEqual([{ answered: 12, total: 20, thing: '' }])
  expect(pairsOf({ women_done: 3, women_left: 6 })).toEqual([{ answered: 3, total: 9, thing: 'women' }])
})

it.each<[string, JsonObject]>([
  ['numbers that contradict each other', { done: 12, left: 8, of: 17 }],
  ['more that is left than there is', { left: 30, of: 20 }],
  ['a name that says two things', { done_total: 12, of: 20 }],
  ['two numbers that both say "done"', { done: 3, finished: 4, of: 10 }],
  ['two numbers of different things', { women_done: 3, men_left: 6 }],
])('tells no pair of %s', (_, object) => {
  expect(pairsOf(object)).toEqual([])
})
