import { hash, randomBytes } from 'node:crypto'
import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite'
import { type Account, accountById, accounts } from './accounts.ts'

/**
 * Name of the keys that Sonde itself uses; the same in every language, because the service does not know the user's.
 */
const BUILT_IN_NAME = 'Sonde'

/** A key without its secret, of which only a hash is stored. */
export interface KeyRecord {
  readonly id: number
  readonly nom: string
  /** First and last characters of the secret, to tell keys apart. */
  readonly hint: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly revokedAt: number | null
  /** Whether it was registered at the start of the service for a seeded account. */
  readonly builtIn: boolean
}

/** Who is calling. */
export interface Caller {
  readonly keyId: number
  readonly account: Account
}

/** Keys of the accounts. */
export class KeyStore {
  readonly #db: DatabaseSyncInstance
  readonly #find: StatementSyncInstance
  readonly #now: () => number

  constructor(db: DatabaseSyncInstance, now: () => number) {
    this.#db = db
    this.#now = now
    this.#find = db.prepare('select id, account from keys where hash = ? and revoked_at is null')
  }

  /** The caller that a secret belongs to; undefined if it is unknown or revoked. */
  identify(secret: string): Caller | undefined {
    const row = this.#find.get(hashOf(secret))
    return row && { keyId: Number(row.id), account: accountById(String(row.account)) }
  }

  /** All keys of an account, revoked ones included, oldest first. */
  list(account: Account): KeyRecord[] {
    return this.#db.prepare('select * from keys where account = ? order by id').all(account.id).map(toRecord)
  }

  /** Creates a key. The secret is returned here and never again. */
  create(account: Account, nom: string): { record: KeyRecord; secret: string } {
    const secret = newSecret()
    const row = this.#db
      .prepare('insert into keys (account, nom, hash, hint, created_at) values (?, ?, ?, ?, ?) returning *')
      .get(account.id, nom, hashOf(secret), hintOf(secret), this.#now())
    return { record: toRecord(row), secret }
  }

  /** Revokes a key of the account; undefined if there is no such key. */
  revoke(account: Account, id: number): KeyRecord | undefined {
    const row = this.#db
      .prepare(
        'update keys set revoked_at = ? where id = ? and account = ? and revoked_at is null returning *',
      )
      .get(this.#now(), id, account.id)
    return row && toRecord(row)
  }

  /** Gives a seeded account its key for this start and ends the validity of the previous one. Returns the secret. */
  registerBuiltIn(plan: keyof typeof accounts, given: string | undefined): string {
    const secret = given ?? newSecret()
    const account = accounts[plan]
    this.#db
      .prepare('delete from keys where hash = ? and not (account = ? and built_in)')
      .run(hashOf(secret), account.id)
    const known = this.#db.prepare('select id from keys where account = ? and built_in').get(account.id)
    if (known) {
      this.#db
        .prepare('update keys set nom = ?, hash = ?, hint = ?, revoked_at = null where id = ?')
        .run(BUILT_IN_NAME, hashOf(secret), hintOf(secret), known.id)
    } else {
      this.#db
        .prepare(
          'insert into keys (account, nom, hash, hint, built_in, created_at) values (?, ?, ?, ?, 1, ?)',
        )
        .run(account.id, BUILT_IN_NAME, hashOf(secret), hintOf(secret), this.#now())
    }
    return secret
  }
}

function newSecret(): string {
  return `prk_${randomBytes(20).toString('hex')}`
}

function hashOf(secret: string): string {
  return hash('sha256', secret)
}

function hintOf(secret: string): string {
  return secret.length > 12 ? `${secret.slice(0, 4)}…${secret.slice(-4)}` : '…'
}

function toRecord(row: Record<string, unknown>): KeyRecord {
  return {
    id: Number(row.id),
    nom: String(row.nom),
    hint: String(row.hint),
    createdAt: Number(row.created_at),
    revokedAt: row.revoked_at === null ? null : Number(row.revoked_at),
    builtIn: row.built_in === 1,
  }
}
