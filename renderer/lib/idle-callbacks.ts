/** Milliseconds of work that one call may do where the browser does not say how long it is idle. */
const SHARE = 8

/**
 * Gives browsers without `requestIdleCallback`, such as Safari, one that waits for the next turn. Work that waits for
 * idle time is then done a little earlier than it need be, and in shares as short.
 */
export function provideIdleCallbacks(page: Window): void {
  if ('requestIdleCallback' in page) return
  const callbacks: Pick<Window, 'requestIdleCallback' | 'cancelIdleCallback'> = {
    requestIdleCallback: (work) => {
      const timer = setTimeout(() => {
        const end = performance.now() + SHARE
        work({ didTimeout: false, timeRemaining: () => Math.max(0, end - performance.now()) })
      }, 1)
      return Number(timer)
    },
    cancelIdleCallback: (handle) => clearTimeout(handle),
  }
  Object.assign(page, callbacks)
}
