import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readKeyRows, readKeys, readNewKey } from '../../../../electron/service/reading/read-account.ts'
import { readMembers } from '../../../../electron/service/reading/read-members.ts'

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

  it('keeps the rows of the list in which it reads no key', () => {
    const { keys, leftOut } = readKeyRows({
      keys: [{ id: 3, nom: 'CI' }, { nom: 'no id', key: SECRET }, 'odd'],
    })
    expect(keys.map(({ id }) => id)).toEqual([3])
    expect(leftOut.map((fields) => fields[0])).toEqual([
      { name: 'nom', value: 'no id' },
      { name: '', value: 'odd' },
    ])
    expect(JSON.stringify(leftOut)).not.toContain(SECRET)
    expect(readKeyRows({ keys: [{ nom: 'no id' }] })).toEqual({ keys: [], leftOut: [] })
  })

  it.each([
    [{ revoked_at: null }, false],
    [{ revoked_at: '2026-01-01' }, true],
    [{ active: false }, true],
    [{}, null],
  ])('tells from %j whether it is revoked', (fields, revoked) => {
    expect(readKeys([{ id: '4', ...fields }])[0]).toMatchObject({ id: 4, revoked })
  })

  it('takes no number of uses for the id of a key', () => {
    expect(
      readKeys([
        { name: 'a', uses: 12 },
        { name: 'b', uses: 7 },
      ]),
    ).toEqual([])
  })

  it('stops a secret that a list tells all the same', () => {
    expect(
      JSON.stringify(readKeys([{ id: 1, nom: 'k', key: SECRET, user: { api_key: SECRET } }])),
    ).not.toContain(SECRET)
  })
})

describe('what looks like a secret', () => {
  it.each([
    { valeur: SECRET },
    { 'x-api-key': SECRET },
    { apiKeyValue: SECRET },
    { authorization: `Bearer ${SECRET}` },
    { curl: `curl -H 'X-API-Key: ${SECRET}' https://service.example` },
    { key: { value: SECRET } },
    { examples: [{ shell: `export KEY=${SECRET}` }] },
    { encoded: Buffer.from(`user:${SECRET}`).toString('base64') },
    { nom: `Laptop (${SECRET})` },
    { [SECRET]: true },
  ])('is hidden in %j', (fields) => {
    const told = JSON.stringify(readKeys([{ id: 1, ...fields }]))
    expect(told).not.toContain(SECRET)
    expect(told).not.toContain(SECRET.slice(4, 20))
    expect(told).not.toContain(Buffer.from(SECRET).toString('base64').slice(8, 24))
  })

  it('is nothing that a person wants to read', () => {
    const fields = {
      nom: 'jenkins-production-2025-11',
      prefix: 'sk_live_0123',
      created_at: '2026-01-01T10:20:30.123456Z',
      owner: 'marie-claire.dupont@example.org',
      site: 'https://service.example/account/keys',
      id_account: '12345678901234567890',
      uuid: 'a3bb189e-8bf9-3888-9912-ace4e6543002',
      note: 'Used by the electroencephalogram-laboratory since last summer',
    }
    const [key] = readKeys([{ id: 1, ...fields }])
    expect(key?.name).toBe(fields.nom)
    for (const [name, value] of Object.entries(fields)) expect(key?.fields).toContainEqual({ name, value })
  })
})

