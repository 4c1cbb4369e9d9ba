import type { ApiKey, Member, MemberFields } from '../../../shared/models/account.ts'
import type { Connection } from '../../../shared/models/connection.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import type { CallOptions } from '../../service/service-api.ts'
import type { ConnectionService } from '../connections/connection-service.ts'
import type { CorePorts } from '../ports.ts'

/** API keys and organisation members of the account behind a connection. */
export interface AccountService {
  keys(connectionId: string): Promise<ApiKey[]>
  createKey(connectionId: string, name: string): Promise<{ key: ApiKey | null; handle: string }>
  handOverKey(handle: string): ReturnType<CorePorts['handOver']>
  keepKeyAsConnection(handle: string, name: string): Promise<Connection>
  /** The person gives the secret up. */
  forgetKey(handle: string): void
  /** Whether a new key's secret is in memory only: neither handed over, nor in the keychain, nor given up. */
  holdsUntakenKey(): boolean
  revokeKey(connectionId: string, keyId: number): Promise<void>
  members(connectionId: string): Promise<Member[]>
  addMember(connectionId: string, fields: MemberFields): Promise<{ raw: string }>
  removeMember(connectionId: string, fields: MemberFields): Promise<{ raw: string }>
  changeRole(connectionId: string, fields: MemberFields): Promise<{ raw: string }>
}

interface FreshSecret {
  secret: string
  connectionId: string
  /** Whether it is somewhere else too, where it outlasts Sonde. */
  taken: boolean
}

const PERSON: CallOptions = { priority: 'person' }

export function createAccountService(
  { handOver, newId }: Pick<CorePorts, 'handOver' | 'newId'>,
  connections: ConnectionService,
): AccountService {
  /** Secrets of new keys, until they are handed over or Sonde quits; they never reach the page or the disk. */
  const fresh = new Map<string, FreshSecret>()

  function take(handle: string): FreshSecret {
    const found = fresh.get(handle)
    if (!found) throw new SondeError('MISSING')
    return found
  }

  return {
    keys: async (id) => (await connections.client(id).listKeys(PERSON)).value,
    createKey: async (connectionId, name) => {
      if (name.trim() === '')
        throw new SondeError('INVALID', { fields: [{ path: ['name'], message: 'empty' }] })
      const { value } = await connections.client(connectionId).createKey(name.trim(), PERSON)
      const handle = newId()
      fresh.set(handle, { secret: value.secret, connectionId, taken: false })
      return { key: value.key, handle }
    },
    handOverKey: async (handle) => {
      const key = take(handle)
      const handed = await handOver(key.secret)
      key.taken = true
      return handed
    },
    keepKeyAsConnection: async (handle, name) => {
      const key = take(handle)
      const { baseUrl, plan } = connections.get(key.connectionId)
      const kept = await connections.add({ name, baseUrl, plan, colour: 'teal', key: key.secret })
      if (kept.key === 'keychain') key.taken = true
      return kept
    },
    forgetKey: (handle) => {
      fresh.delete(handle)
    },
    holdsUntakenKey: () => [...fresh.values()].some(({ taken }) => !taken),
    revokeKey: async (id, keyId) => {
      await connections.client(id).revokeKey(keyId, PERSON)
    },
    members: async (id) => (await connections.client(id).listMembers(PERSON)).value,
    addMember: async (id, fields) => ({ raw: (await connections.client(id).addMember(fields, PERSON)).raw }),
    removeMember: async (id, fields) => ({
      raw: (await connections.client(id).removeMember(fields, PERSON)).raw,
    }),
    changeRole: async (id, fields) => ({
      raw: (await connections.client(id).changeRole(fields, PERSON)).raw,
    }),
  }
}
