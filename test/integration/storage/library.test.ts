import path from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { describe, expect, it } from 'vitest'
import { MIGRATIONS } from '../../../electron/storage/database/migrations/all.ts'
import type { Storage } from '../../../electron/storage/storage.ts'
import type { Question } from '../../../shared/models/draft.ts'
import type { RunState } from '../../../shared/models/run.ts'
import { aRun } from '../../support/a-run.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { fill, ids } from './a-library.ts'
import { aStore, inStore, START } from './a-store.ts'
import { problem } from './problem.ts'
import { aSurvey } from './samples.ts'

const AN_ITEM: Question = { id: 'q', stem: 'Why', type: 'open_ended', options: [] }

function addRun({ surveys, runs }: Storage, surveyId: string, id: string, state: RunState, at: number): void {
  const draft = surveys.get(surveyId)?.draft ?? aSurvey(surveyId).draft
  const { id: versionId } = surveys.freeze(surveyId, draft, `version-${id}`, START)
  runs.insert(aRun({ id, surveyId, versionId, state, createdAt: START + at }))
}

describe('orders of the library', () => {
  it('go both ways, and a search keeps them', () => {
    const store = aStore(tempFolder())
    fill(store, { a: 'Zoo 2', b: 'école', c: 'Ecluse', d: '', e: 'Zoo 10' })
    store.surveys.saveDraft(
      'b',
      1,
      { ...aSurvey('b').draft, title: 'École', questions: [AN_ITEM] },
      START + 9,
    )

    expect(ids(store, { order: 'title' })).toEqual(['c', 'b', 'a', 'e', 'd'])
    expect(ids(store, { order: 'title', descending: true })).toEqual(['d', 'e', 'a', 'b', 'c'])
    expect(ids(store, { search: 'zoo', order: 'title', descending: true })).toEqual(['e', 'a'])
    expect(ids(store)).toEqual(['b', 'e', 'd', 'c', 'a'])
    expect(ids(store, { order: 'changed', descending: false })).toEqual(['a', 'c', 'd', 'e', 'b'])
    expect(ids(store, { order: 'created' })).toEqual(['e', 'd', 'c', 'b', 'a'])
    expect(ids(store, { order: 'items', descending: true })[0]).toBe('b')
  })

  it('come in windows that together are the whole', () => {
    const store = aStore(tempFolder())
    for (let at = 0; at < 25; at += 1) store.surveys.insert(aSurvey(`s${at}`, { title: `Same ${at % 3}` }))
    const whole = ids(store, { order: 'title' })
    const windows = [0, 10, 20, 30].map((offset) => store.surveys.list({ order: 'title', offset, limit: 10 }))
    expect(windows.map(({ total, rows }) => [total, rows.length])).toEqual([
      [25, 10],
      [25, 10],
      [25, 5],
      [25, 0],
    ])
    expect(windows.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(whole)
  })
})

describe('where a survey stands', () => {
  it('says once its run is over whether the draft was changed since, and no longer when that was undone', () => {
    const store = aStore(tempFolder())
    const { draft } = aSurvey('a')
    store.surveys.insert(aSurvey('a'))
    const isChanged = () => store.surveys.list({}).rows[0]?.changedSince
    expect(isChanged()).toBe(false)
    addRun(store, 'a', 'one', 'done', 1)
    expect(isChanged()).toBe(false)
    store.surveys.saveDraft('a', 1, { ...draft, questions: [AN_ITEM] }, START + 2)
    expect(isChanged()).toBe(true)
    const base = { versionId: 'version-one', runId: 'one', at: START }
    store.surveys.saveDraft('a', 2, { ...draft, base }, START + 3)
    expect(isChanged()).toBe(false)
    store.surveys.saveDraft('a', 3, { ...draft, questions: [AN_ITEM] }, START + 4)
    addRun(store, 'a', 'two', 'running', 5)
    store.surveys.saveDraft('a', 4, draft, START + 6)
    expect(isChanged()).toBe(false)
  })

  it('is what its run under way says, else the newest one, and where that went', () => {
    const store = aStore(tempFolder())
    fill(store, { old: 'Old', two: 'Two', fresh: 'Fresh' })
    addRun(store, 'old', 'r1', 'failed', 1)
    addRun(store, 'old', 'r2', 'done', 2)
    addRun(store, 'two', 'r3', 'running', 1)
    addRun(store, 'two', 'r4', 'done', 2)

    const { rows } = store.surveys.list({ order: 'state' })
    expect(rows.map(({ id, state }) => [id, state])).toEqual([
      ['two', 'running'],
      ['old', 'done'],
      ['fresh', 'draft'],
    ])
    const run = store.runs.get('r3')
    expect(rows[0]?.connection).toEqual({
      id: run?.connectionId,
      name: run?.connectionName,
      practice: run?.practice,
    })
    expect(rows[2]?.connection).toBeNull()
  })

  it('is not what a run says that was taken out of the queue before it was sent', () => {
    const store = aStore(tempFolder())
    fill(store, { asked: 'Asked', waited: 'Waited', sent: 'Sent' })
    addRun(store, 'asked', 'r1', 'done', 1)
    addRun(store, 'asked', 'r2', 'stopped', 2)
    addRun(store, 'waited', 'r3', 'stopped', 1)
    addRun(store, 'sent', 'r4', 'stopped', 1)
    for (const id of ['r2', 'r3']) {
      const run = store.runs.get(id)
      if (run) store.runs.save({ ...run, remoteId: null })
    }
    const states = () => new Map(store.surveys.list({}).rows.map(({ id, state }) => [id, state]))
    expect(states()).toEqual(
      new Map([
        ['asked', 'done'],
        ['waited', 'draft'],
        ['sent', 'stopped'],
      ]),
    )
    const order = store.surveys.list({ order: 'state' }).rows.map(({ id }) => id)
    expect(order).toEqual(['asked', 'sent', 'waited'])
  })

  it('is checked while nothing is open in the draft as it is', () => {
    const store = aStore(tempFolder())
    const { draft } = aSurvey('a', { title: 'A', questions: [AN_ITEM] })
    store.surveys.insert(aSurvey('a', draft))
    const state = () => store.surveys.list({}).rows[0]?.state

    expect(state()).toBe('draft')
    store.surveys.noteFindings('a', 1, 2)
    expect(state()).toBe('draft')
    store.surveys.noteFindings('a', 1, 0)
    expect(state()).toBe('checked')
    store.surveys.saveDraft('a', 1, { ...draft, title: 'B' }, START)
    expect(state()).toBe('draft')
    // Findings for an older draft do not apply to this one.
    store.surveys.noteFindings('a', 1, 0)
    expect(state()).toBe('draft')
    store.surveys.noteFindings('a', 2, 0)
    expect(state()).toBe('checked')
  })

  it('is never checked without an item', () => {
    const store = aStore(tempFolder())
    store.surveys.insert(aSurvey('a'))
    store.surveys.noteFindings('a', 1, 0)
    expect(store.surveys.list({}).rows[0]?.state).toBe('draft')
  })
})

describe('the archive and the bin', () => {
  it('keep surveys out of the list and of both searches, and give them back to where they were', () => {
    const store = aStore(tempFolder())
    fill(store, { a: 'Apple', b: 'Apple pie', c: 'Apple tart' })
    store.surveys.setArchived(['a', 'b'], START)
    store.surveys.setDeleted(['b'], START)

    expect(ids(store)).toEqual(['c'])
    expect(ids(store, { place: 'archived' })).toEqual(['a'])
    expect(ids(store, { place: 'deleted' })).toEqual(['b'])
    expect(ids(store, { search: 'apple' })).toEqual(['c'])
    expect(ids(store, { search: 'apple', place: 'archived' })).toEqual(['a'])
    expect(store.find('apple', 9).map(({ id }) => id)).toEqual(['c'])
    expect(store.surveys.places()).toEqual({ current: 1, archived: 1, deleted: 1 })

    store.surveys.setDeleted(['b'], null)
    expect(ids(store, { place: 'archived' })).toEqual(['b', 'a'])
    expect(store.surveys.get('a')).toMatchObject({ archivedAt: START, deletedAt: null, revision: 1 })
  })

  it('take all of several surveys or none', () => {
    const store = aStore(tempFolder())
    fill(store, { a: 'A', b: 'B' })
    expect(() => store.surveys.setArchived(['a', 'nobody'], START)).toThrow(problem('MISSING'))
    expect(() => store.surveys.setDeleted(['a', 'nobody'], START)).toThrow(problem('MISSING'))
    expect(ids(store)).toEqual(['b', 'a'])
  })
})

it('a store from before the library is brought up to date with all its surveys', () => {
  const folder = tempFolder()
  inStore(folder, (store) => fill(store, { a: 'Zèbre', b: 'école', c: 'Ecluse' }))
  // The store as the first Sonde made it: without the columns and tables that were added later.
  const file = path.join(folder, 'sonde.sqlite')
  const old = new DatabaseSync(path.join(folder, 'old.sqlite'))
  old.exec(`ATTACH '${file}' AS now`)
  old.exec(MIGRATIONS[0]?.sql ?? '')
  old.exec(`
    CREATE TABLE migrations (id TEXT PRIMARY KEY, applied_at REAL NOT NULL) STRICT;
    INSERT INTO migrations VALUES ('001-first', ${START});
    INSERT INTO surveys SELECT n, id, title, context, question_count, revision, created_at, updated_at, deleted_at
      FROM now.surveys;
    INSERT INTO survey_drafts SELECT * FROM now.survey_drafts;
    INSERT INTO survey_words (rowid, title, context, questions) SELECT n, title, context, '' FROM now.surveys;
    DETACH now;
    VACUUM INTO '${path.join(folder, 'first.sqlite')}';
  `)
  old.close()
  const upgraded = tempFolder()
  const copy = new DatabaseSync(path.join(folder, 'first.sqlite'))
  copy.exec(`VACUUM INTO '${path.join(upgraded, 'sonde.sqlite')}'`)
  copy.close()

  const store = aStore(upgraded)
  expect(ids(store, { order: 'title' })).toEqual(['c', 'b', 'a'])
  expect(ids(store, { search: 'ecole' })).toEqual(['b'])
  expect(store.surveys.list({}).rows[0]).toMatchObject({ state: 'draft', tags: [], connection: null })
  expect(store.surveys.get('a')).toEqual({ ...aSurvey('a', { title: 'Zèbre' }), createdAt: START })
  store.surveys.setTags([{ id: 'a', tags: ['striped'] }])
  expect(ids(store, { search: 'strip' })).toEqual(['a'])
  expect(store.health()).toMatchObject({ state: 'sound', unreadable: 0 })
})
