import { setImmediate } from 'node:timers/promises'
import { diagnose } from '../../../../shared/analysis/diagnostics/diagnose.ts'
import {
  extractRun,
  type RunExtract,
  runExtractSchema,
} from '../../../../shared/experiments/evidence/run-extract.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import type { ExperimentPlan } from '../../../../shared/models/experiment.ts'
import type { RunResults } from '../../../../shared/models/results.ts'
import { toProblem } from '../../../../shared/models/sonde-error.ts'
import { READERS_EDITION } from '../../../service/results/readers-edition.ts'
import type { CorePorts } from '../../ports.ts'
import type { RunService } from '../../runs/run-service.ts'

/** The extracts of runs, i.e. the counts made from their answers: taken from memory or from disk, or made anew. */
export interface RunExtracts {
  /** Null where no answers are stored, or where they cannot be read: the run itself shows that problem. */
  of(plan: ExperimentPlan, planned: { runId: string; arm: string }): Promise<RunExtract | null>
  /** Stores the extracts that were made since the last time, so that they need not be made again after a restart. */
  keep(): void
  /** Drops the extract of a run whose answers have changed; of all runs where no id is given. */
  forget(runId?: string): void
}

interface ExtractParts {
  ports: Pick<CorePorts, 'storage' | 'log'>
  runs: Pick<RunService, 'find' | 'results'>
}

/** Number of extracts that are kept in memory. */
const MOST_KEPT = 500

export function createRunExtracts({ ports: { storage, log }, runs }: ExtractParts): RunExtracts {
  const known = new Map<string, RunExtract>()
  const unkept = new Map<string, RunExtract>()

  function remember(runId: string, extract: RunExtract): RunExtract {
    known.set(runId, extract)
    const [oldest] = known.keys()
    if (known.size > MOST_KEPT && oldest !== undefined) known.delete(oldest)
    return extract
  }

  /** The stored extract, unless an older edition of the readers read the answers: then it is made anew. */
  function keptOf(runId: string): RunExtract | null {
    const kept = storage.experiments.extract(runId, runExtractSchema)
    return kept && kept.readers >= READERS_EDITION ? kept : null
  }

  return {
    of: async (plan, { runId, arm: armId }) => {
      const run = runs.find(runId)
      const arm = plan.arms.find(({ id }) => id === armId)
      if (!arm || run?.results !== 'stored') return null
      const found = known.get(runId)
      if (found) return found
      // Lets other pending work run first, so that reading many runs does not delay a person's calls.
      await setImmediate()
      // While the run is not saved, the stored extract may be older than its answers.
      const kept = run.unsaved ? null : keptOf(runId)
      if (kept) return remember(runId, kept)
      const read = await tryRead(runs, runId)
      if (!read) return null
      const signs = plan.purpose === 'calibration' ? signsIn(read) : []
      const made = extractRun(plan, arm, { ...read, signs })
      unkept.set(runId, made)
      return remember(runId, made)
    },

    keep: () => {
      const made = [...unkept].filter(([runId]) => runs.find(runId)?.unsaved === false)
      unkept.clear()
      if (made.length === 0) return
      try {
        storage.experiments.keepExtracts(made)
      } catch (error) {
        // It can be made again from the answers.
        log.error('experiment.extracts', { code: toProblem(error).code })
      }
    },

    forget: (runId) => {
      for (const extracts of [known, unkept])
        if (runId === undefined) extracts.clear()
        else extracts.delete(runId)
    },
  }
}

/** The answers of a run with what was asked; null where they cannot be read. */
export async function tryRead(
  runs: Pick<RunService, 'results'>,
  runId: string,
): Promise<{ questions: Question[]; results: RunResults } | null> {
  try {
    const { version, results } = await runs.results(runId)
    return { questions: version.draft.questions, results }
  } catch {
    return null
  }
}

/** The signs that need a look, by item. Signs that are only worth a note do not indicate a defect. */
function signsIn({ questions, results }: { questions: Question[]; results: RunResults }): string[][] {
  return diagnose({ questions, results }).items.map(({ suspicions }) =>
    suspicions.filter(({ weight }) => weight !== 'note').map(({ evidence }) => evidence.kind),
  )
}
