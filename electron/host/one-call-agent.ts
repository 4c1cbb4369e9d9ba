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
   * Breaks the connection off at once and throws away what the system still holds of the call. A connection that is merely
   * closed goes on sending that, for many minutes where the network is away just then.
   */
  cut(): void
}

interface AgentParts {
  protocol: string
  secureContext: tls.SecureContext | undefined
  /** Named even where it is empty: without it Node would take the proxies that the environment names. */
  proxyEnv: ProxyEnv
}

/**
 * How long one address of a name is tried before the next. Node gives up each after a quarter of a second, the last one too:
 * on a long way, or on a busy machine, none would ever be reached.
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
  // The connection to a proxy is Node's to make, and can only be closed. All others are made here, for Node lets no
  // connection below TLS be broken off that it made itself.
  if (!(proxyEnv.HTTPS_PROXY || proxyEnv.https_proxy) || protocol !== 'https:')
    agent.createConnection = (options) => {
      const wanted = options as net.TcpNetConnectOpts & tls.ConnectionOptions
      connection = net.connect(wanted)
      return protocol === 'https:' ? tls.connect({ ...wanted, socket: connection }) : connection
    }
  return { agent, cut: () => void connection?.resetAndDestroy() }
}
