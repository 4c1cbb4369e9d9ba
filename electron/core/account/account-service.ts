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
  revokeKey(connectionId: string, keyId: number): Promise<void>
  members(connectionId: string): Promise<Member[]>
  addMember(connectionId: string, fields: MemberFields): Promise<{ raw: string }>
  removeMember(connectionId: string, fields: MemberFields): Promise<{ raw: string }>
  changeRole(connectionId: string, fields: MemberFields): Promise<{ raw: string }>
}

const PERSON: CallOptions = { priority: 'person' }

export function createAccountService(
  { handOver, newId }: Pick<CorePorts, 'handOver' | 'newId'>,
  connections: ConnectionService,
): AccountService {
  /** Secrets of new keys, until they are handed over or Sonde quits; they never reach the page or the disk. */
  const fresh = new Map<string, { secret: string; connectionId: string }>()

  function take(handle: string): { secret: string; connectionId: string } {
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
      fresh.set(handle, { secret: value.secret, connectionId })
      return { key: value.key, handle }
    },
    handOverKey: (handle) => handOver(take(handle).secret),
    keepKeyAsConnection: (handle, name) => {
      const { secret, connectionId } = take(handle)
      const { baseUrl, plan } = connections.get(connectionId)
      return connections.add({ name, baseUrl, plan, colour: 'teal', key: secret })
    },
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
