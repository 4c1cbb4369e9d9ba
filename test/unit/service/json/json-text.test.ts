import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseJson } from '../../../../electron/service/json/json-text.ts'
import { readProgress } from '../../../../electron/service/reading/read-progress.ts'
import { readRecords } from '../../../../electron/service/reading/read-records.ts'

describe('parseJson', () => {
  it('keeps numbers that JavaScript cannot hold as they were written', () => {
    const text =
      '[9007199254740993,-9007199254740993, 1e400,9007199254740991,1e3,0.123456789012345678901,"9007199254740993"]'
    expect(parseJson(text, 200)).toEqual([
      '9007199254740993',
      '-9007199254740993',
      '1e400',
      9007199254740991,
      1000,
      0.12345678901234568,
      '9007199254740993',
    ])
  })

  it('tells apart surveys whose ids differ beyond the 53rd bit', () => {
    const data = parseJson('{"items":[{"id":9007199254740993},{"id":9007199254740992}]}', 200)
    expect(readRecords(data).records.map(({ id }) => id)).toEqual(['9007199254740993', '9007199254740992'])
  })

  it('makes no count of a number that it cannot hold', () => {
    const data = parseJson('{"progress":{"done":9007199254740993,"total":9007199254740995}}', 200)
    expect(readProgress(data)).toBeNull()
  })

  it('takes the words of other languages for no number as nothing', () => {
    const text = '{"a":NaN,"b":[Infinity,-Infinity],"c":"NaN \\" Infinity","d":-1}'
    expect(parseJson(text, 200)).toEqual({ a: null, b: [null, null], c: 'NaN " Infinity', d: -1 })
    for (const broken of ['{"a":NaNo}', '{"a":Inf}', '{NaN:1}', '{"a":1NaN}', '{"a":00000000000000000001}'])
      expect(() => parseJson(broken, 200)).toThrow()
  })

  it('gives up on a flood of them', () => {
    const flood = `[${Array.from({ length: 100_001 }, () => 'NaN').join()}]`
    expect(() => parseJson(flood, 200)).toThrow('TOO_LARGE')
  })

  it('reads all that JSON.parse reads, as it does', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat({ max: 2 }), (value, indent) => {
        const text = JSON.stringify(value, null, indent)
        const plain: unknown = JSON.parse(text, (_, inner: unknown) =>
          Number.isInteger(inner) && !Number.isSafeInteger(inner) ? 'long' : inner,
        )
        const longOnes = (inner: unknown): unknown =>
          typeof inner === 'string' && /^-?[\d.e+]{16,}$/.test(inner) ? 'long' : inner
        const read: unknown = JSON.parse(JSON.stringify(parseJson(text, 200)), (_, inner) => longOnes(inner))
        const expected: unknown = JSON.parse(JSON.stringify(plain), (_, inner) => longOnes(inner))
        expect(read).toEqual(expected)
      }),
    )
  })
})
