import { describe, expect, it } from 'vitest'
import { repeatedNames } from '../../../../electron/service/json/repeated-names.ts'

describe('repeatedNames', () => {
  it.each([
    ['{"a":1,"b":{"a":2},"c":[{"a":1},{"a":2}]}', []],
    ['{"a":1,"b":2,"a":3}', ['a']],
    ['[{"x":{"q" : 1, "q" :2}}]', ['q']],
    ['{"\\u0061":1,"a":2}', ['a']],
    ['{"a":"a","b":"{\\"a\\":1,\\"a\\":2}"}', []],
    ['{"a":["b","b"],"c":"b"}', []],
  ])('of %s are %j', (text, names) => {
    expect(repeatedNames(text)).toEqual(names)
  })
})
