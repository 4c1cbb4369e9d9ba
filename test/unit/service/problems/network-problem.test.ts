import { describe, expect, it } from 'vitest'
import { networkProblem } from '../../../../electron/service/problems/network-problem.ts'
import type { Problem } from '../../../../shared/models/problem.ts'

/** An error as undici throws it. */
function fetchFailed(code: string, message = code): TypeError {
  return new TypeError('fetch failed', { cause: Object.assign(new Error(message), { code }) })
}

/** An error as Node throws it; `doing` is the system call. */
function during(doing: string, code: string): Error {
  return Object.assign(new Error(`${doing} ${code}`), { code, syscall: doing })
}

describe('networkProblem', () => {
  it.each<[unknown, Problem]>([
    [
      fetchFailed('ENOTFOUND', 'getaddrinfo ENOTFOUND a.b'),
      { code: 'UNREACHABLE', cause: 'dns', unsent: true },
    ],
    [fetchFailed('EAI_AGAIN'), { code: 'UNREACHABLE', cause: 'dns', unsent: true }],
    [fetchFailed('ECONNREFUSED'), { code: 'UNREACHABLE', cause: 'refused', unsent: true }],
    [fetchFailed('ECONNRESET'), { code: 'UNREACHABLE', cause: 'reset' }],
    [fetchFailed('UND_ERR_SOCKET', 'other side closed'), { code: 'UNREACHABLE', cause: 'reset' }],
    [fetchFailed('ENETUNREACH'), { code: 'UNREACHABLE', cause: 'offline' }],
    // An open connection fails like this when the route to the host is lost, so what was sent may have been carried
    // out.
    [fetchFailed('EHOSTUNREACH', 'read EHOSTUNREACH'), { code: 'UNREACHABLE', cause: 'reset' }],
    [fetchFailed('ENETDOWN', 'write ENETDOWN'), { code: 'UNREACHABLE', cause: 'reset' }],
    [
      fetchFailed('EHOSTUNREACH', 'connect EHOSTUNREACH 10.0.0.1'),
      { code: 'UNREACHABLE', cause: 'offline', unsent: true },
    ],
    [fetchFailed('EPROTO', 'write EPROTO wrong version number'), { code: 'UNREACHABLE', cause: 'tls' }],
    [fetchFailed('ERR_SSL_SSLV3_ALERT_BAD_RECORD_MAC'), { code: 'UNREACHABLE', cause: 'reset' }],
    [new Error('net::ERR_ADDRESS_UNREACHABLE'), { code: 'UNREACHABLE', cause: 'reset' }],
    [fetchFailed('DEPTH_ZERO_SELF_SIGNED_CERT'), { code: 'UNREACHABLE', cause: 'tls', unsent: true }],
    [fetchFailed('CERT_HAS_EXPIRED'), { code: 'UNREACHABLE', cause: 'tls', unsent: true }],
    [fetchFailed('UNABLE_TO_VERIFY_LEAF_SIGNATURE'), { code: 'UNREACHABLE', cause: 'tls', unsent: true }],
    [fetchFailed('ERR_TLS_CERT_ALTNAME_INVALID'), { code: 'UNREACHABLE', cause: 'tls', unsent: true }],
    [fetchFailed('ETIMEDOUT'), { code: 'TIMED_OUT' }],
    [fetchFailed('UND_ERR_CONNECT_TIMEOUT'), { code: 'TIMED_OUT', unsent: true }],
    [fetchFailed('UND_ERR_HEADERS_TIMEOUT'), { code: 'TIMED_OUT' }],
    [
      new TypeError('fetch failed', {
        cause: new AggregateError([Object.assign(new Error('x'), { code: 'ECONNREFUSED' })]),
      }),
      { code: 'UNREACHABLE', cause: 'refused', unsent: true },
    ],
    [
      new TypeError('fetch failed', {
        cause: new AggregateError([during('connect', 'ECONNREFUSED'), during('read', 'ECONNRESET')]),
      }),
      { code: 'UNREACHABLE', cause: 'reset' },
    ],
    [during('connect', 'ENETUNREACH'), { code: 'UNREACHABLE', cause: 'offline', unsent: true }],
    [during('connect', 'ETIMEDOUT'), { code: 'TIMED_OUT', unsent: true }],
    [during('read', 'ECONNREFUSED'), { code: 'UNREACHABLE', cause: 'reset' }],
    // A server that requires a client certificate says so only after the first bytes of the request were sent.
    [fetchFailed('ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED'), { code: 'UNREACHABLE', cause: 'tls' }],
    [new Error('net::ERR_INTERNET_DISCONNECTED'), { code: 'UNREACHABLE', cause: 'offline' }],
    [new Error('net::ERR_NAME_NOT_RESOLVED'), { code: 'UNREACHABLE', cause: 'dns', unsent: true }],
    [new Error('net::ERR_CONNECTION_REFUSED'), { code: 'UNREACHABLE', cause: 'refused', unsent: true }],
    [new Error('net::ERR_CONNECTION_RESET'), { code: 'UNREACHABLE', cause: 'reset' }],
    [new Error('net::ERR_NETWORK_CHANGED'), { code: 'UNREACHABLE', cause: 'reset' }],
    [new Error('net::ERR_CERT_AUTHORITY_INVALID'), { code: 'UNREACHABLE', cause: 'tls', unsent: true }],
    [new Error('net::ERR_PROXY_CONNECTION_FAILED'), { code: 'UNREACHABLE', cause: 'proxy', unsent: true }],
    [new Error('net::ERR_TUNNEL_CONNECTION_FAILED'), { code: 'UNREACHABLE', cause: 'proxy', unsent: true }],
    [new Error('net::ERR_CONNECTION_TIMED_OUT'), { code: 'TIMED_OUT' }],
    [new Error('Redirect was cancelled'), { code: 'NOT_THIS_SERVICE', cause: 'redirect' }],
    [new Error('something else'), { code: 'UNREACHABLE', cause: 'other' }],
    ['no error at all', { code: 'UNREACHABLE', cause: 'other' }],
  ])('%s', (error, expected) => {
    expect(networkProblem(error).problem).toEqual(expected)
  })

  it('ends on an error that causes itself', () => {
    const error = new Error('loop')
    error.cause = error
    expect(networkProblem(error).problem).toEqual({ code: 'UNREACHABLE', cause: 'other' })
  })
})
