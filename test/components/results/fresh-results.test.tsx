import { QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { queryClient } from '../../../renderer/lib/query-client.ts'
import { answersChanged, runResults } from '../../../renderer/lib/run-results.ts'
import { aRun } from '../../support/a-run.ts'
import { aChoice, aSurvey } from '../../support/drafts.ts'
import { resultsOf } from '../../support/results-of.ts'
import { versionOf } from '../../support/version-of.ts'

const version = versionOf(aSurvey('Urban mobility', [aChoice('bike', 'Do you cycle?', ['Yes', 'No'])]))

/** The query for the answers of a run, which were loaded five seconds ago until the test ends. */
function loadedLately(id: string) {
  const query = runResults(id)
  onTestFinished(() => queryClient.removeQueries({ queryKey: query.queryKey }))
  const results = resultsOf({ respondents: [], answers: [] })
  const loaded = { run: aRun({ id }), version, results, payloadId: 'payload' }
  queryClient.setQueryData(query.queryKey, loaded, { updatedAt: Date.now() - 5_000 })
  return query
}

const isOld = (query: ReturnType<typeof runResults>) =>
  new QueryObserver(queryClient, query).getCurrentResult().isStale

test('answers that came while a slow page was being drawn are not loaded again', () => {
  expect(isOld(loadedLately('slow'))).toBe(false)
})

test('answers that were read again meanwhile are loaded again when the page is shown, and no others', () => {
  const [one, other] = [loadedLately('one'), loadedLately('other')]
  answersChanged(queryClient, 'one')
  expect([isOld(one), isOld(other)]).toEqual([true, false])
})
