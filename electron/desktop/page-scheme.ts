import { net, protocol, type Session } from 'electron'
import { securityHeaders } from '../host/content-security-policy.ts'
import { readPageFile } from '../host/page-files.ts'
import { isPageAddress, PAGE_SCHEME } from './page-address.ts'

/** Registers the scheme as one that the web platform trusts like https. Must be called before the app is ready. */
export function registerPageScheme(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: PAGE_SCHEME,
      privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
    },
  ])
}

/** Serves the built page of `folder` on the scheme. `devPage` is the hot-reloading server of `npm run dev`. */
export function servePage(session: Session, folder: string, devPage?: string): void {
  session.protocol.handle(PAGE_SCHEME, async (request) => {
    const headers = securityHeaders(
      devPage ? { connect: [devPage.replace(/^http/, 'ws')], inlineScripts: true } : undefined,
    )
    const refuse = (status: number) => new Response(null, { status, headers })
    if (!isPageAddress(request.url)) return refuse(404)
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405)
    const { pathname, search } = new URL(request.url)
    if (devPage) return fromDevServer(`${devPage}${pathname}${search}`, headers)
    const file = await readPageFile(folder, pathname)
    if (!file) return refuse(404)
    return new Response(request.method === 'HEAD' ? null : file.body, {
      headers: {
        ...headers,
        'Content-Type': file.mediaType,
        'Cache-Control': file.hashed ? 'max-age=31536000, immutable' : 'no-cache',
      },
    })
  })
}

async function fromDevServer(url: string, headers: Record<string, string>): Promise<Response> {
  const response = await net.fetch(url, { cache: 'no-store' })
  const all = new Headers(response.headers)
  for (const [name, value] of Object.entries(headers)) all.set(name, value)
  return new Response(response.body, { status: response.status, headers: all })
}
