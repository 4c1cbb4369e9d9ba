import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Who may talk to the browser host: whoever followed the printed link, from a page of this host only. */
export interface Access {
  /** The secret of the printed link. */
  readonly token: string
  /** A secret that admits once, for the browser that Sonde opens: its command line is there for others to see. */
  ticket(): string
  /** Whether `token` admits. */
  admits(token: string): boolean
  /** The `Set-Cookie` value that keeps an admitted browser in. */
  cookie(port: number): string
  /** Whether a request's `Cookie` header has that cookie. */
  knows(cookieHeader: string | null | undefined, port: number): boolean
}

function secret(): string {
  return randomBytes(32).toString('base64url')
}

/** Compares in a time that says nothing of where the two differ. */
function same(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

/**
 * Secrets for one run of the host, drawn at random. `npm run dev` gives a `seed` of its own, so that the page that is
 * open stays admitted when the host behind it is restarted.
 */
export function createAccess(seed: string = secret()): Access {
  const derived = (name: string) => createHmac('sha256', seed).update(name).digest('base64url')
  const token = derived('token')
  const session = derived('session')
  const tickets = new Set<string>()
  return {
    token,
    ticket() {
      const ticket = secret()
      tickets.add(ticket)
      return ticket
    },
    admits(given) {
      if (same(given, token)) return true
      const ticket = [...tickets].find((one) => same(given, one))
      return ticket !== undefined && tickets.delete(ticket)
    },
    cookie: (port) => `${cookieName(port)}=${session}; HttpOnly; SameSite=Strict; Path=/`,
    knows(cookieHeader, port) {
      const name = cookieName(port)
      const values = (cookieHeader ?? '')
        .split(';')
        .map((pair) => pair.trim())
        .filter((pair) => pair.startsWith(`${name}=`))
        .map((pair) => pair.slice(name.length + 1))
      return values.some((value) => same(value, session))
    },
  }
}

/** Browsers share cookies between the ports of a host; the name keeps two Sondes apart. */
function cookieName(port: number): string {
  return `sonde-${port}`
}

/** Whether a `Host` header names this machine's loopback and our port: anything else is another site's name. */
export function isOwnHost(host: string | null | undefined, port: number): boolean {
  const names = ['127.0.0.1', 'localhost', '[::1]']
  return names.some((name) => host === `${name}:${port}` || (port === 80 && host === name))
}

/** Whether an `Origin` header is the page that the same `Host` serves. A missing one is not. */
export function isOwnOrigin(
  origin: string | null | undefined,
  host: string | null | undefined,
  port: number,
): boolean {
  return isOwnHost(host, port) && origin === `http://${host}`
}