describe('readNewKey', () => {
  it('keeps the secret, its base64 and all but its beginning out of the whole record', () => {
    const base64 = Buffer.from(`u:${SECRET}`).toString('base64')
    const made = readNewKey({
      ...{ id: 5, cle: SECRET, label: `Laptop (${SECRET})`, hint: SECRET.slice(0, 12) },
      ...{ curl: `curl -H 'X-API-Key: ${SECRET.slice(0, 24)}'`, half: SECRET.slice(0, 14), base64 },
    })
    const told = JSON.stringify(made?.key)
    expect(made?.key?.name).toBe('Laptop (•••)')
    expect(made?.key?.fields).toContainEqual({ name: 'hint', value: SECRET.slice(0, 12) })
    for (const piece of [SECRET, SECRET.slice(0, 13), base64.slice(4, 20)]) expect(told).not.toContain(piece)
  })

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

  it.each(['26/11/2026', '26.11.2026', '2026/11/26T10:12:00Z', '10:12:00.123', '3.14.15-92'])(
    'takes no date for the secret beside it: %s',
    (made) => {
      const read = readNewKey({ cle: { numero: 104, creation: made }, valeur: 'bk-7d2f-90ce-4b1a' })
      expect(read?.secret).toBe('bk-7d2f-90ce-4b1a')
    },
  )

  it.each<[string | null, unknown]>([
    [
      'OE1.Mzc.q8ZtB1nKx4Wv',
      {
        cle: { id: 37, nom: 'x', empreinte: 'sha256:77ab9021', expiration: '20271231' },
        jeton: 'OE1.Mzc.q8ZtB1nKx4Wv',
      },
    ],
    ['correct-horse-battery', { id: 4, nom: 'x', mot_de_passe: 'correct-horse-battery' }],
    ['sk_9fJ2kLmN0pQrStUv', { id: 4, parts: { public: 'pk_77aabbccdd', private: 'sk_9fJ2kLmN0pQrStUv' } }],
    ['sk_9fJ2kLmN0pQrStUv', [{ id: 4, nom: 'x', secret: 'sk_9fJ2kLmN0pQrStUv' }]],
    [
      'sk_9fJ2kLmN0pQrStUv',
      { id: 4, api_key: 'sk_9fJ2kLmN0pQrStUv', webhook_secret: '3f2a9c1e8b7d4f60a1c2' },
    ],
    // What was made of a secret is none.
    [null, { id: 4, nom: 'x', sha256: 'e3b0c44298fc1c149afbf4c8996fb924' }],
    [null, { id: 4, nom: 'x', cle: 'sha256:e3b0c44298fc1c149afbf4c8' }],
  ])('takes %s for the secret', (secret, data) => {
    expect(readNewKey(data)?.secret ?? null).toBe(secret)
  })

  it('takes a word of a sentence whole or not at all', () => {
    const sentence = (word: string) => readNewKey({ message: `Votre clé : ${word}.` })?.secret ?? null
    expect(sentence('ab12-CD34-ef56')).toBe('ab12-CD34-ef56')
    expect(sentence('ab12CD34ef56$gh78')).toBeNull()
    expect(sentence('§ab12CD34ef56§')).toBeNull()
  })

  it('takes no secret where none can be told apart', () => {
    expect(readNewKey({ id: 5, nom: 'k' })).toBeNull()
    expect(readNewKey({ a: SECRET, b: `${SECRET}2` })).toBeNull()
    expect(readNewKey(null)).toBeNull()
  })
})

describe('readMembers', () => {
  it('takes rights for roles', () => {
    const liste = { 1: { login: 'mdupont', email: 'm@example.fr', droits: 'admin' } }
    expect(readMembers({ nb: '1', liste }).map(({ email, role }) => [email, role])).toEqual([
      ['m@example.fr', 'admin'],
    ])
  })

  it('takes the number of members beside them for none of them', () => {
    const told = readMembers({
      nb: '3',
      membre_1: 'president',
      membre_2: 'tresoriere',
      membre_3: 'webmestre',
    })
    expect(told.map(({ role, email }) => role ?? email)).toEqual(['president', 'tresoriere', 'webmestre'])
  })

  it('takes names in one list for each role, of which one may be alone in its list', () => {
    const told = readMembers({ team: { admins: ['Ann Reed'], writers: ['Bo Lind', 'Cy Marsh', 'Di Ray'] } })
    expect(told.map(({ email, role }) => [email, role])).toEqual([
      ['Ann Reed', 'admins'],
      ['Bo Lind', 'writers'],
      ['Cy Marsh', 'writers'],
      ['Di Ray', 'writers'],
    ])
    // Lists that are equally long may be columns.
    const columns = readMembers({
      team: { names: ['Ann Reed', 'Bo Lind'], towns: ['New York', 'Saint Malo'] },
    })
    expect(columns.map(({ role }) => role)).toEqual([null, null])
  })

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
