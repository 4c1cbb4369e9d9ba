import type {
  ApiKey,
  FreshKey,
  KeyCreation,
  KeyList,
  KeyLook,
  MemberFields,
  MemberList,
} from '../../../shared/models/account.ts'
import type { Connection } from '../../../shared/models/connection.ts'
import { textOf } from '../../../shared/models/received-text.ts'
import { SondeError, withProblem } from '../../../shared/models/sonde-error.ts'
import type { CallOptions } from '../../service/service-api.ts'
import type { ConnectionService } from '../connections/connection-service.ts'
import type { Hub } from '../events/hub.ts'
import type { CorePorts } from '../ports.ts'
import { createFreshKeys } from './fresh-keys.ts'
import { createKeyCreations } from './key-creations.ts'
import { keysLeftOut, unreadText } from './unread-text.ts'

/** API keys and organisation members of the account behind a connection. */
export interface AccountService {
  keys(connectionId: string): Promise<KeyList>
  createKey(
    connectionId: string,
    name: string,
    signal?: AbortSignal,
  ): Promise<{ key: ApiKey | null; handle: string }>
  keyCreation(connectionId: string): KeyCreation
  lookForKey(connectionId: string): Promise<KeyLook>
  closeKeyCreation(connectionId: string): void
  /** The new keys whose secrets are in memory; the list does not contain the secrets. */
  freshKeys(): FreshKey[]
  handOverKey(handle: string): ReturnType<CorePorts['handOver']>
  keepKeyAsConnection(handle: string, name: string): Promise<Connection>
  /** Deletes the secret, because the person does not want it. */
  forgetKey(handle: string): void
  /**
   * Whether a new key's secret is in memory only: not retrieved by the person, not in the keychain and not given up.
   */
  holdsUntakenKey(): boolean
  /** The text with the secrets of the new keys in memory taken out. */
  redact(text: string): string
  /** Revokes a key. If it is a new one, its secret is of no use any more and is deleted from memory. */
  revokeKey(connectionId: string, keyId: number): Promise<void>
  /**
   * Removes a connection. Throws REFUSED, reason `key_under_way`, while a key is being created on it: the secret in the
   * reply could not be shown to the person any more.
   */
  removeConnection(id: string): Promise<void>
  members(connectionId: string): Promise<MemberList>
  addMember(connectionId: string, fields: MemberFields): Promise<{ raw: string }>
  removeMember(connectionId: string, fields: MemberFields): Promise<{ raw: string }>
  changeRole(connectionId: string, fields: MemberFields): Promise<{ raw: string }>
}

const PERSON: CallOptions = { priority: 'person' }

export function createAccountService(
  { handOver, newId, storage }: Pick<CorePorts, 'handOver' | 'newId' | 'storage'>,
  connections: ConnectionService,
  hub: Hub,
): AccountService {
  const fresh = createFreshKeys()
  const creations = createKeyCreations()
  hub.subscribe('connectionRemoved', (id) => {
    fresh.dropConnection(id)
    creations.forget(id)
  })
  hub.subscribe('keySaved', (id) => fresh.unkeep(id))

  /**
   * The handles of the held new keys that are the key `keyId`: found by its number, or by a name that no other key in
   * use has.
   */
  async function endingWith(connectionId: string, keyId: number): Promise<string[]> {
    const here = fresh.list().filter((key) => connections.isSameService(key.connectionId, connectionId))
    const numbered = here.filter(({ key }) => key?.id === keyId)
    const unnumbered = here.filter(({ key }) => key === null)
    const names = unnumbered.length > 0 ? await onlyNameOf(connectionId, keyId) : []
    return [...numbered, ...unnumbered.filter(({ name }) => names.includes(name))].map(({ handle }) => handle)
  }

  /** The name of a key, if no other key in use has the same name; else empty. */
  async function onlyNameOf(connectionId: string, keyId: number): Promise<string[]> {
    const listed = await connections
      .client(connectionId)
      .listKeys(PERSON)
      .catch(() => ({ value: [] }))
    const name = listed.value.find(({ id }) => id === keyId)?.name
    const shared = listed.value.some((key) => key.id !== keyId && !key.revoked && key.name === name)
    return name && !shared ? [name] : []
  }

  /** The service's reply, or the error of the call, without the secrets that Sonde holds for the person. */
  async function safe<T>(asked: Promise<T>): Promise<T> {
    try {
      return fresh.redact(await asked)
    } catch (error) {
      throw error instanceof SondeError ? withProblem(error, fresh.redact(error.problem)) : error
    }
  }

  return {
    keys: async (id) => {
      const listed = await safe(connections.client(id).listKeys(PERSON))
      return { keys: listed.value, unread: unreadText('list_keys', listed), leftOut: keysLeftOut(listed) }
    },
    createKey: async (connectionId, name, signal) => {
      if (name.trim() === '')
        throw new SondeError('INVALID', { fields: [{ path: ['name'], message: 'empty' }] })
      // The disk must have room before a key is created: otherwise nothing that the person then does with the key could
      // be saved.
      storage.reserve.hold()
      const client = connections.client(connectionId)
      const made = await creations.create(connectionId, name.trim(), client, signal)
      const handle = newId()
      fresh.hold(handle, { ...made, connectionId, name: name.trim() })
      return { key: made.key, handle }
    },
    keyCreation: creations.state,
    lookForKey: (id) => safe(creations.look(id, connections.client(id))),
    closeKeyCreation: creations.close,
    freshKeys: fresh.list,
    handOverKey: async (handle) => {
      const handed = await handOver(fresh.get(handle).secret)
      fresh.handedOver(handle)
      return handed
    },
    keepKeyAsConnection: async (handle, name) => {
      const { connectionId, secret } = fresh.get(handle)
      const { baseUrl, plan, practice } = connections.get(connectionId)
      if (practice) throw new SondeError('REFUSED', { reason: 'practice' })
      const kept = await connections.add({ name, baseUrl, plan, colour: 'teal', key: secret })
      fresh.keptAs(handle, kept)
      return kept
    },
    forgetKey: fresh.forget,
    redact: fresh.redact,
    holdsUntakenKey: () => fresh.list().some(({ taken }) => !taken),
    revokeKey: async (id, keyId) => {
      const ending = await endingWith(id, keyId)
      await safe(connections.client(id).revokeKey(keyId, PERSON))
      for (const handle of ending) fresh.forget(handle)
    },
    removeConnection: async (id) => {
      if (creations.state(id).state === 'under_way')
        throw new SondeError('REFUSED', { reason: 'key_under_way' })
      await connections.remove(id)
    },
    members: async (id) => {
      const listed = await safe(connections.client(id).listMembers(PERSON))
      return { members: listed.value, unread: unreadText('list_members', listed) }
    },
    addMember: async (id, fields) => ({
      raw: textOf((await safe(connections.client(id).addMember(fields, PERSON))).raw),
    }),
    removeMember: async (id, fields) => ({
      raw: textOf((await safe(connections.client(id).removeMember(fields, PERSON))).raw),
    }),
    changeRole: async (id, fields) => ({
      raw: textOf((await safe(connections.client(id).changeRole(fields, PERSON))).raw),
    }),
  }
}
