import { randomBytes } from 'node:crypto'
import v8 from 'node:v8'
import { expect, it } from 'vitest'
import { characterPattern, redactKey } from '../../../../electron/service/redact/redact-key.ts'
import { redactSecrets } from '../../../../electron/service/redact/redact-secret.ts'

it('a key that was looked for and the secret of a new key are kept in no pattern', () => {
  const [key, secret] = [aKey(), aKey()]
  expect(redactKey(echoOf(key), key)).toBe('{"echo": "•••"}')
  expect(redactSecrets([echoOf(secret)], [secret])).toEqual(['{"echo": "•••"}'])
  // A pattern that is held shows that one in memory would be found.
  const held = [key, secret].map((each) => new RegExp(patternOf(each)))
  const patterns = v8.queryObjects(RegExp, { format: 'summary' })
  for (const each of [key, secret])
    expect(patterns.filter((pattern) => pattern.includes(patternOf(each.slice(0, 8))))).toHaveLength(1)
  expect([key, secret].map((each, at) => held[at]?.test(each))).toEqual([true, true])
})

const aKey = () => `sk${randomBytes(20).toString('hex')}`

/** A payload that holds this key with its first letter, an "s", escaped. */
const echoOf = (key: string) => `{"echo": "\\u0073${key.slice(1)}"}`

const patternOf = (text: string) => [...text].map(characterPattern).join('')

it('is found in a text without escapes, and only there', () => {
  const key = 'sk_7f3a9b2c4d'
  const base64 = Buffer.from(`id:${key}`).toString('base64')
  const hex = Buffer.from(key).toString('hex')
  for (const text of [key, hex, hex.toUpperCase(), base64])
    expect(redactKey(`a ${text} b`, key)).toMatch(/^a .*•••.* b$/)
  expect(redactKey('sk_7f3a9b2c4 and sk_7F3A9B2C4D', key)).toBe('sk_7f3a9b2c4 and sk_7F3A9B2C4D')
})
