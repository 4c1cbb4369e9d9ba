/**
 * Why an address cannot be that of a service: no address; neither https nor loopback; with a user, query or fragment.
 */
export type BaseUrlProblem = 'form' | 'insecure' | 'extras'

/** The part used here of `URL`, which both browsers and Node have. */
interface ParsedUrl {
  protocol: string
  hostname: string
  port: string
  origin: string
  pathname: string
}
declare const URL: { new (text: string): ParsedUrl; canParse(text: string): boolean }

/**
 * Reads the address of a service: https anywhere, http on loopback only. Spaces around it and a final slash are
 * dropped; a path is kept. Returns the address as a browser understands it (`http://2130706433` is
 * `http://127.0.0.1`), without final slash, or why it cannot be used.
 */
export function parseBaseUrl(text: string): { url: string } | BaseUrlProblem {
  const match =
    /^\s*(https?:\/\/(?:\[[0-9a-f:.]+\]|[^\s/?#:@[\]\\]+)(?::\d{1,5})?(?:\/[^\s?#@]*)?)\s*$/i.exec(text)
  if (!match) return /[?#@]/.test(text) && /^\s*https?:\/\//i.test(text) ? 'extras' : 'form'
  const address = match[1] ?? ''
  if (!URL.canParse(address)) return 'form'
  const url = new URL(address)
  if (!mayCarryKey(url)) return 'insecure'
  return { url: url.origin + url.pathname.replace(/\/+$/, '') }
}

/** Whether a key may be sent to this address: over https, or in clear text to this machine itself. */
export function mayCarryKey({ protocol, hostname }: Pick<ParsedUrl, 'protocol' | 'hostname'>): boolean {
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
}

/**
 * Whether the host's text itself means this machine. `hostname` is that of a parsed `URL`, which normalises the forms
 * of an address. A name that merely resolves to this machine does not count: whoever controls the name can change that.
 */
export function isLoopback(hostname: string): boolean {
  return (
    isLocalName(hostname) ||
    hostname === '[::1]' ||
    /^127\.\d+\.\d+\.\d+$/.test(hostname) ||
    // 127.0.0.0/8 written as IPv6.
    /^\[::ffff:7f[0-9a-f]{2}:[0-9a-f]{1,4}\]$/.test(hostname)
  )
}

/** An address from `parseBaseUrl` with all loopback names written as "localhost", since they may be one service. */
export function withOneLoopback(baseUrl: string): string {
  if (!URL.canParse(baseUrl)) return baseUrl
  const { protocol, hostname, port, pathname } = new URL(baseUrl)
  return isLoopback(hostname) ? `${protocol}//localhost:${port}${pathname.replace(/\/+$/, '')}` : baseUrl
}

/** Whether a host is a name that always means this machine (RFC 6761). */
export function isLocalName(hostname: string): boolean {
  return /^(?:.+\.)?localhost\.?$/.test(hostname)
}
