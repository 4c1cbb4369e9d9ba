import { isSendableKey } from '../../../shared/models/api-key.ts'
import { parseBaseUrl, withOneLoopback } from '../../../shared/models/base-url.ts'
import {
  type Connection,
  type ConnectionStatus,
  type OtherPrograms,
  PRACTICE_CONNECTION_ID,
} from '../../../shared/models/connection.ts'
import type { FieldProblem } from '../../../shared/models/problem.ts'
import { SondeError, toProblem } from '../../../shared/models/sonde-error.ts'
import type { KeyBudget } from '../../service/budget/call-budget.ts'
import type { ServiceClient } from '../../service/service-api.ts'
import type { Hub } from '../events/hub.ts'
import type { CorePorts } from '../ports.ts'
import { accountPrint } from './account-print.ts'
import { createClientPool } from './client-pool.ts'
import { createKeyVault } from './key-vault.ts'
import { isPractice, practiceConnection } from './practice-connection.ts'

export type NewConnection = Pick<Connection, 'name' | 'baseUrl' | 'plan' | 'colour'> & {
  key: string
  /** True by default. */
  marks?: boolean | undefined
  /** Whether other programs use the key too; false by default. */
  otherPrograms?: boolean | undefined
}

/** What a person may change in a connection. */
type ConnectionPatch = Partial<Pick<Connection, 'name' | 'plan' | 'colour' | 'marks'>> & {
  otherPrograms?: boolean | undefined
}

/** Other programs that use the key, as the person says; no 429 has shown them yet. */
const TOLD: OtherPrograms = { calls: null, learnedAt: null }

/** Connections, their keys and their clients. */
export interface ConnectionService {
  list(): Promise<Connection[]>
  /** Throws MISSING when there is no such connection. */
  get(id: string): Connection
  /** Whether there is such a connection. Throws STORAGE while the disk refuses to be read. */
  isThere(id: string): boolean
  client(id: string): ServiceClient
  /**
   * Whether both connections go to the same service, so that an id means the same through both. False where one of them
   * is gone.
   */
  isSameService(one: string, other: string): boolean
  add(input: NewConnection): Promise<Connection>
  update(id: string, patch: ConnectionPatch): Connection
  replaceKey(id: string, key: string): Promise<Connection>
  remove(id: string): Promise<void>
  check(id: string): Promise<ConnectionStatus>
  statuses(): ConnectionStatus[]
  /**
   * The budget that a connection's calls go through, shared by all connections with the same key; null before the first
   * call.
   */
  budget(id: string): KeyBudget | null
  close(): void
}

/** Least time between two status events: under load, reach and budget change many times a second. Milliseconds. */
const STATUS_PACE = 150

