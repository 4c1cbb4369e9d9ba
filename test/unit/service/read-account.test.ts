import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readKeys, readMembers, readNewKey } from '../../../electron/service/read-account.ts'

const SECRET = 'sk_live_0123456789abcdefABCDEF'

describe('readKeys', () => {
  it('reads keys with whatever fields came', () => {
    expect(
      readKeys({ keys: [{ id: 3, nom: 'CI', prefix: 'sk_l', revoked: false }, { nom: 'no id' }] }),
    ).toEqual([
      {
        id: 3,
        name: 'CI',
        revoked: false,
        fields: [
          { name: 'id', value: '3' },
          { name: 'nom', value: 'CI' },
          { name: 'prefix', value: 'sk_l' },
          { name: 'revoked', value: 'false' },
        ],
      },
    ])
  })

  it.each([
    [{ revoked_at: null }, false],
    [{ revoked_at: '2026-01-01' }, true],
    [{ active: false }, true],
    [{}, null],
  ])('tells from %j whether it is revoked', (fields, revoked) => {
    expect(readKeys([{ id: '4', ...fields }])[0]).toMatchObject({ id: 4, revoked })
  })

  it('stops a secret that a list tells all the same', () => {
    expect(
      JSON.stringify(readKeys([{ id: 1, nom: 'k', key: SECRET, user: { api_key: SECRET } }])),
    ).not.toContain(SECRET)
  })
})

describe('readNewKey', () => {
  it.each([
    [{ id: 5, nom: 'k', secret: SECRET }],
    [{ id: 5, nom: 'k', key: SECRET }],
    [{ key: { id: 5, nom: 'k' }, secret: SECRET }],
    [{ key: { id: 5, nom: 'k', secret: SECRET } }],
    [{ api_key: { id: 5, nom: 'k', value: SECRET } }],
    [{ id: 5, nom: 'k', plaintext_shown_once: SECRET }],
  ])('finds the secret in %j and keeps it out of the record', (data) => {
    const made = readNewKey(data)
    expect(made?.secret).toBe(SECRET)
    expect(made?.key).toMatchObject({ id: 5, name: 'k' })
    expect(JSON.stringify(made?.key)).not.toContain(SECRET)
  })

  it('takes no secret where none can be told apart', () => {
    expect(readNewKey({ id: 5, nom: 'k' })).toBeNull()
    expect(readNewKey({ a: SECRET, b: `${SECRET}2` })).toBeNull()
    expect(readNewKey(null)).toBeNull()
  })
})

describe('readMembers', () => {
  it('recognises the usual fields', () => {
    const [member] = readMembers({ members: [{ user: { id: 9, email: 'a@b.c' }, role: 'admin', nom: 'A' }] })
    expect(member).toMatchObject({ id: '9', email: 'a@b.c', role: 'admin', name: 'A' })
  })
})

it('never throws', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (data) => {
      readKeys(data)
      readKeys([data])
      readMembers([data])
      readNewKey(data)
    }),
  )
})
