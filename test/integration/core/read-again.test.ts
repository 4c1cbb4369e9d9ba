import { describe, expect, it, onTestFinished } from 'vitest'
import { openStorage } from '../../../electron/storage/open-storage.ts'
import type { RunResults } from '../../../shared/models/results.ts'
import type { Run } from '../../../shared/models/run.ts'
import { openTestCore, type TestCore } from '../../support/open-test-core.ts'
import { aSurveyDraft } from '../../support/sample-drafts.ts'
import { strangeServer } from '../../support/strange-server.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'

const STEM = 'Prenez-vous le bus ?'
const OPTIONS = ['Oui', 'Non', 'Ne sait pas']
const NOTHING: RunResults = {
  ...{ respondents: [], answers: [], counts: [], shares: [], doubts: [], unplaced: [] },
  ...{ edition: 0, shape: 'unknown', certainty: 'unsure' },
}

/** A service whose runs are done at once with these results; `calls` lists the calls that it received. */
async function aService(results: unknown): Promise<{ baseUrl: string; calls: string[] }> {
  const calls: string[] = []
  const baseUrl = await strangeServer((request, response) => {
    request.resume().on('end', () => {
      calls.push(`${request.method} ${request.url}`)
      const last = new URL(request.url ?? '', 'http://any').pathname.split('/').at(-1) ?? ''
      const answers: Record<string, unknown> = { status: { status: 'done' }, results }
      const data = answers[last] ?? { id: 's1', status: 'draft' }
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ data, error: null }))
    })
  })
  return { baseUrl, calls }
}

function open(folder: string): TestCore {
  const core = openTestCore({ folder })
  onTestFinished(() => core.close())
  return core
}

/** A run of 50 personas with results, in a store that is closed. */
async function aFinishedRun(folder: string, baseUrl: string): Promise<string> {
  const core = openTestCore({ folder })
  const connection = {
    name: 'Live',
    baseUrl,
    key: 'sk-live-0123456789',
    plan: 'admin',
    colour: 'teal',
  } as const
  const { id: connectionId } = await core.client.connections.add(connection)
  const options = OPTIONS.map((text) => ({ id: text, text }))
  const questions = [{ id: 'q', stem: STEM, type: 'single_choice' as const, options }]
  const survey = await core.client.surveys.create({ draft: { ...aSurveyDraft(), personas: 50, questions } })
  const { id } = await core.client.runs.launch({ surveyId: survey.id, revision: 1, connectionId })
  await until('the run has ended', async () =>
    ['stored', 'empty'].includes((await core.client.runs.get({ id })).results),
  )
  await core.close()
  return id
}

/**
 * Replaces the stored results by empty ones, as readers of an older edition might have left them; the payload stays.
 */
function callEmpty(folder: string, id: string): void {
  const storage = openStorage({ folder, now: Date.now })
  const found = storage.runs.results(id)
  storage.runs.saveResults(id, found?.payloadId ?? '', NOTHING, Date.now())
  storage.runs.save({ ...(storage.runs.get(id) as Run), results: 'empty' })
  storage.close()
}

describe('a run that older readers called empty', () => {
  it('is read again when Sonde starts, from the answer as received, without a call', async () => {
    const folder = tempFolder()
    const distribution = { Oui: 30, Non: 12, 'Ne sait pas': 8 }
    const { baseUrl, calls } = await aService({ questions: [{ texte: STEM, distribution }] })
    const id = await aFinishedRun(folder, baseUrl)
    callEmpty(folder, id)
    const before = calls.length

    const { client } = open(folder)
    expect((await client.runs.list({})).map(({ results }) => results)).toEqual(['stored'])
    expect((await client.runs.results({ id })).results.counts).toEqual([{ question: 0, counts: [30, 12, 8] }])
    expect(calls).toHaveLength(before)
  })

  it('stays empty where its answer holds nothing beyond the questionnaire', async () => {
    const folder = tempFolder()
    const { baseUrl } = await aService({ questions: [{ texte: STEM, options: OPTIONS }], results: [] })
    const id = await aFinishedRun(folder, baseUrl)
    callEmpty(folder, id)

    const { client } = open(folder)
    expect((await client.runs.get({ id })).results).toBe('empty')
  })
})
