import { expect, it } from 'vitest'
import { comparableRuns, usualOther } from '../../../../renderer/features/results/compared/other-runs.ts'
import { aRun } from '../../../support/a-run.ts'

const run = aRun({ id: 'run', createdAt: 5 })

it('a run is compared with runs that have answers, are practice or live as it is, and are in no experiment', () => {
  const runs = [
    aRun({ id: 'later', createdAt: 6 }),
    run,
    aRun({ id: 'live', practice: false }),
    aRun({ id: 'empty', results: 'empty' }),
    aRun({ id: 'arm', experiment: { id: 'one', arm: 'a' } }),
    aRun({ id: 'earlier', createdAt: 4 }),
  ]
  expect(comparableRuns(run, runs).map(({ id }) => id)).toEqual(['later', 'earlier'])
})

it('a run is compared first with the newest earlier one, on its own connection where there is one', () => {
  const later = aRun({ id: 'later', createdAt: 6 })
  const elsewhere = aRun({ id: 'elsewhere', createdAt: 4, connectionId: 'b' })
  const earlier = aRun({ id: 'earlier', createdAt: 3 })
  const oldest = aRun({ id: 'oldest', createdAt: 2 })
  expect(usualOther(run, [later, elsewhere, earlier, oldest])?.id).toBe('earlier')
  expect(usualOther(run, [later, elsewhere])?.id).toBe('elsewhere')
  expect(usualOther(run, [later])?.id).toBe('later')
  expect(usualOther(run, [])).toBe(undefined)
})
