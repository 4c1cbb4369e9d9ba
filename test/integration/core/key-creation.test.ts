import type { ServerResponse } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openTestCore } from '../../support/open-test-core.ts'
import { strangeServer } from '../../support/strange-server.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'
import { overPort } from '../contract/transports.ts'

const HEAD = { 'content-type': 'application/json' }
const secretOf = (id: number) => `sk-made-0123456789abc-${id}`

interface Habits {
  /** Handles creation `n`, from 1; `keep` stores the key. Returns false to have it answered as usual. */
  onCreate?: (n: number, response: ServerResponse, keep: () => number) => boolean
  /** A row of the list. */
  row?: (key: { id: number; nom: string }) => object
  /** While above 0, every call is refused with a wait of so many seconds. */
  busyFor?: () => number
}

async function setUp({ onCreate = () => false, row = (key) => key, busyFor = () => 0 }: Habits = {}) {
  const keys: { id: number; nom: string }[] = [{ id: 1, nom: 'Laptop' }]
  const calls = { creations: 0, lists: 0, turnedAway: 0 }
  const baseUrl = await strangeServer((request, response) => {
    let body = ''
    request.on('data', (bytes) => {
      body += bytes
    })
    request.on('end', () => {
      if (busyFor() > 0) {
        calls.turnedAway += 1
        const wait = { 'x-ratelimit-reset': String(busyFor()) }
        return void response.writeHead(429, { ...HEAD, ...wait }).end('{"data":null,"error":"busy"}')
      }
      const say = (data: object) => response.writeHead(200, HEAD).end(JSON.stringify({ data, error: null }))
      if (request.method === 'POST') {
        calls.creations += 1
        const keep = () => keys.push({ id: keys.length + 1, nom: JSON.parse(body).nom })
        if (onCreate(calls.creations, response, keep)) return
        const id = keep()
        return void say({ id, nom: JSON.parse(body).nom, secret: secretOf(id) })
      }
      if (request.method === 'DELETE') {
        const at = keys.findIndex(({ id }) => request.url?.endsWith(`/${id}`))
        return void say(keys.splice(at, 1)[0] ?? {})
      }
      calls.lists += 1
      say(keys.map(row))
    })
  })
  const core = openTestCore({ folder: tempFolder() })
  onTestFinished(() => core.close())
  const { account, connections } = core.client
  const { id: connectionId } = await connections.add({
    ...{ name: 'Live', baseUrl, key: 'sk-live-0123456789', plan: 'enterprise', colour: 'teal' },
  })
  const create = () => account.createKey({ connectionId, name: 'Laptop' })
  const state = async () => (await account.keyCreation({ connectionId })).state
  return { core, account, connectionId, keys, calls, create, state }
}

const REFUSED_UNCLEAR = { code: 'REFUSED', data: { reason: 'key_unclear' } }

