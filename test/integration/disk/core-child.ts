import { surviveFileSizeLimit } from '../../../electron/host/file-size-limit.ts'
import { memoryStore } from '../../../electron/secrets/memory-store.ts'
import { openTestCore } from '../../support/open-test-core.ts'
import { aSurveyDraft } from '../../support/sample-drafts.ts'

/** Runs Sonde on a folder in its own process: launches a run and prints its state as JSON at every change. */
surviveFileSizeLimit()
const [folder = '', baseUrl = ''] = process.argv.slice(2)
const say = (line: unknown) => process.stdout.write(`${JSON.stringify(line)}\n`)
const { client } = openTestCore({ folder, secrets: memoryStore(), tuning: { pace: () => 50 } })
const { id: connectionId } = await client.connections.add({
  ...{ name: 'Live', baseUrl, key: 'sk-live-0123456789', plan: 'admin', colour: 'teal' },
})
const { id: surveyId, revision } = await client.surveys.create({ draft: aSurveyDraft() })
const changes = await client.runs.watch()
await client.runs.launch({ surveyId, revision, connectionId })
for await (const { state, remoteId, results, unsaved, problem } of changes)
  say({ state, remoteId, results, unsaved, problem: problem?.code ?? null, cause: problem?.cause ?? null })
