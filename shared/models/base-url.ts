/** Why an address cannot be a service's: not an address, not https (nor loopback), or with a user, query or fragment. */
export type BaseUrlProblem = 'form' | 'insecure' | 'extras'

/**
 * Reads the address of a service: https anywhere, http on loopback only. Spaces around it and a final slash are
 * dropped; a path is kept. Returns the address without final slash, or why it cannot be used.
 */
export function parseBaseUrl(text: string): { url: string } | BaseUrlProblem {
  const match = /^\s*(https?):\/\/(\[[0-9a-f:.]+\]|[^\s/?#:@[\]]+)(:\d{1,5})?(\/[^\s?#@]*)?\s*$/i.exec(text)
  if (!match) return /[?#@]/.test(text) && /^\s*https?:\/\//i.test(text) ? 'extras' : 'form'
  const scheme = (match[1] ?? '').toLowerCase()
  const host = (match[2] ?? '').toLowerCase()
  if (scheme === 'http' && !isLoopback(host)) return 'insecure'
  const path = (match[4] ?? '').replace(/\/+$/, '')
  return { url: `${scheme}://${host}${match[3] ?? ''}${path}` }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(host)
}
