import { expect, it } from 'vitest'
import { readProgress } from '../../../../electron/service/reading/read-progress.ts'

const told = (data: unknown) => {
  const progress = readProgress(data)
  return progress && [progress.fraction, progress.answered, progress.total]
}
const interviews = (name: string, ends: readonly (string | null)[]) =>
  ends.map((end, at) => ({ code: `W-${at + 11}`, [name]: end }))

it('is counted in units', () => {
  const progress = { completedUnitCount: 3, totalUnitCount: 9, fractionCompleted: 0.3333 }
  expect(told({ state: 'running', progress })).toEqual([1 / 3, 3, 9])
})

it('is counted by requests that are done, and not where some failed', () => {
  const counts = (failed: number) => ({ id: 'b_9', request_counts: { total: 12, completed: 9, failed } })
  expect(told(counts(0))).toEqual([0.75, 9, 12])
  expect(told(counts(2))).toBeNull()
})

it('is counted by runs in which somebody is interviewed, and not by any runs', () => {
  expect(told({ status: 'running', runs: { queued: 2, interviewing: 1, completed: 3 } })).toEqual([0.5, 3, 6])
  expect(told({ status: 'running', sessions: { waiting: 1, answering: 1, done: 6 } })).toEqual([0.75, 6, 8])
  expect(told({ status: 'running', runs: { queued: 2, completed: 3 } })?.[0] ?? null).toBeNull()
})

it.each([
  ['ended', '24. 11. 2026 10:20'],
  ['fin', '24/11/2026'],
  ['terminé', '2026-11-24T10:20:00Z'],
  ['zakończone', '24 listopada 2026'],
  ['ukonceno', '24. 11. 2026'],
])('counts the interviews that have a day under "%s"', (name, day) => {
  const ends = [day, day, null, day, null]
  expect(told({ interviews: interviews(name, ends) })).toEqual([0.6, 3, 5])
})

it('counts no interviews by days that are no ends, or without any day', () => {
  const day = '2026-11-24'
  expect(told({ interviews: interviews('born', [day, null, day]) })).toBeNull()
  expect(told({ interviews: interviews('ended', [null, null, null]) })).toBeNull()
  expect(told({ interviews: interviews('ended', [day, 'Lyon', null]) })).toBeNull()
  expect(told({ invoices: interviews('ended', [day, day, null]) })).toBeNull()
})

it('counts the steps of a state where they are questions, and no other steps', () => {
  const running = (contents: object) => ({ id: 'h-2', stateNow: { tag: 'Running', contents } })
  expect(told(running({ stepsDone: 3, stepsAll: 12, stepUnit: 'Question' }))?.[0]).toBe(0.25)
  expect(told(running({ stepsDone: 3, stepsAll: 12, stepUnit: 'Batch' }))?.[0] ?? null).toBeNull()
  expect(told(running({ stepsDone: 3, stepsAll: 12 }))?.[0] ?? null).toBeNull()
})
