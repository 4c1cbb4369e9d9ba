import { expect, it } from 'vitest'
import { readProgress } from '../../../../electron/service/reading/read-progress.ts'
import { readStatus } from '../../../../electron/service/reading/read-status.ts'

it('counts those under way among all who were asked, whatever a service calls them', () => {
  const counts = { finished: 11, 'in-flight': 3, waiting: 14, aborted: 0 }
  expect(readProgress({ status: 'running', interviews: counts })).toMatchObject({ answered: 11, total: 28 })
  const texts = { queued: '10', running: '2', succeeded: '12' }
  expect(readProgress({ status: 'running', counts: texts })).toMatchObject({ answered: 12, total: 24 })
})

it('adds nobody up where a count may be of a further state', () => {
  expect(readProgress({ interviews: { finished: 11, locked: 3, waiting: 14 } })?.fraction ?? null).toBeNull()
  expect(readProgress({ progress: { done: 11, parked: 3, remaining: 14 } })?.fraction ?? null).toBeNull()
  // What counts no personas is none.
  expect(readProgress({ progress: { done: 11, retries: 3, remaining: 14 } })?.fraction).toBe(11 / 25)
})

it('takes a share of those who are left for no progress', () => {
  expect(readProgress({ message: 'Still 15 of 24 to go' })?.fraction ?? null).toBeNull()
  expect(readProgress({ message: '15 of 24 personas pending' })?.fraction ?? null).toBeNull()
  expect(readProgress({ message: '9 of 24 personas done, 15 to go' })?.fraction).toBe(9 / 24)
})

it('takes no share that the counts beside it deny', () => {
  const data = { progress: { percent: 44, of: 'quota' }, personas: { done: 9, total: 24 } }
  expect(readProgress(data)).toMatchObject({ fraction: null, certainty: 'unsure' })
  expect(readProgress({ ...data, progress: { percent: 37 } })?.fraction).toBe(0.37)
})

it('reads shares with entities, in the only thing of an answer, and counts of what is written', () => {
  const field = { achieved: 25, target: 40, pct: '62,5&nbsp;%', eta_min: 2 }
  expect(readStatus({ job: { job_no: 'L-26', stage: 'IN FIELD', field } }).progress?.fraction).toBe(0.625)
  const written = { answersWritten: '63', answersExpected: '168' }
  expect(readProgress({ state: 'RUNNING', progress: written })).toMatchObject({ answered: 63, total: 168 })
  expect(readProgress({ status: 'running', interviews: '9/24' })?.fraction).toBe(9 / 24)
  expect(readProgress({ status: 'running', message: '9/24 done' })?.fraction).toBe(9 / 24)
})

it('counts personas that are each in a state, also in a borrowed word', () => {
  const states = ['finished', 'in-flight', 'waiting', 'waiting']
  const interviews = states.map((state, at) => ({ id: at + 1, state }))
  expect(readProgress({ status: 'running', interviews })).toMatchObject({ answered: 1, total: 4 })
})
