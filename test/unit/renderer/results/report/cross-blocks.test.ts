import { expect, it } from 'vitest'
import { sideBySide } from '../../../../../renderer/features/results/report/cross-blocks.ts'

const columns = (count: number, label = 'Region') =>
  Array.from({ length: count }, (_, at) => ({ label: `${label} ${at}` }))

it('sets the groups side by side while they fit on the page', () => {
  expect(sideBySide(columns(2))).toEqual([columns(2)])
  expect(sideBySide(columns(7))).toHaveLength(1)
})

it('divides more groups into several tables, in their order', () => {
  const tables = sideBySide(columns(15), { label: 'All' })
  expect(tables.map(({ length }) => length)).toEqual([7, 7, 1])
  expect(tables.flat()).toEqual(columns(15))
})

it('gives long words room, so that they are not broken', () => {
  const tables = sideBySide(columns(6, 'professions intermédiaires'), { label: 'All' })
  expect(tables.map(({ length }) => length)).toEqual([3, 3])
})

it('has no table without groups', () => {
  expect(sideBySide([])).toEqual([])
})
