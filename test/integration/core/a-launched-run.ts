import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { startPracticeService } from '../../../electron/practice/practice-service.ts'
import type { Run } from '../../../shared/models/run.ts'
import { practicePort, type TestCore } from '../../support/open-test-core.ts'
import { aSurveyDraft } from '../../support/sample-drafts.ts'
import { until } from '../../support/until.ts'

/** A practice service that only this test uses. */
export async function practise(speed = 40) {
  const service = await startPracticeService({ speed, seed: 7 })
  onTestFinished(() => service.close())
  return practicePort(service)
}

/** Makes a survey and launches it. */
export async function launch(
  { client }: TestCore,
  connectionId = 'practice',
  draft = aSurveyDraft(),
): Promise<Run> {
  const survey = await client.surveys.create({ draft })
  return client.runs.launch({ surveyId: survey.id, revision: survey.revision, connectionId })
}

/** Waits until the run has ended and its answers are stored or will never come. */
export function ended({ client }: TestCore, id: string): Promise<Run> {
  return until('the run ends', async () => {
    const run = await client.runs.get({ id })
    const waiting =
      run.results === 'waiting' ||
      ['queued', 'creating', 'created', 'launching', 'running'].includes(run.state)
    return waiting && run.problem?.code !== 'NOT_THIS_SERVICE' ? null : run
  })
}

/** An address of this machine where nothing listens. */
export async function closedAddress(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return `http://127.0.0.1:${port}`
}

/** Adds a connection to a service that is not the practice service. */
export async function liveConnection({ client }: TestCore, baseUrl: string, key = 'sk-live-0123456789') {
  return client.connections.add({ name: 'Live', baseUrl, key, plan: 'standard', colour: 'teal' })
}
