import { expect, it } from 'vitest'
import { partsOfList } from '../../../../electron/service/results/items/grouped-lists.ts'

const many = <T>(count: number, one: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => one(at))

it('the options of several items in one list are parts of it', () => {
  const list = many(4, (at) => ({ item: at % 2, label: `Option ${at}` }))
  expect(partsOfList(list, 40)).toEqual([
    [
      [{ label: 'Option 0' }, { label: 'Option 2' }],
      [{ label: 'Option 1' }, { label: 'Option 3' }],
    ],
  ])
})

it('rows of thousands of columns have no parts, which would hold each row once for each column', () => {
  const row = (at: number) => Object.fromEntries(many(5_000, (column) => [`c${column}`, (at + column) % 4]))
  expect(partsOfList(many(40, row), 40)).toEqual([])
})
