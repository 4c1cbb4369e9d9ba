import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Storage } from '../../../electron/storage/storage.ts'
import { foldTag, tagSchema } from '../../../shared/models/tag.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { fill, ids } from './a-library.ts'
import { aStore, inStore, START } from './a-store.ts'
import { problem } from './problem.ts'

function aStoreWith(...names: string[]): Storage {
  const store = aStore(tempFolder())
  fill(store, Object.fromEntries(names.map((name) => [name, name])))
  return store
}

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
