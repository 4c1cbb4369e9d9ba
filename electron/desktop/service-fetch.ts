import type { App } from 'electron'
import { isLoopback, mayCarryKey } from '../../shared/models/base-url.ts'
import { SondeError } from '../../shared/models/sonde-error.ts'
import { createNodeFetch } from '../host/node-fetch.ts'
import { createChromiumFetch } from './chromium-fetch.ts'

/**
 * Sets Chromium up for calls of the service, before Electron is ready: turns off the protocols in which it repeats
 * requests more readily.
 */
export function prepareServiceFetch({ commandLine }: Pick<App, 'commandLine'>): void {
  commandLine.appendSwitch('disable-http2')
  commandLine.appendSwitch('disable-quic')
  const others = commandLine.getSwitchValue('disable-features')
  // Early data is sent again where the service does not accept it.
  commandLine.appendSwitch('disable-features', [others, 'EnableTLS13EarlyData'].filter(Boolean).join(','))
}

/**
 * The fetch of the desktop host: each call is one request, never sent again (docs/decisions/034). Loopback and
 * link-local addresses are called through Node, because Chromium never asks the proxy script for them; all others
 * through Chromium.
 */
export function createServiceFetch(): typeof fetch {
  const near = createNodeFetch()
  const far = createChromiumFetch()
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (!mayCarryKey(url)) throw new SondeError('UNREACHABLE', { cause: 'insecure_url', unsent: true })
    return isLoopback(url.hostname) || isLinkLocal(url.hostname) ? near(url, init) : far(url, init)
  }
}

/** Whether an address is link-local; for these too Chromium never asks for a proxy. */
function isLinkLocal(hostname: string): boolean {
  return (
    /^169\.254\./.test(hostname) || /^\[fe[89ab][0-9a-f]:/.test(hostname) || /^\[::ffff:a9fe:/.test(hostname)
  )
}
