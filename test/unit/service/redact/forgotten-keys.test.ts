import { randomBytes } from 'node:crypto'
import v8 from 'node:v8'
import { expect, it } from 'vitest'
import { characterPattern, redactKey } from '../../../../electron/service/redact/redact-key.ts'
import { redactSecrets } from '../../../../electron/service/redact/redact-secret.ts'

/** How many patterns in memory look for texts that begin like this. */
function patternsOf(beginning: string): number {
  const source = [...beginning].map(characterPattern).join('')
  return v8.queryObjects(RegExp, { format: 'summary' }).filter((pattern) => pattern.includes(source)).length
}

it.each([
  ['key that was looked for', redactKey],
  ['secret of a new key', (text: string, secret: string) => redactSecrets([text], [secret])[0]],
])('a %s is kept in no pattern', (_, redact) => {
  const key = `sk${randomBytes(20).toString('hex')}`
  const held = new RegExp([...key].map(characterPattern).join(''))
  expect(patternsOf(key.slice(0, 8))).toBe(1)
  expect(redact(`{"echo": "\\u0073${key.slice(1)}"}`, key)).toBe('{"echo": "•••"}')
  expect(held.test(key)).toBe(true)
  expect(patternsOf(key.slice(0, 8))).toBe(1)
})

it('is found in a text without escapes, and only there', () => {
  const key = 'sk_7f3a9b2c4d'
  const base64 = Buffer.from(`id:${key}`).toString('base64')
  const hex = Buffer.from(key).toString('hex')
  for (const text of [key, hex, hex.toUpperCase(), base64])
    expect(redactKey(`a ${text} b`, key)).toMatch(/^a .*•••.* b$/)
  expect(redactKey('sk_7f3a9b2c4 and sk_7F3A9B2C4D', key)).toBe('sk_7f3a9b2c4 and sk_7F3A9B2C4D')
})
