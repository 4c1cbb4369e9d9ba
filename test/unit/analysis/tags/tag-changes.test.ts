import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  forgetTag,
  isTagKey,
  newTag,
  type TagTarget,
  tagNamed,
  withoutTag,
  withTag,
} from '../../../../shared/analysis/tags/tag-changes.ts'
import type { AnswerNote, AnswerTag } from '../../../../shared/models/answer-tag.ts'

const anyTarget: fc.Arbitrary<TagTarget> = fc.record({
  item: fc.constantFrom('a', 'b'),
  persona: fc.constantFrom('id:p1', 'id:p2', 'at:3'),
  ruled: fc.boolean(),
})

/** Each answer once, because it either matches the rule or not. */
const anyTargets = fc.uniqueArray(anyTarget, { selector: ({ item, persona }) => `${item}/${persona}` })

const anyNotes: fc.Arbitrary<AnswerNote[]> = fc.uniqueArray(
  fc.record({
    item: fc.constantFrom('a', 'b'),
    persona: fc.constantFrom('id:p1', 'id:p2', 'at:3'),
    tags: fc.uniqueArray(fc.constantFrom('t', 'u'), { minLength: 1 }),
    refused: fc.constant([]),
  }),
  { selector: ({ item, persona }) => `${item}/${persona}` },
)

/** Whether an answer has the tag "t", by its own notes and the rule. */
function carries(notes: readonly AnswerNote[], { item, persona, ruled }: TagTarget): boolean {
  const note = notes.find((each) => each.item === item && each.persona === persona)
  return note?.tags.includes('t') || (ruled && !note?.refused.includes('t'))
}

describe('setting and taking a tag', () => {
  it('does so on the answers that are named, whatever the rule says, and leaves the others alone', () => {
    fc.assert(
      fc.property(anyNotes, anyTargets, fc.boolean(), (notes, targets, on) => {
        const changed = on ? withTag(notes, targets, 't') : withoutTag(notes, targets, 't')
        for (const target of targets) expect(carries(changed, target)).toBe(on)
        for (const note of notes) {
          const isNamed = targets.some(({ item, persona }) => item === note.item && persona === note.persona)
          if (!isNamed) expect(changed).toContain(note)
          const other = changed.find(({ item, persona }) => item === note.item && persona === note.persona)
          expect(other?.tags.includes('u') ?? false).toBe(note.tags.includes('u'))
        }
        // A note without content is not kept.
        for (const { tags, refused } of changed) expect(tags.length + refused.length).toBeGreaterThan(0)
      }),
    )
  })

  it('stores nothing of what a rule sets by itself', () => {
    const target = { item: 'a', persona: 'id:p1', ruled: true }
    expect(withTag([], [target], 't')).toEqual([])
    const refused = withoutTag([], [target], 't')
    expect(refused).toEqual([{ item: 'a', persona: 'id:p1', tags: [], refused: ['t'] }])
    expect(withTag(refused, [target], 't')).toEqual([])
  })
})

describe('the tags of a run', () => {
  it('get free colours and digits in turn, and are one tag whatever the letter case and the accents', () => {
    const tags: AnswerTag[] = []
    for (let made = 0; made < 10; made += 1) tags.push(newTag(tags, `t${made}`, ` Clé ${made} `))
    expect(new Set(tags.slice(0, 8).map(({ colour }) => colour)).size).toBe(8)
    expect(tags.map(({ key }) => key)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', null])
    expect(tagNamed(tags, 'CLE 3')?.id).toBe('t3')
    expect(tagNamed(tags, 'clé')).toBeUndefined()
  })

  it('have keys that do nothing else in the list', () => {
    expect(['1', '9', 'a', 'z'].every(isTagKey)).toBe(true)
    expect(['0', 'j', 'k', 'q', 't', 'x', 'A', '', 'Enter', 'é'].some(isTagKey)).toBe(false)
  })

  it('leave no trace once deleted', () => {
    const notes: AnswerNote[] = [
      { item: 'a', persona: 'id:p1', tags: ['t'], refused: [] },
      { item: 'b', persona: 'id:p1', tags: ['u'], refused: ['t'] },
    ]
    expect(forgetTag(notes, 't')).toEqual([{ item: 'b', persona: 'id:p1', tags: ['u'], refused: [] }])
  })
})
