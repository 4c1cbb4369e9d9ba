import { EnvHttpProxyAgent, fetch as undiciFetch } from 'undici'

/** What is on this machine is never asked for through a proxy. */
const LOOPBACK = ['localhost', '127.0.0.1', '::1']

/**
 * Node's own fetch gives up after five minutes without headers, and a transcript's rounds may take longer: the service
 * client has deadlines of its own for every call, so this one has none. It goes through the proxy that the environment
 * names (`HTTPS_PROXY`, `HTTP_PROXY`, `NO_PROXY`), as `net.fetch` does in the desktop host with the system's.
 */
export function createPatientFetch(env: NodeJS.ProcessEnv = process.env): typeof fetch {
  const noProxy = [env.NO_PROXY ?? env.no_proxy, ...LOOPBACK].filter(Boolean).join(',')
  const dispatcher = new EnvHttpProxyAgent({ noProxy, headersTimeout: 0, bodyTimeout: 0 })
  // Node's fetch is this very code; only the types of the two packages differ.
  return ((input: string, init?: object) =>
    undiciFetch(input, { ...init, dispatcher })) as unknown as typeof fetch
}
