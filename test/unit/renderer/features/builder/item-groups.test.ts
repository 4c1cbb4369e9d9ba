import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  GROUP_SIZE,
  groupItems,
  type ItemGroup,
} from '../../../../../renderer/features/builder/sheet/item-groups.ts'

const many = (count: number) => Array.from({ length: count }, (_, at) => `q${at}`)
const flat = (groups: readonly ItemGroup[]) => groups.flatMap(({ ids }) => ids)
const homes = (groups: readonly ItemGroup[]) =>
  new Map(groups.flatMap(({ key, ids }) => ids.map((id) => [id, key] as const)))

/** Items that changed groups, and so would be redrawn. */
function redrawn(before: readonly ItemGroup[], after: readonly ItemGroup[]): string[] {
  const known = homes(before)
  return [...homes(after)].filter(([id, key]) => known.has(id) && known.get(id) !== key).map(([id]) => id)
}

test('a questionnaire stands in groups of one size, in order', () => {
  const groups = groupItems(many(20), [])
  expect(groups.map(({ ids, from }) => [ids.length, from])).toEqual([
    [GROUP_SIZE, 0],
    [GROUP_SIZE, GROUP_SIZE],
    [4, 2 * GROUP_SIZE],
  ])
  expect(flat(groups)).toEqual(many(20))
})

test('what does not change keeps its objects', () => {
  const before = groupItems(many(300), [])
  expect(groupItems(many(300), before)).toBe(before)
  const after = groupItems([...many(300), 'new'], before)
  expect(after.slice(0, -1)).toEqual(before.slice(0, -1))
  expect(after[0]).toBe(before[0])
})

test('the last item dropped at the top draws no other anew', () => {
  const before = groupItems(many(300), [])
  const moved = ['q299', ...many(299)]
  const after = groupItems(moved, before)
  expect(flat(after)).toEqual(moved)
  expect(redrawn(before, after)).toEqual(['q299'])
  expect(after[1]?.ids).toBe(before[1]?.ids)
  expect(after[1]?.from).toBe(GROUP_SIZE + 1)
})

test('a block moved over its neighbour draws only the neighbour anew', () => {
  const before = groupItems(many(300), [])
  const after = groupItems([...many(300).slice(1), 'q0'], before)
  expect(redrawn(before, after)).toEqual(['q0'])
})

test('a group that grew is split, and its first items stay', () => {
  const before = groupItems(many(GROUP_SIZE), [])
  const grown = [...many(GROUP_SIZE), ...Array.from({ length: 40 }, (_, at) => `new${at}`)]
  const after = groupItems(grown, before)
  expect(flat(after)).toEqual(grown)
  expect(Math.max(...after.map(({ ids }) => ids.length))).toBeLessThanOrEqual(2 * GROUP_SIZE)
  expect(redrawn(before, after)).toEqual([])
})

test('whatever happens to the items, all stand in order, each once, in groups of their own name, none too large', () => {
  const list = fc.oneof(
    fc.uniqueArray(
      fc.integer({ min: 0, max: 60 }).map((at) => `q${at}`),
      { maxLength: 60 },
    ),
    // In order, so that many new items can come between two old ones.
    fc.subarray(many(61)),
  )
  fc.assert(
    fc.property(fc.array(list, { minLength: 1, maxLength: 6 }), (lists) => {
      let groups: readonly ItemGroup[] = []
      for (const ids of lists) {
        groups = groupItems(ids, groups)
        expect(flat(groups)).toEqual(ids)
        expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length)
        expect(groups.every((group) => group.ids.length > 0)).toBe(true)
        expect(Math.max(0, ...groups.map((group) => group.ids.length))).toBeLessThanOrEqual(2 * GROUP_SIZE)
        // The page groups items while it renders, and repeats until nothing changes: unstable groups would never end.
        expect(groupItems(ids, groups)).toBe(groups)
        let from = 0
        for (const group of groups) {
          expect(group.from).toBe(from)
          from += group.ids.length
        }
      }
    }),
  )
})
