import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mergeTags } from '../../../../shared/analysis/tags/merge-tags.ts'
import type { AnswerNote, AnswerTag } from '../../../../shared/models/answer-tag.ts'

const aTag = (id: string, phrases: string[]): AnswerTag => ({
  id,
  name: id,
  colour: 'teal',
  key: null,
  phrases,
})
const IDS = ['from', 'into', 'other']
const TAGS = [aTag('from', ['cost', 'price']), aTag('into', ['price', 'money']), aTag('other', [])]

const anyAnswer = fc.record({
  ruled: fc.record({ from: fc.boolean(), into: fc.boolean() }),
  note: fc
    .record({ tags: fc.subarray(IDS), refused: fc.subarray(IDS) })
    .map(({ tags, refused }) => ({ tags, refused: refused.filter((id) => !tags.includes(id)) })),
})
type Ruled = Record<string, boolean>

function carries(
  note: Pick<AnswerNote, 'tags' | 'refused'> | undefined,
  tag: string,
  ruled: boolean,
): boolean {
  return note?.tags.includes(tag) === true || (ruled && note?.refused.includes(tag) !== true)
}

it('leaves the tag on exactly the answers that carried either of the two', () => {
  fc.assert(
    fc.property(anyAnswer, ({ ruled, note }) => {
      const before = { item: 'why', persona: 'id:p1', ...note }
      const isCarried = (_: unknown, tag: string) => carries(before, tag, (ruled as Ruled)[tag] ?? false)
      const { answers } = mergeTags({ tags: TAGS, answers: [before], filters: [] }, 'from', 'into', isCarried)
      const [after] = answers
      expect(carries(after, 'into', ruled.from || ruled.into)).toBe(
        isCarried(before, 'from') || isCarried(before, 'into'),
      )
      expect(JSON.stringify(after ?? '')).not.toContain('"from"')
      expect(after?.tags.includes('other') ?? false).toBe(note.tags.includes('other'))
    }),
  )
})

it('keeps the other tags, joins the rules, and leads named filters to the tag that stays', () => {
  const condition = { kind: 'tag', item: 0, tags: ['from', 'into'], not: false }
  const filters = [{ name: 'Costs', groups: [[condition, { kind: 'later' }]] }]
  const merged = mergeTags({ tags: TAGS, answers: [], filters }, 'from', 'into', () => false)
  expect(merged.tags).toEqual([aTag('into', ['price', 'money', 'cost']), aTag('other', [])])
  expect(merged.filters[0]?.groups).toEqual([[{ ...condition, tags: ['into'] }, { kind: 'later' }]])
})
