/** Work that waits until the calls for it pause. */
export interface Debounce {
  /** Asks for the work: it is done once `rest` has passed without another call. */
  call(): void
  /** Does the work now, if it was asked for and waits. */
  flush(): void
  /** Forgets that the work was asked for. */
  cancel(): void
  /** Whether the work was asked for and is not done yet. */
  isWaiting(): boolean
}

/**
 * Does `run` once calls have paused for `rest` milliseconds, and at the latest `longest` milliseconds after the first call
 * that waits: who never stops typing is served all the same. Times are on the monotonic clock. (A value that a component
 * shows waits with Mantine's `useDebouncedValue`.)
 */
export function createDebounce(
  run: () => void,
  rest: number,
  longest: number = Number.POSITIVE_INFINITY,
): Debounce {
  let timer: ReturnType<typeof setTimeout> | null = null
  /** When the oldest call that waits was made. */
  let since = 0
  const cancel = () => {
    if (timer !== null) clearTimeout(timer)
    timer = null
  }
  const runNow = () => {
    cancel()
    run()
  }
  return {
    call() {
      const now = performance.now()
      if (timer === null) since = now
      cancel()
      timer = setTimeout(runNow, Math.max(0, Math.min(rest, since + longest - now)))
    },
    flush() {
      if (timer !== null) runNow()
    },
    cancel,
    isWaiting: () => timer !== null,
  }
}
