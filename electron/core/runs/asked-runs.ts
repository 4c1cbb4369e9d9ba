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

/** The number of other runs that are compared, newest first: reading the answers of each takes time. */
const MOST_RUNS = 20

/** Runs whose tables are cached; more would take much memory. */
const MOST_KEPT = 100

/** Items that are compared before other pending work may run. */
const ITEMS_AT_ONCE = 20

/** Compares an item across all runs of its survey that asked it. */
export interface AskedRunsService {
  /** Throws MISSING where the run has no results. */
  of(id: string, item: string): Promise<AskedRuns>
  /**
   * How each item of a run differs from the other runs that asked it, by its id. Throws MISSING where the run has no
   * results.
   */
  across(id: string): Promise<ReadonlyMap<string, AcrossRuns>>
  /** Drops the cached tables of a run that has changed; of all runs where no id is given. */
  forget(id?: string): void
}

/** Tables are computed once for each run and cached: going from item to item reads no answers again. */
export function createAskedRuns(runs: RunSource): AskedRunsService {
  const kept = new Map<string, TabulatedRun>()

  async function tabulated(run: Run): Promise<TabulatedRun> {
    const known = kept.get(run.id)
    if (known) return known
    // Lets other pending work run first, so that reading many runs does not delay a person's calls.
    await setImmediate()
    const { version, results } = await runs.results(run.id)
    const { draft } = version
    const made = { run, draft, tables: tabulateAll(draft.questions.map(analysedItem), results) }
    kept.set(run.id, made)
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    return made
  }

  /**
   * `looked`: the run itself. `found`: it and the runs that it may be compared with, newest first. `older`: how many
   * further runs were left out.
   */
  async function compared(id: string) {
    const looked = await tabulated(runs.get(id))
    const { surveyId, practice } = runs.get(id)
    const others = runs
      .list({ surveyId })
      // Practice answers and live answers are never compared.
      .filter((run) => run.id !== id && run.results === 'stored' && run.practice === practice)
    const found = [looked]
    for (const run of others.slice(0, MOST_RUNS)) {
      try {
        found.push(await tabulated(run))
      } catch {
        // A run that cannot be read shows its problem when it is opened; the others can still be compared.
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
        // A long questionnaire with many runs takes a while.
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
