import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Run } from '../../../shared/models/run.ts'
import { runStateSchema } from '../../../shared/models/run.ts'
import { aRun } from '../../support/a-run.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { aStore, inStore, START } from './a-store.ts'
import { problem } from './problem.ts'
import { anyText, aSurvey, someResults } from './samples.ts'

function withSurvey(folder: string) {
  return inStore(folder, ({ surveys }) => {
    surveys.insert(aSurvey('survey-1'))
    surveys.insert(aSurvey('survey-2'))
    surveys.freeze('survey-1', aSurvey('survey-1').draft, 'version-1', START)
    surveys.freeze('survey-2', aSurvey('survey-2').draft, 'version-2', START)
  })
}

describe('runs', () => {
  it('come back after a restart exactly as they were last saved', () => {
    const folder = tempFolder()
    withSurvey(folder)
    const saved: Run = aRun({
      state: 'unknown',
      remoteStatus: 'en attente',
      progress: { fraction: 0.5, answered: 3, total: null, certainty: 'likely' },
      problem: { code: 'UNREACHABLE', cause: 'dns' },
      launchedAt: null,
    })
    inStore(folder, ({ runs }) => {
      runs.insert(aRun({ state: 'creating' }))
      runs.save(saved)
    })
    inStore(folder, ({ runs }) => {
      expect(runs.get('run-1')).toEqual(saved)
      expect(runs.list({})).toEqual([saved])
    })
  })

  it('are listed newest first, by survey, by whether they are under way, and up to a limit', () => {
    const folder = tempFolder()
    withSurvey(folder)
    const { runs } = aStore(folder)
    runStateSchema.options.forEach((state, index) => {
      runs.insert(aRun({ id: state, state, createdAt: START + index }))
    })
    runs.insert(aRun({ id: 'other', surveyId: 'survey-2', versionId: 'version-2', createdAt: START - 1 }))
    const ids = (filter: Parameters<typeof runs.list>[0]) => runs.list(filter).map((run) => run.id)

    expect(ids({ surveyId: 'survey-2' })).toEqual(['other'])
    expect(ids({ underWay: true })).toEqual(['running', 'launching', 'created', 'creating', 'queued'])
    expect(ids({ surveyId: 'survey-1', underWay: false })).toEqual([
      'stopped',
      'unknown',
      'refused',
      'failed',
      'done',
    ])
    expect(ids({ limit: 2 })).toEqual(['stopped', 'unknown'])
    expect(ids({})).toHaveLength(11)
  })

  it('are not saved when they were never inserted', () => {
    const { runs } = aStore(tempFolder())
    expect(() => runs.save(aRun())).toThrow(problem('MISSING'))
    expect(runs.get('run-1')).toBeNull()
    expect(runs.results('run-1')).toBeNull()
  })

  it('need a survey and a version that are stored', () => {
    const { runs } = aStore(tempFolder())
    expect(() => runs.insert(aRun())).toThrow(/FOREIGN KEY/)
  })

  it('give the newest reading of their payloads and keep the earlier ones', () => {
    const folder = tempFolder()
    withSurvey(folder)
    const { runs, payloads } = aStore(folder)
    runs.insert(aRun())
    const first = payloads.add({
      id: 'p1',
      subjectId: 'run-1',
      kind: 'results',
      text: '{}',
      receivedAt: START,
    })
    const second = payloads.add({
      id: 'p2',
      subjectId: 'run-1',
      kind: 'results',
      text: '[]',
      receivedAt: START,
    })
    const later = someResults({ shape: 'by_question', certainty: 'likely' })
    runs.saveResults('run-1', first, someResults(), START)
    runs.saveResults('run-1', second, later, START)

    expect(runs.results('run-1')).toEqual({ results: later, payloadId: 'p2' })
    // The same payload is read again by better readers.
    runs.saveResults('run-1', first, someResults(), START)
    expect(runs.results('run-1')).toEqual({ results: someResults(), payloadId: 'p1' })
  })
})

describe('payloads', () => {
  it('come back exactly as received, whatever it was', () => {
    const folder = tempFolder()
    const texts = fc.sample(anyText, 40)
    const ids = inStore(folder, ({ payloads }) =>
      texts.map((text, index) =>
        payloads.add({ id: `p${index}`, subjectId: `s${index}`, kind: 'results', text, receivedAt: START }),
      ),
    )
    inStore(folder, ({ payloads }) => {
      expect(ids.map((id) => payloads.text(id))).toEqual(texts)
      texts.forEach((text, index) => {
        expect(payloads.list(`s${index}`)).toEqual([
          { id: `p${index}`, kind: 'results', receivedAt: START, length: text.length },
        ])
      })
    })
  })

  it('are not stored twice in a row, but again when something came between', () => {
    const { payloads } = aStore(tempFolder())
    const add = (id: string, text: string, kind = 'transcript', subjectId = 'focus-1') =>
      payloads.add({ id, subjectId, kind, text, receivedAt: START })

    expect(add('a', 'one')).toBe('a')
    expect(add('b', 'one')).toBe('a')
    expect(add('c', 'two')).toBe('c')
    expect(add('d', 'one')).toBe('d')
    expect(add('e', 'one', 'status')).toBe('e')
    expect(add('f', 'one', 'transcript', 'focus-2')).toBe('f')

    expect(payloads.list('focus-1').map((payload) => payload.id)).toEqual(['e', 'd', 'c', 'a'])
    expect(payloads.list('focus-1', 'transcript').map((payload) => payload.id)).toEqual(['d', 'c', 'a'])
    expect(payloads.text('b')).toBeNull()
  })
})
