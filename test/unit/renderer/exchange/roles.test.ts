import { describe, expect, test } from 'vitest'
import { ROLE_KEYS, ROLES } from '../../../../renderer/features/exchange/repair/roles.ts'
import { exchange as english } from '../../../../renderer/locales/en/exchange.ts'
import { exchange as french } from '../../../../renderer/locales/fr/exchange.ts'

/** Letters that no word of their role begins with in this language; the reasons are given at `ROLE_KEYS`. */
const WITHIN = { en: ['X'], fr: ['I', 'X'] }

describe.each([
  ['en', english],
  ['fr', french],
] as const)('the letters of the roles in %s', (language, { repair }) => {
  test('begin a word of the role', () => {
    const others = ROLES.filter((role) => {
      const words = repair.roles[role]
        .normalize('NFD')
        .toUpperCase()
        .split(/\P{L}+/u)
      return !words.some((word) => word.startsWith(ROLE_KEYS[role]))
    })
    expect(others.map((role) => ROLE_KEYS[role]).sort()).toEqual(WITHIN[language])
  })
})

test('each role has a letter of its own, and none of the other keys of the desk', () => {
  expect(new Set([...Object.values(ROLE_KEYS), 'N', 'L', 'K']).size).toBe(ROLES.length + 3)
})
