import { describe, expect, it } from 'vitest'
import { parsePayload } from '../../../../electron/service/desk/desk-payload.ts'
import { toProblem } from '../../../../shared/models/sonde-error.ts'

function problemOf(text: string) {
  try {
    parsePayload(text)
  } catch (error) {
    return toProblem(error)
  }
  return null
}

describe('a payload that is no JSON', () => {
  it.each<[string, string, string, { line: number; column: number }]>([
    ['broken', '{"data": oops}', 'NOT_THIS_SERVICE', { line: 1, column: 10 }],
    ['cut short', '{"data":\n[1, 2', 'CUT_ANSWER', { line: 2, column: 6 }],
  ])('%s: tells where', (_, text, code, place) => {
    expect(problemOf(text)).toMatchObject({ code, fields: [{ path: [], message: 'not_json', ...place }] })
  })

  it('is shown as a text where it is words', () => {
    expect(parsePayload('Bonjour').data).toBe('Bonjour')
  })
})
