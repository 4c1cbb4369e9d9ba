import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withHiddenValues } from '../../../../electron/service/desk/hidden-values.ts'
import { treeRows } from '../../../../electron/service/desk/tree-rows.ts'
import { hasRepeatedNames } from '../../../../electron/service/json/has-repeated-names.ts'
import { repeatedValues } from '../../../../electron/service/json/repeated-values.ts'

describe('repeatedValues', () => {
  it.each<[string, unknown]>([
    [
      '{"a":1,"a":2,"a":[3]}',
      [
        [[], 'a', 1],
        [[], 'a', 2],
      ],
    ],
    ['{"z":[{"b":1},{"b":{"c":"}\\",["},"b":2}]}', [[['z', 1], 'b', { c: '}",[' }]]],
    ['{"":1, "" : 2}', [[[], '', 1]]],
    ['{"\\u0061":1,"a":2}', [[[], 'a', 1]]],
    // A hidden value inside another hidden value is part of that one.
    ['{"a":{"b":1,"b":2},"a":3}', [[[], 'a', { b: 2 }]]],
    ['[{"a":1},{"a":2}]', []],
  ])('finds what %s hides', (text, expected) => {
    expect(hasRepeatedNames(text, JSON.parse(text))).toBe((expected as unknown[]).length > 0)
    expect(repeatedValues(text).map(({ within, name, value }) => [within, name, value])).toEqual(expected)
  })

  it('finds nothing in what a program wrote from values', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const text = JSON.stringify(value, null, 1)
        expect(repeatedValues(text)).toEqual([])
        expect(hasRepeatedNames(text, JSON.parse(text))).toBe(false)
      }),
      { numRuns: 200 },
    )
  })

  it('stand in the tree before what hides them, and nowhere else', () => {
    const text = '{"k":0,"v":["a"],"v":["b"]}'
    const data = JSON.parse(text)
    const shown = withHiddenValues(data, repeatedValues(text))
    const { rows } = treeRows(shown, { open: [], offset: 0, limit: 9 })
    expect(rows.map(({ key, kind, hidden }) => [key, kind, hidden])).toEqual([
      ['', 'map', undefined],
      ['k', 'number', undefined],
      ['v', 'list', true],
      ['v', 'list', undefined],
    ])
    expect(data).toEqual({ k: 0, v: ['b'] })
  })
})
