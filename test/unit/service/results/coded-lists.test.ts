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

  it('keeps the name that the column gives itself', () => {
    const column = { variable: 'q2', dictionary: ['Yes', 'No'], indices: [0, 1, 0, 1] }
    const node: Node = expand(column, NOBODY, 4)
    expect(node).toMatchObject({ kind: 'map', keys: ['variable', 'values'] })
    expect(node.kind === 'map' && node.items[0]).toMatchObject({ value: 'q2' })
    expect(node.kind === 'map' && node.items[1]).toMatchObject({
      items: ['Yes', 'No', 'Yes', 'No'].map((value) => ({ value })),
    })
  })

  it('becomes records with its name beside columns of the same kind', () => {
    const column = (name: string, values: unknown[]) => ({ name, values })
    const columns = [column('q1', ['a', 'b']), column('q2', ['c', 'd'])]
    expect(expand(columns, NOBODY, 2)).toMatchObject({
      kind: 'list',
      items: [
        { keys: ['q1', 'q2'], items: [{ value: 'a' }, { value: 'c' }] },
        { keys: ['q1', 'q2'], items: [{ value: 'b' }, { value: 'd' }] },
      ],
    })
    // Two fields that may both be the names, one column without a value of somebody, and names that come twice.
    const others = [
      columns.map((one) => ({ ...one, unit: `${one.name}-u` })),
      [columns[0], column('q2', ['c'])],
      columns.map((one) => ({ ...one, name: 'q' })),
    ]
    for (const other of others) {
      const opened = expand(other, NOBODY, 2)
      const keys =
        opened.kind === 'list'
          ? opened.items.map((item) => (item.kind === 'map' ? item.keys.includes('values') : null))
          : []
      expect(keys).toEqual([true, true])
    }
  })
})
