/** Work that is done once the calls for it pause. */
export interface Debounce {
  /** Requests the work: it is done once `rest` has passed without another call. */
  call(): void
  /** Does the work now, if it was requested and is not done yet. */
  flush(): void
  /** Drops the request. */
  cancel(): void
  /** Whether the work was requested and is not done yet. */
  isWaiting(): boolean
}

/**
 * Does `run` once calls have paused for `rest` milliseconds, and at the latest `longest` milliseconds after the first
 * pending call, so that it is also done while a person types without a pause. Times are on the monotonic clock. (For a
 * value that a component shows, use Mantine's `useDebouncedValue`.)
 */
export function createDebounce(
  run: () => void,
  rest: number,
  longest: number = Number.POSITIVE_INFINITY,
): Debounce {
  let timer: ReturnType<typeof setTimeout> | null = null
  /** Time of the oldest pending call. */
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
