import { QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { queryClient } from '../../../renderer/lib/query-client.ts'
import { runResults } from '../../../renderer/lib/run-results.ts'
import { aRun } from '../../support/a-run.ts'
import { aChoice, aSurvey } from '../../support/drafts.ts'
import { resultsOf } from '../../support/results-of.ts'
import { versionOf } from '../../support/version-of.ts'

test('answers that came while a slow page was being drawn are not loaded again', () => {
  const query = runResults('slow')
  onTestFinished(() => queryClient.removeQueries({ queryKey: query.queryKey }))
  const version = versionOf(aSurvey('Urban mobility', [aChoice('bike', 'Do you cycle?', ['Yes', 'No'])]))
  const results = resultsOf({ respondents: [], answers: [] })
  const loaded = { run: aRun({ id: 'slow' }), version, results, payloadId: 'payload' }
  queryClient.setQueryData(query.queryKey, loaded, { updatedAt: Date.now() - 5_000 })
  expect(new QueryObserver(queryClient, query).getCurrentResult().isStale).toBe(false)
})
