import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import type { Account } from './accounts.ts'

/** A member of an organisation: a role, and the properties with which it was added. */
export interface Member {
  readonly id: number
  readonly role: string
  readonly properties: Readonly<Record<string, unknown>>
}

/** The role with admin rights; any other text is a role without them. */
export const adminRole = 'admin'

/** Members of the organisations. */
export class MemberStore {
  readonly #db: DatabaseSyncInstance

  constructor(db: DatabaseSyncInstance) {
    this.#db = db
  }

  /** All members of an organisation, oldest first. */
  list(account: Account): Member[] {
    return this.#db
      .prepare('select * from members where account = ? order by id')
      .all(account.id)
      .map(toMember)
  }

  add(account: Account, role: string, properties: Record<string, unknown>): Member {
    const row = this.#db
      .prepare('insert into members (account, role, properties) values (?, ?, ?) returning *')
      .get(account.id, role, JSON.stringify(properties))
    return toMember(row)
  }

  remove(member: Member): void {
    this.#db.prepare('delete from members where id = ?').run(member.id)
  }

  setRole(member: Member, role: string): Member {
    return toMember(
      this.#db.prepare('update members set role = ? where id = ? returning *').get(role, member.id),
    )
  }
}

function toMember(row: Record<string, unknown>): Member {
  return { id: Number(row.id), role: String(row.role), properties: JSON.parse(String(row.properties)) }
}
