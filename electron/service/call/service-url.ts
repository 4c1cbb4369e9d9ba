import { parseBaseUrl } from '../../../shared/models/base-url.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'

/**
 * The address of a path of the service. The key goes to this origin only, so a base address that is neither https nor
 * loopback, and a path that would lead elsewhere, are refused before anything is sent.
 */
export function serviceUrl(
  baseUrl: string,
  path: string,
  query: Record<string, string | number | undefined> = {},
): string {
  const base = parseBaseUrl(baseUrl)
  if (typeof base === 'string') throw new SondeError('UNREACHABLE', { cause: 'insecure_url', unsent: true })
  if (!path.startsWith('/api/v1/')) throw new SondeError('INTERNAL')
  const root = new URL(`${base.url}/api/v1/`)
  const url = new URL(base.url + path)
  if (url.origin !== root.origin || !url.pathname.startsWith(root.pathname)) {
    throw new SondeError('NOT_FOUND')
  }
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') url.searchParams.set(name, String(value))
  }
  return url.href
}

/**
 * An id as one segment of a path. "." and ".." would lead to another path: such an id, or an empty one, is NOT_FOUND.
 */
export function pathId(id: string | number): string {
  const text = String(id)
  if (/^\.{0,2}$/.test(text)) throw new SondeError('NOT_FOUND')
  return encodeURIComponent(text.toWellFormed())
}
