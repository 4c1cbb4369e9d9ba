import { randomBytes } from 'node:crypto'
import { NAME_TEXT } from '../../shared/contract/admission.ts'
import { sign } from './sign.ts'

/** Milliseconds that a browser has to open with its ticket. */
const TICKET_LIFE = 300_000

/** Who may talk to the browser host: whoever holds a secret of this run of it. */
export interface Access {
  /** The secret of the printed link. */
  readonly token: string
  /** A secret that admits once, for the browser that Sonde opens: its command line is there for others to see. */
  ticket(): string
  /** The secret that goes by the first of these names that is known; null when none is. */
  find(names: readonly string[]): HeldSecret | null
  /** Uses a ticket up. Returns the secret that its page comes with from now on, null when it was used up before. */
  redeem(ticket: string): string | null
}

/** A secret that admits, and what it is: that of the link, one that is good once, or what was given for a ticket. */
export interface HeldSecret {
  kind: 'link' | 'ticket' | 'session'
  name: string
  secret: string
}

/**
 * Secrets for one run of the host, drawn at random. `npm run dev` gives a `seed` of its own, so that the page that is
 * open stays admitted when the host behind it is restarted. `now`: milliseconds on a clock that only goes forward.
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
      // A ticket that was used up is remembered, so that somebody who uses it a second time is noticed.
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
        // Two have used the ticket, and nobody knows which one was ours: the secret that it gave admits nobody from
        // now on.
        sessionHolds = false
        return null
      }
      state.used = true
      return session
    },
  }
}

/** Whether a `Host` header names this machine's loopback and our port: anything else is another site's name. */
export function isLoopbackHost(host: string | null | undefined, port: number): boolean {
  const names = ['127.0.0.1', 'localhost', '[::1]']
  return names.some((name) => isHost(host, name, port))
}

/** Whether a `Host` header is the one address that the page lives at; the others lead there. */
export function isPageHost(host: string | null | undefined, port: number): boolean {
  return isHost(host, '127.0.0.1', port)
}

function isHost(host: string | null | undefined, name: string, port: number): boolean {
  return host === `${name}:${port}` || (port === 80 && host === name)
}
