import type { Problem } from '../../../shared/models/problem.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import { isSurelyUnsent } from './surely-unsent.ts'

type Cause = NonNullable<Problem['cause']>

/**
 * Codes of Node and undici, and names of Chromium's network errors, that tell a person why there was no answer. None of
 * them proves that nothing was sent: `isSurelyUnsent` decides that.
 */
const CAUSES: readonly [RegExp, Cause][] = [
  // An open connection that broke, or whose encryption failed. ERR_ADDRESS_UNREACHABLE counts among them because
  // Chromium does not say whether the connection was open.
  [
    /\b(?:read|write|writev) E(?!PROTO\b|TIMEDOUT\b)[A-Z]+|BAD_RECORD_MAC|DECRYPTION_FAILED|ERR_ADDRESS_UNREACHABLE/,
    'reset',
  ],
  [/ERR_INTERNET_DISCONNECTED|ENETUNREACH|ENETDOWN|EHOSTUNREACH/, 'offline'],
  [/ENOTFOUND|EAI_\w+|ERR_NAME_\w+|ERR_DNS_\w+/, 'dns'],
  [/PROXY|ERR_TUNNEL_CONNECTION_FAILED|ERR_SOCKS_CONNECTION|ERR_PAC_|ERR_MANDATORY_PROXY/, 'proxy'],
  [/ERR_TLS_|ERR_SSL_|ERR_CERT_|CERT_|_CERT|_SIGNATURE|SELF_SIGNED|EPROTO|UNABLE_TO_|ERR_BAD_SSL/, 'tls'],
  [/ECONNREFUSED|ERR_CONNECTION_REFUSED|EADDRNOTAVAIL|ERR_ADDRESS_INVALID|ERR_UNSAFE_PORT/, 'refused'],
  [
    /ECONNRESET|EPIPE|ECONNABORTED|UND_ERR_SOCKET|ERR_CONNECTION_(RESET|CLOSED|ABORTED)|ERR_EMPTY_RESPONSE|ERR_NETWORK_\w+/,
    'reset',
  ],
]

const TIME_OUTS = /ETIMEDOUT|UND_ERR_\w*TIMEOUT|ERR_(CONNECTION_)?TIMED_OUT/
const REDIRECTS = /redirect was cancelled|ERR_UNSAFE_REDIRECT|ERR_TOO_MANY_REDIRECTS|unexpected redirect/i

/** There was an answer, but no valid HTTP. */
const STRANGE =
  /HPE_\w+|HTTPParserError|UND_ERR_HEADERS_OVERFLOW|ERR_INVALID_HTTP_RESPONSE|ERR_RESPONSE_HEADERS_\w+|ERR_INVALID_CHUNKED_ENCODING|CONTENT_LENGTH_MISMATCH/

/**
 * The problem of a call that failed without an answer: UNREACHABLE with its cause, TIMED_OUT, or NOT_THIS_SERVICE after
 * a redirect or broken HTTP. `unsent` is set where no byte of the call can have gone out.
 */
export function networkProblem(error: unknown): SondeError {
  const told = describe(error)
  const sure = isSurelyUnsent(error) ? { unsent: true as const } : {}
  if (REDIRECTS.test(told)) return new SondeError('NOT_THIS_SERVICE', { cause: 'redirect' })
  if (TIME_OUTS.test(told)) return new SondeError('TIMED_OUT', sure)
  if (STRANGE.test(told)) return new SondeError('NOT_THIS_SERVICE', { cause: 'other' })
  const known = CAUSES.find(([pattern]) => pattern.test(told))
  return new SondeError('UNREACHABLE', { cause: known ? known[1] : 'other', ...sure })
}

/** The codes and messages of an error and of what caused it. */
function describe(error: unknown, depth = 0): string {
  if (!(error instanceof Error) || depth > 5) return ''
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const inner = error instanceof AggregateError ? error.errors.slice(0, 4) : []
  return [
    code,
    error.name,
    error.message,
    ...[error.cause, ...inner].map((cause) => describe(cause, depth + 1)),
  ].join(' ')
}
