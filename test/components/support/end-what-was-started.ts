import { afterAll, expect, vi } from 'vitest'

/** Where each interval and worker that has not been ended was started; kept by the page, which all test files share. */
interface Started {
  intervals: Map<number, string>
  workers: Map<Worker, string>
}

type Watched = Window & { startedHere?: Started }

/**
 * Runs before each file of component tests. The file fails if an interval or a worker that was started in it still runs
 * after its last test.
 */
const started = watch(window as Watched)

afterAll(async () => {
  // Without a limit of its own it would wait for a second, which is too short on a busy machine.
  await vi.waitFor(() => expect(whatRuns(), 'what still runs').toEqual([]), { timeout: 30_000 })
})

function whatRuns(): string[] {
  const workers = [...started.workers.values()]
  // The page keeps one wording checker that was stopped, for the next draft.
  const spare = workers.findIndex((from) => from.includes('start-wording-worker'))
  return [...started.intervals.values(), ...workers.filter((_from, at) => at !== spare)]
}

function watch(page: Watched): Started {
  if (page.startedHere) return page.startedHere
  const intervals = new Map<number, string>()
  const workers = new Map<Worker, string>()
  page.startedHere = { intervals, workers }
  const { setInterval: start, clearInterval: end, Worker: RealWorker } = window
  const from = (what: string) => new Error(what).stack ?? what
  Object.assign(window, {
    setInterval: (...given: Parameters<typeof start>) => {
      const id = start(...given)
      intervals.set(id, from('interval'))
      return id
    },
    clearInterval: (id: number) => {
      intervals.delete(id)
      end(id)
    },
    Worker: class extends RealWorker {
      constructor(...given: ConstructorParameters<typeof RealWorker>) {
        super(...given)
        workers.set(this, from('worker'))
      }

      override terminate(): void {
        workers.delete(this)
        super.terminate()
      }
    },
  })
  return page.startedHere
}
