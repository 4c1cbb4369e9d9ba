/** The scheme that only the desktop app serves, and the one host on it. */
export const PAGE_SCHEME = 'sonde'
const PAGE_HOST = 'app'

/** The address that the window loads. */
export const PAGE_ADDRESS = `${PAGE_SCHEME}://${PAGE_HOST}/`

/** The page's own session with its storage; the core's calls use other sessions. */
export const PAGE_PARTITION = 'persist:sonde'

/** Whether `address` is the page's own. */
export function isPageAddress(address: string): boolean {
  try {
    const { protocol, host } = new URL(address)
    return protocol === `${PAGE_SCHEME}:` && host === PAGE_HOST
  } catch {
    return false
  }
}

/** Sites that a link of the page may open in the person's browser. */
const OUTSIDE_HOSTS = new Set(['github.com'])

/** Whether `address` may be opened in the person's browser. */
export function isOutsideLink(address: string): boolean {
  try {
    const { protocol, host } = new URL(address)
    return protocol === 'https:' && OUTSIDE_HOSTS.has(host)
  } catch {
    return false
  }
}
