import { describe, expect, it } from 'vitest'
import { shapeNames } from '../../../electron/practice/shapes/shape.ts'
import { type Call, failure, practice, success } from './support/practice-client.ts'
import { wires } from './support/wire.ts'

const path = '/api/v1/org/members'

describe.each(shapeNames)('Organisation members in the reading "%s"', (shapes) => {
  const list = async (call: Call) => wires[shapes].members(success(await call('GET', path)))
  const admins = async (call: Call) => (await list(call)).filter(({ role }) => role === 'admin')

  it('Endpoints: members are seeded, and those of one organisation only', async () => {
    const { admin, enterprise } = await practice({ shapes })
    const [ours, theirs] = [await list(admin), await list(enterprise)]
    expect(ours.length).toBeGreaterThan(1)
    const emails = new Set(ours.map(({ email }) => email))
    expect(theirs.filter(({ email }) => emails.has(email))).toStrictEqual([])
  })

  it('Organisation member: a body with any properties adds a member, and keeps them', async () => {
    const { admin } = await practice({ shapes })
    const added = await admin('POST', path, { email: 'neuf@x.example', etage: 3, tags: ['a', { b: null }] })
    success(added)
    expect(added.text).toContain('"etage":3')
    expect((await admin('GET', path)).text).toContain('"tags":["a",{"b":null}]')
    expect((await list(admin)).at(-1)).toMatchObject({ role: 'member', email: 'neuf@x.example' })
    failure(await admin('POST', path, { email: 'NEUF@x.example' }), 409)
    for (const body of [[], 'x', 3]) expect((await admin('POST', path, body)).status).toBe(422)
    expect((await admin('POST', path, { email: 'y@x.example', role: 7 })).status).toBe(422)
  })

  it('Organisation member: role changed and member removed, named by id or by email', async () => {
    const { admin } = await practice({ shapes })
    success(await admin('POST', path, { email: 'a@x.example' }))
    success(await admin('POST', path, { email: 'b@x.example' }))
    success(await admin('PUT', `${path}/role`, { email: 'A@x.example', role: 'lecture' }))
    const [a, b] = (await list(admin)).slice(-2)
    expect([a?.role, b?.role]).toStrictEqual(['lecture', 'member'])
    success(await admin('PUT', `${path}/role`, { id: b?.id, role: 'admin' }))
    success(await admin('DELETE', path, { id: a?.id }))
    success(await admin('DELETE', path, { email: 'b@x.example' }))
    expect((await list(admin)).map(({ email }) => email)).not.toContain('a@x.example')
    failure(await admin('DELETE', path, { id: a?.id }), 404)
    failure(await admin('PUT', `${path}/role`, { id: 99999, role: 'admin' }), 404)
    expect((await admin('DELETE', path, {})).status).toBe(422)
    expect((await admin('PUT', `${path}/role`, { id: a?.id })).status).toBe(422)
  })

  it("Organisation member: another organisation's member is as one that does not exist", async () => {
    const { admin, enterprise } = await practice({ shapes })
    const [theirs] = await list(enterprise)
    const refused = await admin('DELETE', path, { id: theirs?.id })
    failure(refused, 404)
    expect(refused.text).toBe((await admin('DELETE', path, { id: 99999 })).text)
    expect(await list(enterprise)).toContainEqual(theirs)
  })

  it('Organisation member: the last admin can be neither removed nor demoted', async () => {
    const { enterprise } = await practice({ shapes })
    const [first, second] = await admins(enterprise)
    success(await enterprise('PUT', `${path}/role`, { id: first?.id, role: 'member' }))
    failure(await enterprise('PUT', `${path}/role`, { id: second?.id, role: 'member' }), 409)
    failure(await enterprise('DELETE', path, { id: second?.id }), 409)
    success(await enterprise('PUT', `${path}/role`, { id: second?.id, role: 'admin' }))
    expect((await admins(enterprise)).map(({ id }) => id)).toStrictEqual([second?.id])
  })
})
