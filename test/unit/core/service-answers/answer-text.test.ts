import { describe, expect, it } from 'vitest'
import { answerText, cutAnswer } from '../../../../electron/core/service-answers/answer-text.ts'
import { nothingYet } from '../../../../electron/service/call/heard-answer.ts'
import type { Operation } from '../../../../shared/models/service-answer.ts'

const SECRET = 'sk_live_4f9aB27cD81e03'

function kept(
  operation: Operation,
  text: string,
  { status = 200, redact = (each: string) => each } = {},
): string {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {}
  const heard = {
    ...nothingYet(),
    operation,
    subject: null,
    sent: undefined,
    at: 0,
    took: 1,
    problem: null,
    status,
    text,
    body,
  }
  return cutAnswer(redact(answerText(heard)))
}

describe('the text of an answer that is kept', () => {
  it.for([
    ['a field', { data: { id: 3, key: SECRET } }],
    ['a sentence', { data: { message: `Your key is ${SECRET}.` } }],
    ['two pieces', { data: { prefix: SECRET.slice(0, 9), rest: SECRET.slice(9) } }],
    ['a name', { data: { [SECRET]: { id: 3 } } }],
    ['a list', { data: [3, [SECRET]] }],
  ] as const)('does not hold the secret of a created key: %s', ([, body]) => {
    const text = kept('create_key', JSON.stringify(body))
    expect(text).toContain('"data"')
    for (let from = 0; from + 6 <= SECRET.length; from++)
      expect(text).not.toContain(SECRET.slice(from, from + 6))
  })

  it('holds nothing of a creation of a key that is no JSON, and what a refusal says', () => {
    expect(kept('create_key', `<p>${SECRET}</p>`)).toBe('')
    const refusal = '{"data":null,"error":"Creating keys is reserved for the Enterprise plan."}'
    expect(kept('create_key', refusal, { status: 403 })).toBe(refusal)
  })

  it('hides in a list of keys what looks like a secret', () => {
    const text = kept(
      'list_keys',
      JSON.stringify({ data: { keys: [{ id: 3, nom: 'Bureau', token: SECRET }] } }),
    )
    expect(text).not.toContain(SECRET)
    expect(text).toContain('Bureau')
  })

  it('cuts at 20,000 characters, and not within a secret that is held', () => {
    const long = `${'a'.repeat(19_990)}${SECRET}${'b'.repeat(50_000)}`
    const text = kept('survey_results', long, { redact: (each) => each.replaceAll(SECRET, '•••') })
    expect(text).toHaveLength(20_000)
    expect(text.slice(19_990)).toBe('•••bbbbbbb')
  })
})
