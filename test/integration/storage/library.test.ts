import path from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MIGRATIONS } from '../../../electron/storage/migrations/all.ts'
import type { Storage } from '../../../electron/storage/storage.ts'
import type { Question } from '../../../shared/models/draft.ts'
import type { RunState } from '../../../shared/models/run.ts'
import type { SurveyWindow } from '../../../shared/models/survey-list.ts'
import { foldTag, tagSchema } from '../../../shared/models/tag.ts'
import { aRun } from '../../support/a-run.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { aStore, inStore, START } from './a-store.ts'
import { problem } from './problem.ts'
import { aSurvey } from './samples.ts'

const AN_ITEM: Question = { id: 'q', stem: 'Why', type: 'open_ended', options: [] }

const ids = ({ surveys }: Storage, window: SurveyWindow = {}) => surveys.list(window).rows.map(({ id }) => id)

function fill({ surveys }: Storage, titles: Record<string, string>): void {
  for (const [at, [id, title]] of Object.entries(titles).entries()) {
    surveys.insert({ ...aSurvey(id, { title }), createdAt: START - at, updatedAt: START + at })
  }
}

function aStoreWith(...names: string[]): Storage {
  const store = aStore(tempFolder())
  fill(store, Object.fromEntries(names.map((name) => [name, name])))
  return store
}

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
    // What the page found in an older draft says nothing of this one.
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

