import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createFileLog } from '../../../electron/host/file-log.ts'
import { startPracticeService } from '../../../electron/practice/practice-service.ts'
import { filesWith } from '../../support/hosts/search-for-secret.ts'
import { openTestCore } from '../../support/open-test-core.ts'
import { aFocusDraft, aSurveyDraft } from '../../support/sample-drafts.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'

function linesOf(folder: string): Record<string, unknown>[] {
  return readFileSync(path.join(folder, 'logs', 'sonde.log'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

describe('the log', () => {
  it('tells every call and state of a whole run, and no key, answer, title, question or guide', async () => {
    const service = await startPracticeService({ seed: 3, speed: 40 })
    const folder = tempFolder()
    const data = path.join(folder, 'data')
    const core = openTestCore({ folder: data, log: createFileLog(folder) })
    onTestFinished(() => service.close())
    const { connections, surveys, runs, focus } = core.client
    const { id: connectionId } = await connections.add({
      name: 'Étude secrète',
      baseUrl: service.baseUrl,
      key: service.apiKey,
      plan: 'standard',
      colour: 'teal',
    })
    const survey = await surveys.create({ draft: aSurveyDraft() })
    const run = await runs.launch({ surveyId: survey.id, revision: survey.revision, connectionId })
    const session = await focus.createDraft({ draft: aFocusDraft() })
    await focus.create({ id: session.id, revision: session.revision, connectionId })
    await until(
      'the session is open',
      async () => (await focus.get({ id: session.id })).session.state === 'open',
    )
    await focus.runToEnd({ id: session.id })
    await until('all is stored', async () => {
      const discussion = await focus.get({ id: session.id })
      return (await runs.get({ id: run.id })).results === 'stored' && discussion.session.state === 'complete'
    })
    const { results } = await runs.results({ id: run.id })
    const { transcript } = await focus.get({ id: session.id })
    // A failed call is logged without its content, too.
    await service.close()
    await connections.check({ id: connectionId }).catch(() => undefined)
    await core.close()

    const lines = linesOf(folder)
    expect(lines.map(({ event }) => event)).toEqual(expect.arrayContaining(['service.call', 'run.state']))
    expect(lines.map(({ outcome }) => outcome)).toEqual(expect.arrayContaining(['200', 'UNREACHABLE']))
    expect(lines.every(({ time, level }) => typeof time === 'string' && typeof level === 'string')).toBe(true)

    const draft = aSurveyDraft()
    const spoken = transcript.turns.map(({ text }) => text).filter((text) => text.length > 8)
    const answered = results.answers.flatMap(({ text }) => (text !== null && text.length > 8 ? [text] : []))
    expect(spoken.length).toBeGreaterThan(0)
    expect(answered.length).toBeGreaterThan(0)
    const secrets = [
      service.apiKey,
      'Étude secrète',
      draft.title,
      draft.context,
      ...draft.questions.flatMap(({ stem, options }) => [stem, ...options.map(({ text }) => text)]),
      aFocusDraft().title,
      aFocusDraft().guide,
      ...spoken,
      ...answered,
    ]
    for (const secret of secrets) expect(filesWith(path.join(folder, 'logs'), secret)).toEqual([])
  })

  it('begins a new file after a megabyte and keeps four, the newest line always there', () => {
    const folder = tempFolder()
    const log = createFileLog(folder)
    const filler = 'x'.repeat(10_000)
    for (let line = 0; line < 700; line++) log.info('test.line', { line, filler })
    const logs = path.join(folder, 'logs')
    expect(readdirSync(logs).sort()).toEqual(['sonde.log', 'sonde.log.1', 'sonde.log.2', 'sonde.log.3'])
    for (const name of readdirSync(logs))
      expect(statSync(path.join(logs, name)).size).toBeLessThanOrEqual(1e6)
    expect(linesOf(folder).at(-1)).toMatchObject({ event: 'test.line', line: 699 })
    expect(statSync(path.join(logs, 'sonde.log')).mode & 0o077).toBe(0)
  })

  it('goes on in a file that is already there', () => {
    const folder = tempFolder()
    createFileLog(folder).info('first')
    createFileLog(folder).error('second', { code: 'INTERNAL' })
    expect(linesOf(folder).map(({ event }) => event)).toEqual(['first', 'second'])
  })
})
