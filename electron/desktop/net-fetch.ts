import { net } from 'electron'

/**
 * Fetch through Chromium's network stack: the system's proxy and certificates. Unlike Node's it rejects with
 * "Redirect was cancelled" when it meets a redirect under `redirect: 'manual'`; the service's client knows both.
 */
export const netFetch: typeof fetch = (input, init) =>
  net.fetch(input instanceof URL ? input.href : input, {
    ...init,
    cache: 'no-store',
    bypassCustomProtocolHandlers: true,
  })
