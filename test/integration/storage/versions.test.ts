import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MIGRATIONS } from '../../../electron/storage/database/migrations/all.ts'
import { aRun } from '../../support/a-run.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { aStore, inStore, START } from './a-store.ts'
import { problem } from './problem.ts'
import { anyText, aSurvey } from './samples.ts'

const draft = (title: string) => aSurvey('a', { title }).draft

describe('versions', () => {
  it('keep any name and note, and why they were made, over a restart', () => {
    const folder = tempFolder()
    inStore(folder, (store) => {
      store.surveys.insert(aSurvey('a'))
      store.surveys.freeze('a', draft('One'), 'v1', START, { origin: 'saved', name: 'First', note: 'Why' })
    })
    fc.assert(
      fc.property(anyText, anyText, (name, note) => {
        inStore(folder, (store) => store.surveys.describeVersion('v1', { name, note }))
        inStore(folder, ({ surveys }) => {
          const [listed] = surveys.listVersions('a')
          expect(listed).toMatchObject({ name, note, origin: 'saved', importedAt: null, questionCount: 0 })
          expect(surveys.version('v1')).toMatchObject({ name, note, draft: draft('One') })
        })
      }),
      { numRuns: 20 },
    )
    inStore(folder, (store) => {
      const words = { name: null, note: '' }
      expect(() => store.surveys.describeVersion('nobody', words)).toThrow(problem('MISSING'))
    })
  })

  it('are listed newest first with the runs of each, without their drafts', () => {
    const { surveys, runs } = aStore(tempFolder())
    surveys.insert(aSurvey('a'))
    surveys.freeze('a', draft('One'), 'v1', START, { origin: 'launch' })
    surveys.freeze('a', draft('Two'), 'v2', START + 1, { origin: 'export' })
    for (const id of ['r1', 'r2'])
      runs.insert(aRun({ id, surveyId: 'a', versionId: 'v1', createdAt: id === 'r1' ? 1 : 2 }))
    const listed = surveys.listVersions('a')
    expect(listed.map(({ id, runs }) => [id, runs.map((run) => run.id)])).toEqual([
      ['v2', []],
      ['v1', ['r2', 'r1']],
    ])
    expect(listed[0]).not.toHaveProperty('draft')
  })

  it('know what they go on from: the one before, or what the draft was started from anew', () => {
    const { surveys, runs } = aStore(tempFolder())
    surveys.insert(aSurvey('a'))
    surveys.insert(aSurvey('b'))
    const freeze = (
      title: string,
      id: string,
      base?: { versionId: string; runId: string | null; at: number },
    ) => surveys.freeze('a', { ...draft(title), ...(base && { base }) }, id, START).parent
    expect(freeze('One', 'v1')).toBeNull()
    expect(freeze('Two', 'v2')).toEqual({ number: 1, run: null })
    runs.insert(aRun({ id: 'run', surveyId: 'a', versionId: 'v1', title: 'One', createdAt: 5 }))
    const revised = { versionId: 'v1', runId: 'run', at: 1 }
    expect(freeze('Three', 'v3', revised)).toEqual({
      number: 1,
      run: { id: 'run', title: 'One', connectionName: 'Practice', practice: true, createdAt: 5 },
    })
    expect(freeze('Four', 'v4', revised)).toEqual({ number: 3, run: null })
    // Undo removed the draft's base, so its parent is again the one from before.
    expect(freeze('Five', 'v5')).toEqual({ number: 2, run: null })
    expect(freeze('Six', 'v6', { versionId: 'v2', runId: null, at: 2 })).toEqual({ number: 2, run: null })
    // A base in another survey, from which this one was copied, is not a parent.
    const copied = { ...draft('One'), base: { versionId: 'v1', runId: null, at: 3 } }
    expect(surveys.freeze('b', copied, 'w1', START).parent).toBeNull()
    // The base is not part of the wording: the version does not contain it, and it alone makes no new version.
    expect(surveys.version('v3')?.draft).toEqual(draft('Three'))
    expect(surveys.freeze('a', draft('Six'), 'v7', START).id).toBe('v6')
  })

  it('of an older store say what can be known of them', () => {
    const folder = tempFolder()
    const older = MIGRATIONS.filter(({ id }) => id < '003')
    inStore(folder, (store) => store.surveys.insert(aSurvey('a')), { migrations: older })
    const documents = [
      JSON.stringify(draft('One')),
      JSON.stringify({ ...draft('Two'), questions: [1, 2] }),
      '{',
    ]
    const filled = {
      id: '002-filled',
      sql: documents
        .map(
          (document, at) => `INSERT INTO survey_versions (id, survey_id, number, name, document, created_at)
            VALUES ('v${at + 1}', 'a', ${at + 1}, NULL, '${document}', ${START});`,
        )
        .join('\n'),
    }
    const launched = {
      id: '002-launched',
      sql: `INSERT INTO runs (id, survey_id, version_id, title, state, practice, created_at, document)
        VALUES ('r', 'a', 'v1', 'One', 'done', 1, 0, '{}')`,
    }
    const all = [...older, filled, launched, ...MIGRATIONS.filter(({ id }) => id >= '003')]
    inStore(
      folder,
      ({ surveys }) => {
        const said = surveys
          .listVersions('a')
          .map(({ number, origin, parent, questionCount }) => [number, origin, parent?.number, questionCount])
        expect(said).toEqual([
          [3, 'unknown', 2, 0],
          [2, 'unknown', 1, 2],
          [1, 'launch', undefined, 0],
        ])
        expect(surveys.version('v1')).toMatchObject({ note: '', name: null, draft: draft('One') })
      },
      { migrations: all },
    )
  })
})