describe('tags', () => {
  it('are one where case and accents make the difference, in the first spelling', () => {
    const store = aStore(tempFolder())
    fill(store, { a: 'A', b: 'B' })
    store.surveys.setTags([{ id: 'a', tags: ['École', '  two   words '] }])
    store.surveys.setTags([{ id: 'b', tags: ['ecole', 'ÉCOLE'] }])

    expect(store.surveys.tags()).toEqual([
      { name: 'École', count: 2 },
      { name: 'two words', count: 1 },
    ])
    expect(store.surveys.get('b')?.tags).toEqual(['École'])
    expect(store.surveys.get('a')).toMatchObject({ revision: 1, updatedAt: START })
    expect(ids(store, { tags: ['ECOLE'] })).toEqual(['b', 'a'])
    expect(ids(store, { tags: ['ecole', 'two words'] })).toEqual(['a'])
    expect(ids(store, { tags: ['nothing'] })).toEqual([])
  })

  it('filter by any number of them, one named twice counting once', () => {
    const store = aStore(tempFolder())
    fill(store, { a: 'A', b: 'B' })
    const many = Array.from({ length: 3_000 }, (_, at) => `tag ${at}`)
    store.surveys.setTags([
      { id: 'a', tags: many },
      { id: 'b', tags: many.slice(1) },
    ])
    expect(ids(store, { tags: many })).toEqual(['a'])
    expect(ids(store, { tags: [...many.slice(1), 'Tag 7', ...many.slice(1)] })).toEqual(['b', 'a'])
    expect(ids(store, { tags: [...many, 'nothing'] })).toEqual([])
    expect(ids(store, { tags: many, search: many.join(' ') })).toEqual(['a'])
  })

  it('are found by search, together with words of the text', () => {
    const store = aStore(tempFolder())
    fill(store, { a: 'Bus fares', b: 'Bus stops', c: 'Trains' })
    store.surveys.setTags([
      { id: 'b', tags: ['Vague 2026'] },
      { id: 'c', tags: ['vagué-x'] },
    ])

    expect(ids(store, { search: 'vague' })).toEqual(['c', 'b'])
    expect(ids(store, { search: 'vag bus' })).toEqual(['b'])
    expect(ids(store, { search: 'vague bus stops nowhere' })).toEqual([])
    expect(ids(store, { search: 'vague-x' })).toEqual(['c'])
    expect(store.find('vague', 9).map(({ id }) => id)).toEqual(['c', 'b'])
    expect(store.find('vague bus', 9).map(({ id }) => id)).toEqual(['b'])
  })

  it('are renamed everywhere, made one with another, taken off everywhere, and put back', () => {
    const store = aStore(tempFolder())
    const { surveys } = store
    fill(store, { a: 'A', b: 'B', c: 'C' })
    const tags = () => ['a', 'b', 'c'].map((id) => surveys.get(id)?.tags)
    const start = [
      { id: 'a', tags: ['one', 'two'] },
      { id: 'b', tags: ['two'] },
      { id: 'c', tags: ['three'] },
    ]
    surveys.setTags(start)

    surveys.renameTag('ONE', 'Öne')
    expect(tags()).toEqual([['Öne', 'two'], ['two'], ['three']])
    expect(ids(store, { search: 'one' })).toEqual(['a'])
    const beforeMerge = surveys.renameTag('two', 'ONE')
    expect(tags()).toEqual([['Öne'], ['Öne'], ['three']])
    surveys.setTags(beforeMerge)
    expect(tags()).toEqual([['Öne', 'two'], ['two'], ['three']])
    const beforeRemoval = surveys.removeTag('two')
    expect(tags()).toEqual([['Öne'], [], ['three']])
    expect(surveys.tags().map(({ name }) => name)).toEqual(['Öne', 'three'])
    surveys.setTags(beforeRemoval)
    expect(tags()).toEqual([['Öne', 'two'], ['two'], ['three']])

    expect(() => surveys.renameTag('nobody', 'x')).toThrow(problem('MISSING'))
    expect(() => surveys.removeTag('nobody')).toThrow(problem('MISSING'))
    expect(() =>
      surveys.setTags([
        { id: 'a', tags: [] },
        { id: 'nobody', tags: [] },
      ]),
    ).toThrow(problem('MISSING'))
    expect(tags()[0]).toEqual(['Öne', 'two'])
  })

  it('get back the spelling they had when a change of it alone is taken back', () => {
    const { surveys } = aStoreWith('a', 'b')
    surveys.setTags([
      { id: 'a', tags: ['Été'] },
      { id: 'b', tags: ['Été'] },
    ])
    const before = surveys.renameTag('Été', 'été')
    expect(surveys.get('b')?.tags).toEqual(['été'])
    surveys.setTags(before)
    expect(surveys.tags()).toEqual([{ name: 'Été', count: 2 }])
  })

  it('are found and told apart whatever they are written with', () => {
    const odd = ['İ', 'ı', 'i', 'I', 'ß', 'ss', 'ẞ', 'é', 'e\u0301', '\u0301', 'Σ', 'ς', 'σ', '¨', 'ﬁ', 'fi']
    const broken = [
      '\0',
      'a\ud800',
      'a\udc00',
      'a\0b',
      '\u200b',
      ' ',
      '️',
      '👨‍👩‍👧',
      '"',
      '*',
      '%',
      'a AND b',
      'x'.repeat(60),
    ]
    const name = fc.constantFrom(...odd, ...broken)
    const id = fc.constantFrom('a', 'b', 'c')
    const step = fc.oneof(
      fc.record({ id, tags: fc.array(name, { maxLength: 4 }) }),
      fc.record({ name, to: name }),
    )
    const store = aStoreWith('a', 'b', 'c')
    const known = ({ success }: { success: boolean }) => success
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        for (const each of steps) {
          if ('tags' in each) {
            const tags = each.tags.filter((tag) => known(tagSchema.safeParse(tag)))
            store.surveys.setTags([{ id: each.id, tags }])
          } else if (known(tagSchema.safeParse(each.to))) {
            const isThere = store.surveys.tags().some((tag) => foldTag(tag.name) === foldTag(each.name))
            if (isThere) store.surveys.renameTag(each.name, each.to)
          }
        }
        const uses = new Map<string, number>()
        for (const { id: survey, tags } of store.surveys.list({}).rows) {
          expect(store.surveys.get(survey)?.tags).toEqual(tags)
          for (const tag of tags) {
            uses.set(tag, (uses.get(tag) ?? 0) + 1)
            expect(ids(store, { tags: [tag] })).toContain(survey)
            expect(foldTag(tag)).not.toBe('')
          }
        }
        expect(new Map(store.surveys.tags().map(({ name: tag, count }) => [tag, count]))).toEqual(uses)
        expect(new Set([...uses.keys()].map(foldTag)).size).toBe(uses.size)
      }),
    )
  })

  it('are forgotten with their last survey, not counted in the bin, and survive copies and a new index', () => {
    const folder = tempFolder()
    inStore(folder, (store) => {
      fill(store, { a: 'A', b: 'B' })
      store.surveys.setTags([
        { id: 'a', tags: ['kept', 'gone'] },
        { id: 'b', tags: ['kept'] },
      ])
      store.surveys.setTags([{ id: 'a', tags: ['kept'] }])
      store.surveys.setDeleted(['b'], START)
      expect(store.surveys.tags()).toEqual([{ name: 'kept', count: 1 }])
    })
    inStore(
      folder,
      (store) => {
        store.surveys.setTags([{ id: 'a', tags: ['later'] }])
        store.restoreCopy(store.health().copies[0]?.name ?? '')
        expect(ids(store, { search: 'kept' })).toEqual(['a'])
      },
      { now: () => START + 1 },
    )
  })
})

it('a store from before the library is brought up to date with all its surveys', () => {
  const folder = tempFolder()
  inStore(folder, (store) => fill(store, { a: 'Zèbre', b: 'école', c: 'Ecluse' }))
  // As the first Sonde wrote it: without the columns and tables that came later.
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
