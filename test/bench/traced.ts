import type { CDPSession } from '@playwright/test'

/** An event of Chromium's trace; times in microseconds. */
interface TraceEvent {
  name: string
  tid: number
  pid: number
  ts: number
  /** Processor time: of the thread up to the event, and of the event itself. */
  tts?: number
  tdur?: number
  args: { name?: string }
}

/** Processor time of a page's main thread, in milliseconds. Unlike wall time, it hardly grows on a busy machine. */
export interface PageWork {
  /** Time of each task, longest first. */
  tasks: number[]
  /** Total time of the tasks from each mark of this name to the next one, longest first. */
  betweenMarks(name: string): number[]
  /** Time from each mark `from` to the next mark `to`. */
  fromTo(from: string, to: string): number[]
}

/** Runs `act` while Chromium traces its threads. Marks are those of `performance.mark`. */
export async function traced<Result>(
  devtools: CDPSession,
  act: () => Promise<Result>,
): Promise<{ result: Result; work: PageWork }> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]))
  devtools.on('Tracing.dataCollected', collect)
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['toplevel', 'blink.user_timing', '__metadata'],
      excludedCategories: ['*'],
    },
  })
  const result = await act()
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
  await devtools.send('Tracing.end')
  await complete
  devtools.off('Tracing.dataCollected', collect)
  return { result, work: workOf(events) }
}

function workOf(events: readonly TraceEvent[]): PageWork {
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  )
  const onMain = events
    .filter(({ pid, tid }) => main.has(`${pid}/${tid}`))
    .sort((one, other) => one.ts - other.ts)
  const tasks = onMain.filter(({ name, tdur }) => name.endsWith('RunTask') && tdur !== undefined)
  const took = ({ tdur = 0 }: TraceEvent) => tdur / 1000
  return {
    tasks: longestFirst(tasks.map(took)),
    betweenMarks(name) {
      const marks = onMain.filter((event) => event.name === name).map(({ ts }) => ts)
      const work = marks.map(() => 0)
      for (const task of tasks) {
        const at = marks.findLastIndex((mark) => mark <= task.ts)
        if (at >= 0) work[at] = (work[at] ?? 0) + took(task)
      }
      return longestFirst(work)
    },
    fromTo(from, to) {
      return onMain.flatMap((event, at) => {
        if (event.name !== from) return []
        const end = onMain.slice(at).find(({ name }) => name === to)
        return end?.tts === undefined || event.tts === undefined ? [] : [(end.tts - event.tts) / 1000]
      })
    },
  }
}

function longestFirst(times: number[]): number[] {
  return times.sort((one, other) => other - one)
}
