import { setTimeout } from 'node:timers/promises'
import type { Session } from 'electron'
import { type Route, readRouteState, routeScript, scriptWord } from './route-script.ts'

/** How often, and with what pause in milliseconds, Sonde checks whether a session uses its new script. */
const LOOKS = 100
const BETWEEN_LOOKS = 20

/** A session of Chromium that lets one request pass at a time, each on a connection of its own. */
export interface CallSession {
  readonly session: Session
  /**
   * Lets one request to this service pass, by this way. Rejects where Chromium does not accept the script, and where
   * the session is already open: then nothing may be sent.
   */
  open(route: Route): Promise<void>
  /** To be called when the call has ended. */
  close(): void
  /** How often Chromium was about to send since `open`; null where that cannot be known any more. */
  timesAsked(): Promise<number | null>
}

/** Chromium does not have Sonde's script, or may not have it: the next call sets it. */
const NO_SCRIPT = { number: 0, origin: '', way: '' }

let calls = 0
let scripts = 0

/** `own` is a session of Chromium that no other code uses. */
export function openCallSession(own: Session): CallSession {
  let isOpen = false
  let script = NO_SCRIPT
  let call = 0

  const ask = async (word: 'open' | 'tell') => {
    const state = readRouteState(await own.resolveProxy(scriptWord(word, call)))
    return state?.script === script.number && state.call === call ? state : null
  }

  async function take(route: Route): Promise<void> {
    const number = ++scripts
    const text = Buffer.from(routeScript(route, number)).toString('base64')
    const pacScript = `data:application/x-ns-proxy-autoconfig;base64,${text}`
    script = NO_SCRIPT
    await own.setProxy({ mode: 'pac_script', pacScript })
    script = { number, ...route }
  }

  return {
    session: own,
    async open(route) {
      // If two calls used the session at once, each would allow the other one to be sent a second time.
      if (isOpen) throw new Error('the session is lent to another call')
      isOpen = true
      if (route.origin !== script.origin || route.way !== script.way) await take(route)
      // An earlier call may have left a connection open that is about to close.
      await own.closeAllConnections()
      call = ++calls
      for (let look = 0; look < LOOKS; look++) {
        if (await ask('open')) return
        await setTimeout(BETWEEN_LOOKS)
      }
      script = NO_SCRIPT
      throw new Error('the network service did not take in the proxy script')
    },
    close: () => {
      isOpen = false
    },
    timesAsked: async () => (await ask('tell'))?.asked ?? null,
  }
}
