import { createNodeFetch } from '../../electron/host/node-fetch.ts'

/** A way to the service that loses calls, each kind of call at its first two tries. */
export interface LosingWay {
  fetch: typeof fetch
  /** Kinds of calls that were lost so far, each as often as it was, such as "POST /surveys/:id/launch". */
  lost: string[]
}

/**
 * Loses the first call of each kind before it reaches the service, and the answer to the second one after the service has
 * carried it out.
 */
export function cutEachCall(ask: typeof fetch = createNodeFetch()): LosingWay {
  const tries = new Map<string, number>()
  const lost: string[] = []
  return {
    lost,
    fetch: async (input, init) => {
      const kind = kindOf(new URL(input instanceof Request ? input.url : input), init?.method ?? 'GET')
      const nth = (tries.get(kind) ?? 0) + 1
      tries.set(kind, nth)
      if (nth > 2) return ask(input, init)
      lost.push(kind)
      if (nth === 2) await (await ask(input, init)).text()
      throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
    },
  }
}

/** The operation that a call asks for: its address without the id of a survey. */
function kindOf({ pathname }: URL, method: string): string {
  return `${method} ${pathname.replace(/^.*\/(?=surveys)/u, '/').replace(/(?<=surveys\/)[^/]+/u, ':id')}`
}
