import { z } from 'zod'
import { type Banner, CELL_MODES } from './banner.ts'

/** Where the breakdowns of runs are kept in the browser, so that they outlive the page. */
const PLACE = 'sonde-breakdowns'

/** How many runs have theirs kept; the one chosen longest ago goes first. */
const MOST_RUNS = 100

const storedSchema = z.array(
  z.object({ run: z.string(), chosen: z.array(z.string()).readonly(), mode: z.enum(CELL_MODES) }),
)

/** What was last chosen for a run, in any window; null where nothing was, or nothing can be kept. */
export function readBanner(runId: string): Banner | null {
  const { chosen, mode } = readAll().find(({ run }) => run === runId) ?? {}
  return chosen && mode ? { chosen, mode } : null
}

/** Keeps it. Where the browser keeps nothing, it is lost with the page. */
export function storeBanner(runId: string, { chosen, mode }: Banner): void {
  const others = readAll().filter(({ run }) => run !== runId)
  const all = [...others, { run: runId, chosen, mode }].slice(-MOST_RUNS)
  try {
    localStorage.setItem(PLACE, JSON.stringify(all))
  } catch {
    // The storage is full or forbidden.
  }
}

function readAll(): z.infer<typeof storedSchema> {
  try {
    return storedSchema.safeParse(JSON.parse(localStorage.getItem(PLACE) ?? '[]')).data ?? []
  } catch {
    return []
  }
}
