/** Work that goes on in the background after the call that began it has returned, and that can be ended all at once. */
export interface WorkUnderWay {
  /** Begins `work`, and aborts `signal` when it must end. Resolves when it has ended, and never rejects. */
  begin(work: (signal: AbortSignal) => Promise<void>): Promise<void>
  /** Ends all work that was begun so far, and waits until it has ended. Work may be begun again afterwards. */
  rest(): Promise<void>
}

/** `onError` is called with errors that a piece of work did not handle itself. */
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
