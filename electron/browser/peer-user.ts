import { readFileSync } from 'node:fs'

/** The system's tables of connections (Linux). A program can come to an IPv4 address through an IPv6 socket too. */
const TABLES = ['/proc/net/tcp', '/proc/net/tcp6']

/** State of an open connection in the tables. */
const ESTABLISHED = '01'

/** How an IPv6 socket names an IPv4 address (::ffff:0.0.0.0), up to that address. */
const MAPPED = '0000000000000000FFFF0000'

/** A connection as this side of it sees it, with IPv4 addresses. What is missing has ended already. */
interface Connection {
  remoteAddress?: string | undefined
  remotePort?: number | undefined
  localAddress?: string | undefined
  localPort?: number | undefined
}

/**
 * The user id of the program at the other end of a connection within this machine; `not told` where the system has no
 * tables of connections, `not listed` where it has and the connection is in none of them.
 */
export type PeerUser = number | 'not told' | 'not listed'

/** Whose program is at the other end of `connection`. `tables`: the text of each table that can be read. */
export function userOfPeer(connection: Connection, tables: () => string[] = readTables): PeerUser {
  const texts = tables()
  if (texts.length === 0) return 'not told'
  const from = namesOf(connection.remoteAddress, connection.remotePort)
  const to = namesOf(connection.localAddress, connection.localPort)
  for (const line of texts.flatMap((text) => text.split('\n').slice(1))) {
    const [, local = '', remote = '', state, , , , user] = line.trim().split(/\s+/)
    // Addresses count as well as ports: two programs may have one port at 127.0.0.1 and at 127.0.0.2.
    if (state === ESTABLISHED && from.includes(local) && to.includes(remote)) return Number(user)
  }
  return 'not listed'
}

/**
 * Whether the program at the other end may be the browser that this program opened: it runs as the same user, or as
 * root, as the bridge from Windows into WSL does. True where the system does not tell; false where it tells of
 * connections and not of this one, for whoever has left already, or comes in a way unknown here, is not that browser.
 */
export function mayBeOurBrowser(user: PeerUser, own: number | undefined): boolean {
  return user === 'not told' || own === undefined || user === own || user === 0
}

function readTables(): string[] {
  return TABLES.flatMap((path) => {
    try {
      return [readFileSync(path, 'utf8')]
    } catch {
      // No such table on this system; where IPv6 is turned off, the second one is missing.
      return []
    }
  })
}

/** How the tables may name an IPv4 address with a port: bytes from last to first, then the port, in hexadecimal. */
function namesOf(address = '', port = 0): string[] {
  const bytes = address.split('.').map((byte) => hex(Number(byte), 2))
  const name = `${bytes.reverse().join('')}:${hex(port, 4)}`
  return [name, `${MAPPED}${name}`]
}

function hex(value: number, digits: number): string {
  return value.toString(16).toUpperCase().padStart(digits, '0')
}