describe('a key whose creation is unclear', () => {
  it.for([
    ['cut', (response: ServerResponse) => response.destroy()],
    ['answered 504', (response: ServerResponse) => response.writeHead(504, HEAD).end('{"error":"gateway"}')],
    [
      'answered by half',
      (response: ServerResponse) => response.writeHead(200, HEAD).end('{"data":{"id":1,"se'),
    ],
    [
      'answered without a secret',
      (response: ServerResponse) => response.writeHead(200, HEAD).end('{"data":{}}'),
    ],
  ] as const)('is looked for before another is created: %s', async ([, end]) => {
    const { account, connectionId, calls, create, state } = await setUp({
      onCreate: (n, response, keep) => {
        if (n > 1) return false
        keep()
        end(response)
        return true
      },
    })
    const told = await create().catch((error) => error.code)
    expect(told).not.toBe('REFUSED')
    expect(await account.keyCreation({ connectionId })).toMatchObject({
      ...{ state: 'unclear', name: 'Laptop', problem: { code: told } },
    })
    await expect(create()).rejects.toMatchObject(REFUSED_UNCLEAR)
    await expect(account.closeKeyCreation({ connectionId })).rejects.toMatchObject(REFUSED_UNCLEAR)
    expect(await account.lookForKey({ connectionId })).toMatchObject({ found: [{ id: 2, name: 'Laptop' }] })
    await expect(create()).rejects.toMatchObject(REFUSED_UNCLEAR)
    expect(calls.creations).toBe(1)
    await account.closeKeyCreation({ connectionId })
    expect(await state()).toBe('none')
    await create()
    expect(calls.creations).toBe(2)
  })

  it('may be looked for again: it may still come', async () => {
    const late: (() => void)[] = []
    const { account, connectionId, create } = await setUp({
      onCreate: (_, response, keep) => {
        late.push(keep)
        response.destroy()
        return true
      },
    })
    await create().catch(() => undefined)
    expect(await account.lookForKey({ connectionId })).toEqual({ found: [], isRead: true })
    late[0]?.()
    expect(await account.lookForKey({ connectionId })).toMatchObject({ found: [{ id: 2 }] })
    await account.revokeKey({ connectionId, keyId: 2 })
    expect(await account.lookForKey({ connectionId })).toEqual({ found: [], isRead: true })
  })

  it('cannot be told from a list that is not recognised, which is not taken for an empty one', async () => {
    const { account, connectionId, create, keys } = await setUp({
      onCreate: (_, response, keep) => {
        keep()
        response.destroy()
        return true
      },
      row: ({ id, nom }) => ({ wfk: `k-${'ab'.repeat(id)}`, zrq: nom, bvx: secretOf(id) }),
    })
    await create().catch(() => undefined)
    expect(await account.lookForKey({ connectionId })).toEqual({ found: [], isRead: false })
    const listed = await account.keys({ connectionId })
    expect(listed).toMatchObject({ keys: [], unread: expect.stringContaining('Laptop') })
    expect(listed.unread).not.toContain(secretOf(1))
    await account.closeKeyCreation({ connectionId })
    keys.splice(0)
    expect(await account.keys({ connectionId })).toEqual({ keys: [], unread: null, leftOut: [] })
  })

  it('is none where it surely was not created', async () => {
    const { account, connectionId, create, state } = await setUp({
      onCreate: (_, response) => {
        response.writeHead(403, HEAD).end(`{"data":null,"error":"no rights, ${secretOf(7)}"}`)
        return true
      },
    })
    const error = await create().catch((thrown) => thrown)
    expect(error).toMatchObject({ code: 'REFUSED' })
    expect(JSON.stringify(error.data)).not.toContain(secretOf(7))
    expect(await state()).toBe('none')
    await expect(account.lookForKey({ connectionId })).rejects.toMatchObject({ code: 'MISSING' })
  })

  it('is forgotten with its connection', async () => {
    const { core, connectionId, create, state } = await setUp({
      onCreate: (_, response) => {
        response.destroy()
        return true
      },
    })
    await create().catch(() => undefined)
    expect(await state()).toBe('unclear')
    await core.client.connections.remove({ id: connectionId })
    expect(await state()).toBe('none')
  })
})

describe('two creations at once', () => {
  it('make one key', async () => {
    const { calls, create } = await setUp()
    const [first, second] = await Promise.allSettled([create(), create()])
    expect(first.status).toBe('fulfilled')
    expect(second).toMatchObject({ reason: { code: 'REFUSED', data: { reason: 'key_under_way' } } })
    expect(calls.creations).toBe(1)
  })
})

describe('a creation that nobody waits for any more', () => {
  it('is not sent later where it waited for its turn', async () => {
    let busy = 2
    const { core, calls, connectionId, state } = await setUp({ busyFor: () => busy })
    const { client, close } = await overPort(core)
    onTestFinished(close)
    const ask = () =>
      client.account.createKey({ connectionId, name: 'Laptop' }, { context: { deadline: 300 } })
    await expect(ask()).rejects.toThrow()
    await until('nothing is under way', async () => (await state()) === 'none')
    expect(calls.turnedAway).toBe(1)
    busy = 0
    // Calls of a connection go out in order: once this one is answered, the creation would have been sent.
    await core.client.account.keys({ connectionId })
    expect(calls).toMatchObject({ creations: 0, lists: 1 })
  })

  it('goes on where it was on its way: its secret comes once', async () => {
    let answer: () => void = () => undefined
    const { core, calls, connectionId, state } = await setUp({
      onCreate: (_, response, keep) => {
        answer = () => {
          const id = keep()
          const data = { id, nom: 'Laptop', secret: secretOf(id) }
          response.writeHead(200, HEAD).end(JSON.stringify({ data, error: null }))
        }
        return true
      },
    })
    const { client, close } = await overPort(core)
    onTestFinished(close)
    const asked = client.account.createKey({ connectionId, name: 'Laptop' }, { context: { deadline: 500 } })
    await expect(asked).rejects.toThrow()
    expect(calls.creations).toBe(1)
    expect(await state()).toBe('under_way')
    answer()
    await until('it is there', async () => (await core.client.account.freshKeys()).length === 1)
    expect(await state()).toBe('none')
  })
})

describe('the secret of a new key', () => {
  it('is told to the page by nothing that the service says later', async () => {
    const { account, connectionId, create } = await setUp({
      row: ({ id, nom }) => ({
        id,
        nom: `${nom} ${secretOf(id)}`,
        said: `It is ${secretOf(id).slice(0, 14)}…`,
      }),
    })
    await create()
    const told = JSON.stringify([await account.keys({ connectionId }), await account.freshKeys()])
    expect(told).toContain('It is •••')
    expect(told).not.toContain(secretOf(2).slice(0, 13))
  })
})
