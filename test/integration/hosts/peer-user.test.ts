import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { mayBeOurBrowser, type PeerUser, userOfPeer } from '../../../electron/browser/peer-user.ts'

/*
 * Which user's program presents a ticket that was on a command line: the browser of Sonde's own user, or a program of
 * somebody else.
 */

/** A row of Linux's table of TCP connections: local and remote address, state, and user. */
const row = (local: string, remote: string, state: string, user: number) =>
  `   0: ${local} ${remote} ${state} 00000000:00000000 00:00000000 00000000  ${user}        0 123 1 0`
const HEAD =
  '  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode'
const HOST = '0100007F:1F90'
const MAPPED_HOST = '0000000000000000FFFF00000100007F:1F90'

test.for<[string, string[], string[], PeerUser]>([
  ['listed', [row('0100007F:C350', HOST, '01', 7)], [], 7],
  [
    'through an IPv6 socket to [::ffff:127.0.0.1]',
    [],
    [row('0000000000000000FFFF00000100007F:C350', MAPPED_HOST, '01', 8)],
    8,
  ],
  [
    'only another that has the same port at another address',
    [row('0200007F:C350', HOST, '01', 9)],
    [],
    'not listed',
  ],
  ['only one that goes elsewhere', [row('0100007F:C350', '0200007F:1F90', '01', 9)], [], 'not listed'],
  ['ended, for which the table names root', [row('0100007F:C350', HOST, '06', 0)], [], 'not listed'],
])('whose program is at the other end: %s', ([, four, six, user]) => {
  const stream = {
    remoteAddress: '127.0.0.1',
    remotePort: 0xc350,
    localAddress: '127.0.0.1',
    localPort: 8080,
  }
  const tables = [four, six].map((rows) => [HEAD, ...rows, ''].join('\n'))
  expect(userOfPeer(stream, () => tables)).toBe(user)
  expect(userOfPeer(stream, () => [])).toBe('not told')
})

test('a peer that comes over [::ffff:127.0.0.1] is told by its user too', async () => {
  const server = createServer()
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const peer = connect((server.address() as AddressInfo).port, '::ffff:127.0.0.1')
  onTestFinished(() => void peer.destroy())
  const [stream] = (await once(server, 'connection')) as [Socket]
  await once(peer, 'connect')
  // Linux tells which user connects: here the user of this process.
  expect(userOfPeer(stream)).toBe(process.platform === 'linux' ? process.getuid?.() : 'not told')
})

test.each([
  [1000, 1000, true],
  [1001, 1000, false],
  // Root may do everything anyway, and bridges into virtual machines run as root.
  [0, 1000, true],
  [1000, 0, false],
  // Systems that do not tell the user.
  ['not told', 1000, true],
  [1000, undefined, true],
  // A system that tells users, but does not list this connection.
  ['not listed', 1000, false],
] as const)('a program of user %s in front of a host of user %s may hold a ticket: %s', (user, own, may) => {
  expect(mayBeOurBrowser(user, own)).toBe(may)
})
