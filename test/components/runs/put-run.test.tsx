import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { api } from '../../../renderer/lib/api.ts'
import { putRun } from '../../../renderer/lib/put-run.ts'
import type { Run } from '../../../shared/models/run.ts'
import { aRun } from '../../support/a-run.ts'

const queryKey = api.runs.list.queryKey({ input: { limit: 200 } })

test('a run that changed is put into the lists that hold it', () => {
  const cache = new QueryClient()
  cache.setQueryData<Run[]>(queryKey, [aRun({ id: 'one', state: 'running' })])
  putRun(cache, aRun({ id: 'one', state: 'done' }))
  expect(cache.getQueryData<Run[]>(queryKey)?.map(({ state }) => state)).toEqual(['done'])
})

test('a list that misses a new run stays out of date, whatever runs change in the meantime', async () => {
  const cache = new QueryClient()
  cache.setQueryData<Run[]>(queryKey, [aRun({ id: 'one' })])
  await cache.invalidateQueries({ queryKey: api.runs.list.key() })
  putRun(cache, aRun({ id: 'two' }))
  putRun(cache, aRun({ id: 'one', state: 'running' }))
  expect(cache.getQueryState(queryKey)?.isInvalidated).toBe(true)
})