export function createConnectionService(ports: CorePorts, hub: Hub): ConnectionService {
  const vault = createKeyVault(ports.secrets)
  const stored = ports.storage.connections
  const closing = new AbortController()
  let announcing = false

  const pool = createClientPool({
    ports,
    key: async (connection) =>
      connection.practice ? (ports.practice?.apiKey ?? '') : vault.read(connection.id, connection.baseUrl),
    account: accountOf,
    onChange: announceSoon,
    onAnswer: (connectionId, heard) => hub.publish('heard', { connectionId, heard }),
    onOtherPrograms: rememberOthers,
  })

  /** The practice service makes a new key at each start, but its account stays the same. */
  function accountOf({ practice }: Connection, key: string): string {
    return practice ? 'practice' : accountPrint(key, ports.storage.accountSalt())
  }

  /** Where the disk refuses, the budget still knows it until Sonde quits, and the next 429 shows it again. */
  function rememberOthers(id: string, otherPrograms: OtherPrograms): void {
    try {
      const connection = stored.get(id)
      if (connection) stored.save({ ...connection, otherPrograms })
    } catch (error) {
      ports.log.error('connections.others', { code: toProblem(error).code })
    }
  }

  function announceSoon(): void {
    if (announcing || closing.signal.aborted) return
    announcing = true
    void ports.clock.sleep(STATUS_PACE, closing.signal).then(() => {
      announcing = false
      if (!closing.signal.aborted) announce()
    })
  }

  /** Nobody waits for this: an error that it threw would end Sonde. The end of the next call announces them again. */
  function announce(): void {
    try {
      hub.publish('connections', statuses())
    } catch (error) {
      ports.log.error('connections.statuses', { code: toProblem(error).code })
    }
  }

  function all(): Connection[] {
    return [practiceConnection(ports.practice), ...stored.list()]
  }

  function get(id: string): Connection {
    const found = all().find((connection) => connection.id === id)
    if (!found) throw new SondeError('MISSING')
    return found
  }

  function isSameService(one: string, other: string): boolean {
    if (one === other) return true
    const urls = all().flatMap(({ id, baseUrl }) =>
      id === one || id === other ? [withOneLoopback(baseUrl)] : [],
    )
    return urls.length === 2 && urls[0] === urls[1]
  }

  function getLive(id: string): Connection {
    const connection = get(id)
    if (connection.practice) throw new SondeError('REFUSED', { reason: 'other' })
    return connection
  }

  function statuses(): ConnectionStatus[] {
    return all().map((connection) => pool.status(connection))
  }

  /** A key that was only in memory is gone after a restart, whatever the store says. */
  async function withKeyState(connection: Connection): Promise<Connection> {
    if (connection.practice || connection.key !== 'session') return connection
    return (await vault.has(connection.id)) ? connection : { ...connection, key: 'none' }
  }

  async function saveKey(connection: Connection, key: string): Promise<Connection> {
    const { id, baseUrl } = connection
    const earlier = await vault.read(id, baseUrl).catch(() => null)
    const saved: Connection = { ...connection, key: vault.tier === 'keychain' ? 'keychain' : 'session' }
    await vault.save(id, baseUrl, key)
    try {
      // The key may belong to another account: what the list of the earlier one has shown proves nothing about this
      // one's.
      if (key !== earlier) ports.storage.serviceFacts.forget(id)
      stored.save(saved)
    } catch (error) {
      await (earlier === null ? vault.forget(id) : vault.save(id, baseUrl, earlier)).catch(() => undefined)
      throw error
    } finally {
      // Even where saving failed, no call may go through the budget of another key.
      pool.drop(id)
    }
    hub.publish('keySaved', connection.id)
    announceSoon()
    return saved
  }

  /** Where the disk refuses, the removal has succeeded all the same: launches go to practice for want of the chosen one. */
  function chooseAnother(removed: string): void {
    try {
      const settings = ports.settings.read()
      if (settings.activeConnectionId === removed)
        ports.settings.write({ ...settings, activeConnectionId: PRACTICE_CONNECTION_ID })
    } catch (error) {
      ports.log.error('connections.active', { code: toProblem(error).code })
    }
  }

  return {
    list: () => Promise.all(all().map(withKeyState)),
    get,
    isThere: (id) => id === PRACTICE_CONNECTION_ID || stored.get(id) !== null,
    isSameService,
    client: (id) => {
      const connection = get(id)
      if (connection.baseUrl === '') throw new SondeError('UNREACHABLE', { cause: 'refused', unsent: true })
      return pool.client(connection)
    },
    add: async (input) => {
      const { url, fields } = checkNewConnection(input)
      if (url !== null && isPractice(url, ports.practice))
        fields.push({ path: ['baseUrl'], message: 'practice' })
      if (fields.length > 0 || url === null) throw new SondeError('INVALID', { fields })
      const { name, plan, colour, marks = true, otherPrograms = false } = input
      const draft: Connection = {
        id: ports.newId(),
        name: name.trim(),
        practice: false,
        baseUrl: url,
        plan,
        colour,
        key: 'none',
        marks,
        otherPrograms: otherPrograms ? TOLD : null,
      }
      return saveKey(draft, input.key.trim())
    },
    update: (id, { otherPrograms, ...patch }) => {
      const connection = getLive(id)
      if (patch.name !== undefined && patch.name.trim() === '')
        throw new SondeError('INVALID', { fields: [{ path: ['name'], message: 'empty' }] })
      const saved: Connection = { ...connection, ...dropUndefined(patch) }
      if (otherPrograms !== undefined)
        saved.otherPrograms = otherPrograms ? (connection.otherPrograms ?? TOLD) : null
      stored.save(saved)
      pool.change(saved)
      announceSoon()
      return saved
    },
    replaceKey: async (id, key) => {
      const fields = checkKey(key)
      if (fields.length > 0) throw new SondeError('INVALID', { fields })
      const connection = getLive(id)
      // What a 429 has shown about other programs was true of the old key only.
      const isTold = connection.otherPrograms?.learnedAt === null
      return saveKey({ ...connection, otherPrograms: isTold ? TOLD : null }, key.trim())
    },
    remove: async (id) => {
      getLive(id)
      await vault.forget(id)
      ports.storage.serviceFacts.forget(id)
      stored.remove(id)
      pool.drop(id)
      hub.publish('connectionRemoved', id)
      announceSoon()
      chooseAnother(id)
    },
    check: async (id) => {
      const connection = get(id)
      if (connection.baseUrl === '') throw new SondeError('UNREACHABLE', { cause: 'refused', unsent: true })
      await pool.client(connection).listSurveys({ limit: 1, offset: 0 }, { priority: 'person' })
      return pool.status(connection)
    },
    statuses,
    budget: (id) => pool.budget(id),
    close: () => {
      closing.abort()
      pool.close()
    },
  }
}

function checkNewConnection(input: NewConnection): { url: string | null; fields: FieldProblem[] } {
  const fields: FieldProblem[] = []
  if (input.name.trim() === '') fields.push({ path: ['name'], message: 'empty' })
  const address = parseBaseUrl(input.baseUrl)
  if (typeof address === 'string') fields.push({ path: ['baseUrl'], message: address })
  fields.push(...checkKey(input.key))
  return { url: typeof address === 'string' ? null : address.url, fields }
}

function checkKey(key: string): FieldProblem[] {
  if (key.trim() === '') return [{ path: ['key'], message: 'empty' }]
  return isSendableKey(key) ? [] : [{ path: ['key'], message: 'form' }]
}

function dropUndefined<T extends object>(patch: T): Partial<T> {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as Partial<T>
}
