/** Names that mean something to the script; `.invalid` exists nowhere (RFC 2606). */
const WORDS = 'route.sonde.invalid'

/** An address at which no proxy can be, since nothing listens there. */
const NOWHERE = 'PROXY 127.0.0.1:1'

/** What the script says of itself. */
export interface RouteState {
  /** The script in force. */
  script: number
  /** The call that it was last opened for. */
  call: number
  /** How often Chromium has asked the script for a route since. */
  asked: number
}

/** The way to a service. */
export interface Route {
  /** Of the service: scheme, host and port. */
  origin: string
  /** As a proxy script writes it: "DIRECT", "PROXY a:80;DIRECT". */
  way: string
}

/**
 * A proxy script (PAC) that tells the way to a service once, and nowhere from then on. Chromium asks for the way each time
 * it is about to send a request, also when it sends one again by itself: so a request goes out once. What Chromium wants
 * from anywhere else (it fetches dictionaries) meets no way and does not count. `script` is a number of its own.
 */
export function routeScript({ origin, way }: Route, script: number): string {
  return `
var call = 0, asked = 0, open = false
function FindProxyForURL(url, host) {
  var word = /^(open|tell)-(\\d+)\\.${WORDS.replaceAll('.', '\\.')}$/.exec(host)
  if (word) {
    if (word[1] === 'open') { call = Number(word[2]); asked = 0; open = true }
    return 'PROXY ${script}-' + call + '-' + asked + '.${WORDS}:1'
  }
  if (url.indexOf(${JSON.stringify(`${origin}/`)}) !== 0) return '${NOWHERE}'
  asked++
  if (!open) return '${NOWHERE}'
  open = false
  return ${JSON.stringify(way)}
}`
}

/** The address to ask for so that the script tells its state, and lets one request of this call pass where `word` is "open". */
export function scriptWord(word: 'open' | 'tell', call: number): string {
  return `http://${word}-${call}.${WORDS}/`
}

/** The state in what Chromium resolved such an address to; null where another script answered, or none. */
export function readRouteState(resolved: string): RouteState | null {
  const match = new RegExp(`^PROXY (\\d+)-(\\d+)-(\\d+)\\.${WORDS.replaceAll('.', '\\.')}:1$`).exec(resolved)
  if (!match) return null
  return { script: Number(match[1]), call: Number(match[2]), asked: Number(match[3]) }
}
