import { expect, it } from 'vitest'
import { lastTellingRun } from '../../../shared/runs/last-telling-run.ts'

it('passes over runs that were given up before they ran', () => {
  const [stopped, done, older] = [{ state: 'stopped' }, { state: 'done' }, { state: 'failed' }] as const
  expect(lastTellingRun([stopped, done, older])).toBe(done)
  expect(lastTellingRun([older, done])).toBe(older)
  expect(lastTellingRun([stopped])).toBe(stopped)
  expect(lastTellingRun([])).toBeUndefined()
})
