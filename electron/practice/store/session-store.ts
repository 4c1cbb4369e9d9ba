import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite'
import type { Persona } from '../panel/persona.ts'
import { fold } from '../text.ts'
import { inTransaction } from './database.ts'
import { recordId } from './record-id.ts'
import type { Page } from './survey-store.ts'

/** The data of a new session. */
export interface NewSession {
  readonly titre: string
  readonly guide: string
  readonly nbPersonas: number
  readonly maxTurns: number
  readonly filtres: Readonly<Record<string, unknown>>
  readonly seed: number
}

/** State of a session: no round yet, some rounds, all rounds. */
export type SessionStatus = 'created' | 'in_progress' | 'done'

/** A focus session as stored. */
export interface Session extends NewSession {
  readonly n: number
  readonly id: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly turnsDone: number
  readonly status: SessionStatus
}

/** A message of a discussion. */
export interface Message {
  /** Number of the round, from 1. */
  readonly turn: number
  readonly speaker: string
  readonly text: string
}

/** Filter for a page of sessions. */
export interface SessionFilter {
  /** Text in the title or the guide; case and accents do not matter. */
  readonly q?: string | undefined
  readonly status?: string | undefined
}

/** Focus sessions of the accounts. */
export class SessionStore {
  readonly #db: DatabaseSyncInstance
  readonly #find: StatementSyncInstance
  readonly #now: () => number

  constructor(db: DatabaseSyncInstance, now: () => number) {
    this.#db = db
    this.#now = now
    this.#find = db.prepare('select * from sessions where id = ? and account = ?')
  }

  /** Number of the next session; it seeds the draw of its profiles. */
  nextNumber(): number {
    const row = this.#db.prepare("select seq from sqlite_sequence where name = 'sessions'").get()
    return Number(row?.seq ?? 0) + 1
  }

  create(account: string, session: NewSession, profiles: readonly Persona[]): Session {
    const n = this.nextNumber()
    const id = recordId('session', session.seed, n)
    return inTransaction(this.#db, () => {
      this.#db
        .prepare(
          `insert into sessions (n, id, account, titre, guide, nb_personas, max_turns, filtres, seed, created_at)
            values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        )
        .run(
          n,
          id,
          account,
          session.titre,
          session.guide,
          session.nbPersonas,
          session.maxTurns,
          JSON.stringify(session.filtres),
          session.seed,
          this.#now(),
        )
      const insert = this.#db.prepare('insert into profiles (session, position, profile) values (?, ?, ?)')
      profiles.forEach((profile, position) => {
        insert.run(id, position, JSON.stringify(profile))
      })
      return toSession(this.#find.get(id, account))
    })
  }

  /** The account's session; undefined if it does not exist or belongs to another account. */
  find(account: string, id: string): Session | undefined {
    const row = this.#find.get(id, account)
    return row && toSession(row)
  }

  /** A page in order of creation, oldest first. */
  page(account: string, limit: number, offset: number, filter: SessionFilter): Page<Session> {
    const sought = filter.q === undefined ? undefined : fold(filter.q)
    const all = this.#db
      .prepare('select * from sessions where account = ? order by n')
      .all(account)
      .map(toSession)
      .filter((session) => filter.status === undefined || session.status === filter.status)
      .filter(
        (session) => sought === undefined || fold(`${session.titre}\n${session.guide}`).includes(sought),
      )
    return { items: all.slice(offset, offset + limit), total: all.length, limit, offset }
  }

  /** The session's profiles in the order of the draw. */
  profiles(id: string): Persona[] {
    return this.#db
      .prepare('select profile from profiles where session = ? order by position')
      .all(id)
      .map((row) => JSON.parse(String(row.profile)))
  }

  /** All messages so far, in order. */
  messages(id: string): Message[] {
    return this.#db
      .prepare('select turn, speaker, text from messages where session = ? order by position')
      .all(id)
      .map((row) => ({ turn: Number(row.turn), speaker: String(row.speaker), text: String(row.text) }))
  }

  /** Adds a whole round in one transaction. Returns false if the session was deleted. */
  addRound(session: Session, turn: number, messages: readonly Message[]): boolean {
    return inTransaction(this.#db, () => {
      const done = this.#db
        .prepare('update sessions set turns_done = ? where n = ? and turns_done = ?')
        .run(turn, session.n, turn - 1)
      if (done.changes === 0) return false
      const last = this.#db
        .prepare('select coalesce(max(position), -1) as last from messages where session = ?')
        .get(session.id)
      const insert = this.#db.prepare(
        'insert into messages (session, position, turn, speaker, text) values (?, ?, ?, ?, ?)',
      )
      messages.forEach((message, i) => {
        insert.run(session.id, Number(last.last) + 1 + i, message.turn, message.speaker, message.text)
      })
      return true
    })
  }

  /** Deletes the session permanently, with its profiles and messages. */
  delete(session: Session): void {
    this.#db.prepare('delete from sessions where n = ?').run(session.n)
  }
}

function toSession(row: Record<string, unknown>): Session {
  const turnsDone = Number(row.turns_done)
  const maxTurns = Number(row.max_turns)
  return {
    n: Number(row.n),
    id: String(row.id),
    titre: String(row.titre),
    guide: String(row.guide),
    nbPersonas: Number(row.nb_personas),
    maxTurns,
    filtres: JSON.parse(String(row.filtres)),
    seed: Number(row.seed),
    createdAt: Number(row.created_at),
    turnsDone,
    status: turnsDone === 0 ? 'created' : turnsDone < maxTurns ? 'in_progress' : 'done',
  }
}
