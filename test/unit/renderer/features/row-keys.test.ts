import { expect, it } from 'vitest'
import { rowKeys } from '../../../../renderer/features/surveys/row-keys.ts'
import type { LibraryRow } from '../../../../renderer/features/surveys/use-library-rows.ts'

function survey(id: string): LibraryRow {
  return {
    id,
    title: id,
    context: '',
    questionCount: 0,
    createdAt: 0,
    updatedAt: 0,
    tags: [],
    state: 'draft',
    connection: null,
    runs: [],
  }
}

it('gives a survey that stands in two rows two keys, and keeps that of the others', () => {
  const rows = [survey('a'), 'loading' as const, survey('b'), survey('a'), 'unreadable' as const]
  const keys = rowKeys(rows.map((row, at) => ({ index: 98 + at, row })))
  expect(keys).toEqual(['a', 'row 99', 'b', 'row 101', 'row 102'])
})
