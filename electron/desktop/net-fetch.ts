import { net } from 'electron'

/**
 * Fetch through Chromium's network stack: the system's proxy and certificates. Unlike Node's, Electron's rejects when
 * a redirect is met under `redirect: 'manual'`; here both answer with the redirect itself.
 */
export const netFetch: typeof fetch = async (input, init) => {
  const request = input instanceof URL ? input.href : input
  try {
    return await net.fetch(request, { ...init, cache: 'no-store', bypassCustomProtocolHandlers: true })
  } catch (error) {
    if (
      init?.redirect === 'manual' &&
      error instanceof Error &&
      /redirect was cancelled/i.test(error.message)
    )
      return new Response(null, { status: 307 })
    throw error
  }
}
