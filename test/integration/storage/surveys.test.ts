import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Run } from '../../../shared/models/run.ts'
import { aRun } from '../../support/a-run.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { aStore, inStore, START } from './a-store.ts'
import { problem } from './problem.ts'
import { anyDraft, aSurvey } from './samples.ts'

describe('surveys', () => {
  it('come back after a restart exactly as they were saved, whatever was typed', () => {
    const folder = tempFolder()
    let count = 0
    fc.assert(
      fc.property(anyDraft, anyDraft, (first, second) => {
        count += 1
        const id = `survey-${count}`
        inStore(folder, (store) => {
          store.surveys.insert({ ...aSurvey(id), draft: first })
          expect(store.surveys.get(id)?.draft).toEqual(first)
          expect(store.surveys.saveDraft(id, 1, second, START + 1)).toBe(2)
        })
        inStore(folder, (store) => {
          expect(store.surveys.get(id)).toEqual({
            ...aSurvey(id),
            draft: second,
            revision: 2,
            updatedAt: START + 1,
          })
        })
      }),
      { numRuns: 25 },
    )
  })

  it('refuse a save that started from an older revision, and keep the newer text', () => {
    const { surveys } = aStore(tempFolder())
    const { draft } = aSurvey('a')
    surveys.insert(aSurvey('a'))

    expect(surveys.saveDraft('a', 1, { ...draft, title: 'First' }, START)).toBe(2)
    expect(surveys.saveDraft('a', 1, { ...draft, title: 'Second' }, START)).toBeNull()

    expect(surveys.get('a')).toMatchObject({ revision: 2, draft: { title: 'First' } })
  })

  it('tell what is not there from what is', () => {
    const { surveys } = aStore(tempFolder())

    expect(surveys.get('nobody')).toBeNull()
    expect(surveys.version('nobody')).toBeNull()
    expect(surveys.versions('nobody')).toEqual([])
    const missing = problem('MISSING')
    expect(() => surveys.saveDraft('nobody', 1, aSurvey('a').draft, START)).toThrow(missing)
    expect(() => surveys.setDeleted(['nobody'], START)).toThrow(missing)
  })

  it('store nothing that the schema does not take', () => {
    const { surveys } = aStore(tempFolder())
    surveys.insert(aSurvey('a', { title: 'Kept' }))
    const broken = { ...aSurvey('a').draft, title: 7 as unknown as string }

    expect(() => surveys.saveDraft('a', 1, broken, START)).toThrow()
    expect(() => surveys.insert({ ...aSurvey('b'), draft: broken })).toThrow()

    expect(surveys.get('a')).toMatchObject({ revision: 1, draft: { title: 'Kept' } })
    expect(surveys.get('b')).toBeNull()
  })

  it('are listed last changed first, the bin apart', () => {
    const { surveys } = aStore(tempFolder())
    for (const [index, id] of ['a', 'b', 'c'].entries()) {
      surveys.insert({ ...aSurvey(id, { title: id.toUpperCase() }), updatedAt: START + index })
    }
    surveys.saveDraft('a', 1, { ...aSurvey('a').draft, title: 'A, changed' }, START + 10)
    surveys.setDeleted(['b'], START)

    expect(surveys.list({}).rows.map((survey) => survey.title)).toEqual(['A, changed', 'C'])
    expect(surveys.list({ place: 'deleted' }).rows.map((survey) => survey.id)).toEqual(['b'])

    surveys.setDeleted(['b'], null)
    expect(surveys.list({}).rows.map((survey) => survey.id)).toEqual(['a', 'c', 'b'])
  })

  it('are listed with a mark at runs that are done without all of their answers', () => {
    const { surveys, runs } = aStore(tempFolder())
    surveys.insert(aSurvey('a'))
    const version = surveys.freeze('a', aSurvey('a').draft, 'v1', START)
    const kinds: Partial<Run>[] = [
      { respondents: 40 },
      { respondents: null },
      { respondents: 10, state: 'failed' },
      { respondents: null, results: 'empty' },
      { respondents: 16 },
    ]
    for (const [at, patch] of kinds.entries())
      runs.insert(
        aRun({
          ...{ id: `run-${at}`, surveyId: 'a', versionId: version.id, personas: 40 },
          ...{ createdAt: START + at, ...patch },
        }),
      )

    const [listed] = surveys.list({}).rows
    expect(listed?.runs.map((run) => run.lacksAnswers === true)).toEqual([true, true, false, false, false])
    expect(listed).toMatchObject({ state: 'done', lacksAnswers: true })
    expect(surveys.listVersions('a')[0]?.runs[0]).toMatchObject({ id: 'run-4', lacksAnswers: true })
  })

  it('are listed with their newest eight runs, newest first', () => {
    const { surveys, runs } = aStore(tempFolder())
    surveys.insert(aSurvey('a', { questions: [{ id: 'q', stem: 'Why', type: 'open_ended', options: [] }] }))
    surveys.insert(aSurvey('b'))
    const version = surveys.freeze('a', aSurvey('a').draft, 'v1', START)
    for (let number = 1; number <= 10; number += 1) {
      runs.insert(
        aRun({
          id: `run-${number}`,
          surveyId: 'a',
          versionId: version.id,
          state: number === 10 ? 'running' : 'done',
          practice: number % 2 === 0,
          createdAt: START + Math.floor(number / 2),
        }),
      )
    }

    const [, listed] = surveys.list({}).rows
    expect(listed).toMatchObject({ id: 'a', questionCount: 1 })
    expect(listed?.runs.map((run) => run.id)).toEqual([10, 9, 8, 7, 6, 5, 4, 3].map((n) => `run-${n}`))
    expect(listed?.runs[0]).toEqual({ id: 'run-10', state: 'running', practice: true })
    expect(surveys.list({}).rows[0]?.runs).toEqual([])
  })

  it('freeze a draft once, and again when it changed', () => {
    const { surveys } = aStore(tempFolder())
    const { draft } = aSurvey('a')
    surveys.insert(aSurvey('a'))
    const { title, ...rest } = draft
    const sameInAnotherOrder = { ...rest, title }

    const first = surveys.freeze('a', draft, 'v1', START)
    expect(surveys.freeze('a', sameInAnotherOrder, 'v2', START + 1)).toEqual(first)
    const second = surveys.freeze('a', { ...draft, title: 'Changed' }, 'v3', START + 2)
    // A wording that returns after another one is a new version, so that the history stays in order.
    const third = surveys.freeze('a', draft, 'v4', START + 3)

    expect([first, second, third].map((version) => [version.id, version.number])).toEqual([
      ['v1', 1],
      ['v3', 2],
      ['v4', 3],
    ])
    expect(surveys.versions('a')).toEqual([third, second, first])
    expect(surveys.version('v3')).toEqual(second)
  })

  it('freeze nothing for a survey that is not there', () => {
    const { surveys } = aStore(tempFolder())
    expect(() => surveys.freeze('nobody', aSurvey('a').draft, 'v1', START)).toThrow(problem('MISSING'))
  })
})
