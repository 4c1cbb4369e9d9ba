/**
 * Codes of Node and undici for calls that end before their connection is open: the name was not found, the connection
 * was refused, the proxy did not pass it on, or the certificate was not accepted.
 */
const NODE =
  /^(ENOTFOUND|EAI_\w+|ECONNREFUSED|UND_ERR_CONNECT_TIMEOUT|ERR_PROXY_TUNNEL|CERT_\w+|ERR_TLS_CERT_ALTNAME_INVALID|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_(GET|VERIFY|DECRYPT|DECODE)_\w+|HOSTNAME_MISMATCH|INVALID_(CA|PURPOSE))$/

/**
 * The same among the names of Chromium's network errors. ERR_INTERNET_DISCONNECTED and ERR_ADDRESS_UNREACHABLE are
 * missing on purpose: an open connection ends with them too when the machine loses its network.
 */
const CHROMIUM =
  /^net::ERR_(NAME_\w+|DNS_\w+|CONNECTION_REFUSED|CERT_\w+|PROXY_CONNECTION_FAILED|PROXY_CERTIFICATE_INVALID|TUNNEL_CONNECTION_FAILED|SOCKS_CONNECTION_\w+|PAC_\w+|MANDATORY_PROXY_CONFIGURATION_FAILED|ADDRESS_INVALID|UNSAFE_PORT)$/

/** System calls that come before the first byte of a request. */
const BEFORE = /^(connect|getaddrinfo)$/
const BEFORE_IN_WORDS = /^(connect|getaddrinfo) E[A-Z_]+\b/

/**
 * Whether a failed call surely ended before a byte of it went out, so that the service cannot have seen it. An error
 * that may also end a call under way does not count. Of several attempts (`AggregateError`), all must be sure.
 */
export function isSurelyUnsent(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 5) return false
  if (error instanceof AggregateError && error.errors.length > 0)
    return error.errors.every((each) => isSurelyUnsent(each, depth + 1))
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const doing = 'syscall' in error && typeof error.syscall === 'string' ? error.syscall : null
  // A call under way that was reading or writing may end with any code.
  if (doing !== null) return BEFORE.test(doing)
  if (NODE.test(code) || CHROMIUM.test(error.message) || BEFORE_IN_WORDS.test(error.message)) return true
  return isSurelyUnsent(error.cause, depth + 1)
}
