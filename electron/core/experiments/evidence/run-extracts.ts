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
import { READERS_EDITION } from '../../../service/results/read-results.ts'
import type { CorePorts } from '../../ports.ts'
import type { RunService } from '../../runs/run-service.ts'

/** What was counted in the answers of runs: in memory, on disk, or made anew. */
export interface RunExtracts {
  /** Null where no answers are stored, or where they cannot be read: that is told where the run is opened. */
  of(plan: ExperimentPlan, planned: { runId: string; arm: string }): Promise<RunExtract | null>
  /** Stores what was made since the last time, so that it need not be made again after a restart. */
  keep(): void
  /** Forgets what was counted in a run, whose answers are other ones now. */
  forget(runId: string): void
}

interface ExtractParts {
  ports: Pick<CorePorts, 'storage' | 'log'>
  runs: Pick<RunService, 'find' | 'results'>
}

/** So many runs have what was counted in them kept in memory. */
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

  /** What was kept of answers that older readers read is made anew: they are read again. */
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
      // The answers of many runs must not keep a person's own calls waiting.
      await setImmediate()
      // What the disk has not taken yet is newer than what is kept there.
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
      known.delete(runId)
      unkept.delete(runId)
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

/** The signs that need a look: what is only worth a note says nothing of a defect. */
function signsIn({ questions, results }: { questions: Question[]; results: RunResults }): string[][] {
  return diagnose({ questions, results }).items.map(({ suspicions }) =>
    suspicions.filter(({ weight }) => weight !== 'note').map(({ evidence }) => evidence.kind),
  )
}
