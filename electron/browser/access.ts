import { randomBytes } from 'node:crypto'
import { NAME_TEXT } from '../../shared/contract/admission.ts'
import { sign } from './sign.ts'

/** How long a ticket is valid, in milliseconds. */
const TICKET_LIFE = 300_000

/** Decides who may talk to the browser host: only those who hold a secret of the host's present run. */
export interface Access {
  /** The secret of the printed link. */
  readonly token: string
  /**
   * Makes a secret that admits once, for the browser that Sonde opens: other users of the machine can see it in the
   * browser's command line.
   */
  ticket(): string
  /** The secret that has the first known one of these names; null when none is known. */
  find(names: readonly string[]): HeldSecret | null
  /**
   * Uses a ticket up. Returns the secret that the page is to use from now on; null when the ticket was already used.
   */
  redeem(ticket: string): string | null
}

/**
 * A secret that admits, with its kind: that of the printed link, a ticket, which is good once, or the one given for a
 * ticket.
 */
export interface HeldSecret {
  kind: 'link' | 'ticket' | 'session'
  name: string
  secret: string
}

/**
 * Creates random secrets for one run of the host. `npm run dev` passes a `seed` of its own, so that the open page stays
 * admitted when its host is restarted. `now`: milliseconds on a clock that only goes forward.
 */
export function createAccess(
  seed: string = randomBytes(32).toString('base64url'),
  now: () => number = () => performance.now(),
): Access {
  const token = sign(seed, 'token')
  const session = sign(seed, 'session')
  const tickets = new Map<string, { until: number; used: boolean }>()
  let sessionHolds = true

  function held(): Omit<HeldSecret, 'name'>[] {
    for (const [ticket, { until, used }] of tickets) {
      if (!used && now() > until) tickets.delete(ticket)
    }
    return [
      { kind: 'link', secret: token },
      ...(sessionHolds ? [{ kind: 'session', secret: session } as const] : []),
      // Used tickets are remembered, so that a second use is noticed.
      ...[...tickets.keys()].map((secret) => ({ kind: 'ticket', secret }) as const),
    ]
  }

  return {
    token,
    ticket() {
      const ticket = randomBytes(32).toString('base64url')
      tickets.set(ticket, { until: now() + TICKET_LIFE, used: false })
      return ticket
    },
    find(names) {
      const known = held().map((each) => ({ ...each, name: sign(each.secret, NAME_TEXT) }))
      const [first] = names.flatMap((name) => known.filter((each) => each.name === name))
      return first ?? null
    },
    redeem(ticket) {
      const state = tickets.get(ticket)
      if (!state) return null
      if (state.used) {
        // Two peers have used the ticket, and it is not known which one was Sonde's browser: the secret that was given
        // for it admits nobody from now on.
        sessionHolds = false
        return null
      }
      state.used = true
      return session
    },
  }
}

/**
 * Whether a `Host` header names this machine's loopback address with the host's port. Anything else is the name of
 * another site.
 */
export function isLoopbackHost(host: string | null | undefined, port: number): boolean {
  const names = ['127.0.0.1', 'localhost', '[::1]']
  return names.some((name) => isHost(host, name, port))
}

/** Whether a `Host` header is the page's one address; the other names of the loopback are redirected to it. */
export function isPageHost(host: string | null | undefined, port: number): boolean {
  return isHost(host, '127.0.0.1', port)
}

function isHost(host: string | null | undefined, name: string, port: number): boolean {
  return host === `${name}:${port}` || (port === 80 && host === name)
}
