import http from 'node:http'
import https from 'node:https'
import net from 'node:net'
import tls from 'node:tls'

/** The proxies that an environment names: `HTTPS_PROXY`, `NO_PROXY`, in capitals or not. */
export type ProxyEnv = NonNullable<http.AgentOptions['proxyEnv']>

/** An agent for one call, on a connection of its own. */
export interface OneCallAgent {
  readonly agent: http.Agent
  /**
   * Resets the connection at once and discards what the system has not sent yet. After an ordinary close the system
   * goes on trying to send that, for many minutes if the network is down.
   */
  cut(): void
}

interface AgentParts {
  protocol: string
  secureContext: tls.SecureContext | undefined
  /** Passed even where it is empty: without it Node would use the proxies of the environment. */
  proxyEnv: ProxyEnv
}

/**
 * How long one address of a name is tried before the next one. Node's default is a quarter of a second, for the last
 * address too: on a slow network or a busy machine, none would ever be reached.
 */
const ADDRESS_TRIED_MS = 2_000

export function createOneCallAgent({ protocol, secureContext, proxyEnv }: AgentParts): OneCallAgent {
  const scheme = protocol === 'https:' ? https : http
  const agent = new scheme.Agent({
    keepAlive: false,
    proxyEnv,
    autoSelectFamilyAttemptTimeout: ADDRESS_TRIED_MS,
    ...(secureContext && { secureContext }),
  })
  let connection: net.Socket | null = null
  // Node makes the connection to a proxy itself, and it can only be closed. All other connections are made here,
  // because Node gives no access to a TCP connection under TLS that it made itself.
  if (!(proxyEnv.HTTPS_PROXY || proxyEnv.https_proxy) || protocol !== 'https:')
    agent.createConnection = (options) => {
      const wanted = options as net.TcpNetConnectOpts & tls.ConnectionOptions
      connection = net.connect(wanted)
      return protocol === 'https:' ? tls.connect({ ...wanted, socket: connection }) : connection
    }
  return { agent, cut: () => void connection?.resetAndDestroy() }
}
