import { setImmediate } from 'node:timers/promises'
import { type AcrossRuns, compareAcrossRuns } from '../../../shared/analysis/across-runs.ts'
import { askedRunsFinder, findAskedRuns, type TabulatedRun } from '../../../shared/analysis/asked-runs.ts'
import { analysedItem } from '../../../shared/analysis/item-responses.ts'
import { tabulateAll } from '../../../shared/analysis/tabulate.ts'
import type { AskedRuns } from '../../../shared/models/asked-run.ts'
import type { RunResults } from '../../../shared/models/results.ts'
import type { Run } from '../../../shared/models/run.ts'
import type { SurveyVersion } from '../../../shared/models/version.ts'

/** Where runs and their results come from. */
interface RunSource {
  get(id: string): Run
  list(filter: { surveyId: string }): Run[]
  /** Rejects with MISSING. */
  results(id: string): Promise<{ version: SurveyVersion; results: RunResults }>
}

/** Older runs of a survey are not looked through: reading the answers of each takes time. */
const MOST_RUNS = 20

/** So many runs have their tables kept; more would take much memory. */
const MOST_KEPT = 100

/** Items that are compared before what else was asked may go first. */
const ITEMS_AT_ONCE = 20

/** The same item in every run of its survey. */
export interface AskedRunsService {
  /** Throws MISSING where the run has no results. */
  of(id: string, item: string): Promise<AskedRuns>
  /** How each item of a run differs from the other runs that asked it, by its id. Throws MISSING where the run has no results. */
  across(id: string): Promise<ReadonlyMap<string, AcrossRuns>>
  /** Forgets the tables of a run, of which something changed; of all runs where none is named. */
  forget(id?: string): void
}

/** Tables are made once a run: whoever goes from item to item reads no answers again. */
export function createAskedRuns(runs: RunSource): AskedRunsService {
  const kept = new Map<string, TabulatedRun>()

  async function tabulated(run: Run): Promise<TabulatedRun> {
    const known = kept.get(run.id)
    if (known) return known
    // The answers of many runs must not keep a person's own calls waiting.
    await setImmediate()
    const { version, results } = await runs.results(run.id)
    const { draft } = version
    const made = { run, draft, tables: tabulateAll(draft.questions.map(analysedItem), results) }
    kept.set(run.id, made)
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    return made
  }

  /** A run, it and all that it may be compared with, newest first, and how many are too long ago for that. */
  async function compared(id: string) {
    const looked = await tabulated(runs.get(id))
    const { surveyId, practice } = runs.get(id)
    const others = runs
      .list({ surveyId })
      // Practice and live answers are never set side by side.
      .filter((run) => run.id !== id && run.results === 'stored' && run.practice === practice)
    const found = [looked]
    for (const run of others.slice(0, MOST_RUNS)) {
      try {
        found.push(await tabulated(run))
      } catch {
        // What cannot be read is told where that run is opened; the others can be compared all the same.
      }
    }
    found.sort((a, b) => b.run.createdAt - a.run.createdAt)
    return { looked, found, older: Math.max(0, others.length - MOST_RUNS) }
  }

  return {
    async of(id, item) {
      const { looked, found, older } = await compared(id)
      return { runs: findAskedRuns(item, looked, found), older }
    },
    async across(id) {
      const { looked, found } = await compared(id)
      const find = askedRunsFinder(looked, found)
      const across = new Map<string, AcrossRuns>()
      for (const [at, { id: item }] of looked.draft.questions.entries()) {
        // A long questionnaire that was launched often takes a while.
        if (at % ITEMS_AT_ONCE === 0) await setImmediate()
        across.set(item, compareAcrossRuns(find(item), id))
      }
      return across
    },
    forget: (id) => {
      if (id === undefined) kept.clear()
      else kept.delete(id)
    },
  }
}
