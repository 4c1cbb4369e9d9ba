import { readFileSync } from 'node:fs'

/** The system's tables of connections (Linux). A program can also connect to an IPv4 address through an IPv6 socket. */
const TABLES = ['/proc/net/tcp', '/proc/net/tcp6']

/** State of an open connection in the tables. */
const ESTABLISHED = '01'

/** The prefix with which an IPv6 socket names an IPv4 address (::ffff:0.0.0.0). */
const MAPPED = '0000000000000000FFFF0000'

/** A connection seen from this side, with IPv4 addresses. Members are missing when it has already ended. */
interface Connection {
  remoteAddress?: string | undefined
  remotePort?: number | undefined
  localAddress?: string | undefined
  localPort?: number | undefined
}

/**
 * The user id of the program at the other end of a connection within this machine. `not told`: the system has no tables
 * of connections. `not listed`: it has, but the connection is in none of them.
 */
export type PeerUser = number | 'not told' | 'not listed'

/**
 * The user of the program at the other end of `connection`. `tables` returns the text of each table that can be read.
 */
export function userOfPeer(connection: Connection, tables: () => string[] = readTables): PeerUser {
  const texts = tables()
  if (texts.length === 0) return 'not told'
  const from = namesOf(connection.remoteAddress, connection.remotePort)
  const to = namesOf(connection.localAddress, connection.localPort)
  for (const line of texts.flatMap((text) => text.split('\n').slice(1))) {
    const [, local = '', remote = '', state, , , , user] = line.trim().split(/\s+/)
    // Addresses are compared too, not only ports: two programs may use the same port at 127.0.0.1 and at 127.0.0.2.
    if (state === ESTABLISHED && from.includes(local) && to.includes(remote)) return Number(user)
  }
  return 'not listed'
}

/**
 * Whether the program at the other end may be the browser that this program opened. It must run as the same user, or as
 * root (as the bridge from Windows into WSL does). True where the system has no tables. False where it has tables
 * without this connection: then the peer has already left, or came in an unknown way, and is not that browser.
 */
export function mayBeOurBrowser(user: PeerUser, own: number | undefined): boolean {
  return user === 'not told' || own === undefined || user === own || user === 0
}

function readTables(): string[] {
  return TABLES.flatMap((path) => {
    try {
      return [readFileSync(path, 'utf8')]
    } catch {
      // The system has no such table; the second one is missing where IPv6 is turned off.
      return []
    }
  })
}

/**
 * The names that the tables may use for an IPv4 address with a port: its bytes from last to first, then the port, in
 * hexadecimal.
 */
function namesOf(address = '', port = 0): string[] {
  const bytes = address.split('.').map((byte) => hex(Number(byte), 2))
  const name = `${bytes.reverse().join('')}:${hex(port, 4)}`
  return [name, `${MAPPED}${name}`]
}

function hex(value: number, digits: number): string {
  return value.toString(16).toUpperCase().padStart(digits, '0')
}
