import { describe, expect, it, onTestFinished } from 'vitest'
import { openTestCore, type TestCore } from '../../support/open-test-core.ts'
import { aSurveyDraft } from '../../support/sample-drafts.ts'
import { strangeServer } from '../../support/strange-server.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'

const STEM = 'Prenez-vous le bus ?'

/** A run of 100 personas; the service returns numbers that could be counts or percentages. */
async function aFinishedRun(folder: string): Promise<{ core: TestCore; id: string }> {
  const numbers = { Oui: 33, Non: 33, 'Ne sait pas': 34 }
  const answers: Record<string, unknown> = {
    status: { status: 'done' },
    results: { results: [{ texte: STEM, distribution: numbers }] },
  }
  const baseUrl = await strangeServer((request, response) => {
    request.resume().on('end', () => {
      const last = new URL(request.url ?? '', 'http://any').pathname.split('/').at(-1) ?? ''
      const data = answers[last] ?? { id: 's1', status: 'draft' }
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ data, error: null }))
    })
  })
  const core = openTestCore({ folder })
  onTestFinished(() => core.close())
  const { id: connectionId } = await core.client.connections.add({
    name: 'Live',
    baseUrl,
    key: 'sk-live-0123456789',
    plan: 'admin',
    colour: 'teal',
  })
  const options = Object.keys(numbers).map((text) => ({ id: text, text }))
  const draft = {
    ...aSurveyDraft(),
    personas: 100,
    questions: [{ id: 'q', stem: STEM, type: 'single_choice' as const, options }],
  }
  const survey = await core.client.surveys.create({ draft })
  const { id } = await core.client.runs.launch({ surveyId: survey.id, revision: 1, connectionId })
  await until('the results are here', async () => (await core.client.runs.get({ id })).results === 'stored')
  return { core, id }
}

describe('numbers that may be counts or percentages', () => {
  it('are in no count until the person says what they are, and as they said from then on, until they take it back', async () => {
    const { core, id } = await aFinishedRun(tempFolder())
    const { runs } = core.client
    const asked = (await runs.results({ id })).results
    expect(asked).toMatchObject({ counts: [], shares: [], doubts: [{ question: 0, decision: null }] })
    const doubt = asked.doubts[0]?.id ?? ''

    const asShares = (await runs.decideNumbers({ id, decisions: { [doubt]: 'shares' } })).results
    expect(asShares).toMatchObject({
      counts: [],
      shares: [{ question: 0, shares: [33, 33, 34], base: null }],
    })
    expect((await runs.results({ id })).results).toEqual(asShares)
    const csv = await core.client.exports.resultsCsv({
      ...{ runId: id, layout: 'counts', language: 'en' },
      filter: { search: '', attribute: null },
    })
    expect(JSON.stringify(csv)).toContain('Oui,unknown,unknown,33,')

    const asCounts = (await runs.decideNumbers({ id, decisions: { [doubt]: 'counts' } })).results
    expect(asCounts).toMatchObject({
      counts: [{ counts: [33, 33, 34] }],
      shares: [],
      doubts: [{ decision: 'counts' }],
    })
    expect(asCounts.certainty).not.toBe('sure')

    const undone = (await runs.decideNumbers({ id, decisions: { [doubt]: null } })).results
    expect(undone).toEqual(asked)
  })
})
