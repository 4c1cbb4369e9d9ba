import { describe, expect, it } from 'vitest'
import { expand } from '../../../../electron/service/results/structure/expand.ts'
import type { Node } from '../../../../electron/service/results/structure/node.ts'

const NOBODY = { itemOf: () => null, isOption: () => false } as unknown as Parameters<typeof expand>[1]

/** The words of a coded column of four people; null if the column is not decoded. */
function wordsOf(column: object): unknown[] | null {
  const node: Node = expand({ ...column, indices: [0, 1, 0, 1] }, NOBODY, 4)
  return node.kind === 'list' ? node.items.map((item) => (item.kind === 'leaf' ? item.value : item)) : null
}

describe('a column of places beside its words', () => {
  it('is opened', () => {
    expect(wordsOf({ dictionary: ['Yes', 'No'] })).toEqual(['Yes', 'No', 'Yes', 'No'])
  })

  it.each([
    ['validity', '1101', ['Yes', 'No', null, 'No']],
    ['is_valid', '0111', [null, 'No', 'Yes', 'No']],
    ['nulls', '0001', ['Yes', 'No', 'Yes', null]],
  ])('has blanks where %s says so: %s', (name, marks, words) => {
    expect(wordsOf({ dictionary: ['Yes', 'No'], [name]: marks })).toEqual(words)
  })

  it('stays closed where a text of marks does not say which of them is a blank', () => {
    expect(wordsOf({ dictionary: ['Yes', 'No'], bits: '1101' })).toBeNull()
    expect(wordsOf({ dictionary: ['Yes', 'No'], validity: '1101', nulls: '0010' })).toBeNull()
  })
})
