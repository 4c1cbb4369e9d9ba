import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonFault } from '../../../../electron/service/json/json-fault.ts'

describe('the place where a text stops being JSON', () => {
  it.each<[string, { line: number; column: number } | null]>([
    ['{"a": [1, -2.5e3, true, null, "é\\n"]}', null],
    ['{"a": oops}', { line: 1, column: 7 }],
    ['{"a": 1,}', { line: 1, column: 9 }],
    ['{"a": 1\n "b": 2}', { line: 2, column: 2 }],
    ['[1, 2', { line: 1, column: 6 }],
    ['{"a": "x', { line: 1, column: 7 }],
    ['[01]', { line: 1, column: 2 }],
    ['{}\n{}', { line: 2, column: 1 }],
    ['[1}', { line: 1, column: 3 }],
    ['', { line: 1, column: 1 }],
    ["{'a': 1}", { line: 1, column: 2 }],
  ])('%s', (text, place) => {
    expect(jsonFault(text)).toEqual(place)
  })

  it('agrees with the parser on what is JSON', () => {
    const json = fc.json({ maxDepth: 3 })
    const text = fc.oneof(
      json,
      fc
        .tuple(json, fc.nat(), fc.constantFrom('', '"', ',', ':', '}', ']', '0', 'x', '\\', '\n', 'True'))
        .map(([whole, at, sign]) => {
          const cut = at % (whole.length + 1)
          return whole.slice(0, cut) + sign + whole.slice(cut + 1)
        }),
    )
    fc.assert(
      fc.property(text, (each) => {
        expect(jsonFault(each) === null).toBe(isJson(each))
      }),
      { numRuns: 2_000 },
    )
  })
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
