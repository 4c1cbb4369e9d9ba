/** Work that goes on behind the calls that began it, and that can be ended all at once. */
export interface WorkUnderWay {
  /** Begins `work`; `signal` tells it to end. Resolves when it has ended, and never rejects. */
  begin(work: (signal: AbortSignal) => Promise<void>): Promise<void>
  /** Ends all work and waits until it has ended; what begins later is not concerned. */
  rest(): Promise<void>
}

/** `onError` hears what a piece of work did not handle itself. */
export function createWorkUnderWay(onError: (error: unknown) => void): WorkUnderWay {
  const underWay = new Set<Promise<void>>()
  let resting = new AbortController()
  return {
    begin: (work) => {
      const ended = work(resting.signal)
        .catch(onError)
        .finally(() => underWay.delete(ended))
      underWay.add(ended)
      return ended
    },
    rest: async () => {
      resting.abort()
      await Promise.all(underWay)
      resting = new AbortController()
    },
  }
}
