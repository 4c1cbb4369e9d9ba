/** Host names that carry commands to the script; `.invalid` never exists (RFC 2606). */
const WORDS = 'route.sonde.invalid'

/** An address at which there is no proxy, because nothing listens there. */
const NOWHERE = 'PROXY 127.0.0.1:1'

/** The state that the script reports. */
export interface RouteState {
  /** The number of the script that is in use. */
  script: number
  /** The call for which it was last opened. */
  call: number
  /** How often Chromium has asked the script for a route since then. */
  asked: number
}

/** The way to a service. */
export interface Route {
  /** Origin of the service: scheme, host and port. */
  origin: string
  /** In the form of a proxy script: "DIRECT", "PROXY a:80;DIRECT". */
  way: string
}

/**
 * A proxy script (PAC) that returns the way to a service once, and then an address that does not work. Chromium asks
 * for the way each time it is about to send a request, also when it repeats one on its own. So each request is sent
 * only once. Requests of Chromium to other addresses (it downloads dictionaries) get no way and are not counted.
 * `script` is the number of this script.
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

/**
 * The address to resolve so that the script reports its state; if `word` is "open", it also lets one request of this
 * call pass.
 */
export function scriptWord(word: 'open' | 'tell', call: number): string {
  return `http://${word}-${call}.${WORDS}/`
}

/** Parses the state from what Chromium resolved such an address to; null where another script answered, or none. */
export function readRouteState(resolved: string): RouteState | null {
  const match = new RegExp(`^PROXY (\\d+)-(\\d+)-(\\d+)\\.${WORDS.replaceAll('.', '\\.')}:1$`).exec(resolved)
  if (!match) return null
  return { script: Number(match[1]), call: Number(match[2]), asked: Number(match[3]) }
}
