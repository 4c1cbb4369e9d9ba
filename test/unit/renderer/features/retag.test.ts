import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commonTags, retag } from '../../../../renderer/features/surveys/retag.ts'
import { foldTag } from '../../../../shared/models/tag.ts'

const anyTags = fc.uniqueArray(fc.constantFrom('école', 'Panel', 'panel b', 'santé', 'X'), {
  selector: foldTag,
})

describe('tags of several surveys', () => {
  it('are common where all have them, whatever the spelling', () => {
    const surveys = [
      { id: 'a', tags: ['École', 'panel'] },
      { id: 'b', tags: ['ecole'] },
    ]
    expect(commonTags(surveys)).toEqual(['École'])
    expect(commonTags([])).toEqual([])
  })

  it('are added to all, taken off all, and left alone where only some have them', () => {
    const surveys = [
      { id: 'a', tags: ['école', 'own'] },
      { id: 'b', tags: ['école'] },
    ]
    expect(retag(surveys, ['école'], ['new'])).toEqual([
      { id: 'a', tags: ['own', 'new'] },
      { id: 'b', tags: ['new'] },
    ])
    // A survey that already has the tag does not change.
    expect(retag(surveys, ['école'], ['école', 'OWN', ' '])).toEqual([{ id: 'b', tags: ['école', 'OWN'] }])
  })

  it('do not change when nothing was changed, and can be put back', () => {
    fc.assert(
      fc.property(fc.array(anyTags, { minLength: 1, maxLength: 4 }), anyTags, (lists, after) => {
        const surveys = lists.map((tags, at) => ({ id: `${at}`, tags }))
        const before = commonTags(surveys)
        expect(retag(surveys, before, before)).toEqual([])
        const changed = new Map(retag(surveys, before, after).map(({ id, tags }) => [id, tags]))
        for (const { id, tags } of surveys) {
          const now = (changed.get(id) ?? tags).map(foldTag)
          for (const tag of after) expect(now).toContain(foldTag(tag))
          expect(new Set(now).size).toBe(now.length)
        }
      }),
    )
  })
})
