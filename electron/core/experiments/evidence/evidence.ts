import { setImmediate } from 'node:timers/promises'
import { diagnose } from '../../../../shared/analysis/diagnostics/diagnose.ts'
import { probedPersonas } from '../../../../shared/experiments/evidence/probed-personas.ts'
import { extractRun, type RunExtract } from '../../../../shared/experiments/evidence/run-extract.ts'
import { traitEvidence } from '../../../../shared/experiments/evidence/trait-evidence.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import type { Experiment, PlannedRun } from '../../../../shared/models/experiment.ts'
import type {
  ExperimentEvidence,
  ProbedPersona,
  RunEvidence,
} from '../../../../shared/models/experiment-evidence.ts'
import type { RunResults } from '../../../../shared/models/results.ts'
import type { Run } from '../../../../shared/models/run.ts'
import { SondeError } from '../../../../shared/models/sonde-error.ts'
import type { RunService } from '../../runs/run-service.ts'

/** What came of an experiment. */
export interface Evidence {
  evidence(id: string): Promise<ExperimentEvidence>
  /** Throws MISSING where the experiment has no such arm. */
  probed(input: { id: string; arm: string }): Promise<{ personas: ProbedPersona[] }>
  /** Forgets what was counted in a run, of which something changed; in all runs where none is named. */
  forget(runId?: string): void
}

interface EvidenceParts {
  /** Throws MISSING. */
  find(id: string): Experiment
  runs: Pick<RunService, 'find' | 'results'>
}

/** So many runs have what was counted in them kept. */
const MOST_KEPT = 500

export function createEvidence({ find, runs }: EvidenceParts): Evidence {
  const kept = new Map<string, RunExtract>()

  /** Null where no answers are stored, or where they cannot be read: that is told where the run is opened. */
  async function extractOf({ plan }: Experiment, planned: PlannedRun): Promise<RunExtract | null> {
    const known = kept.get(planned.runId)
    if (known) return known
    const arm = plan.arms.find(({ id }) => id === planned.arm)
    if (!arm || !hasAnswers(runs.find(planned.runId))) return null
    // The answers of many runs must not keep a person's own calls waiting.
    await setImmediate()
    const read = tryRead(planned.runId)
    if (!read) return null
    const signs = plan.purpose === 'calibration' ? signsIn(read) : []
    const made = extractRun(plan, arm, { ...read, signs })
    kept.set(planned.runId, made)
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    return made
  }

  function tryRead(runId: string): { questions: Question[]; results: RunResults } | null {
    try {
      const { version, results } = runs.results(runId)
      return { questions: version.draft.questions, results }
    } catch {
      return null
    }
  }

  return {
    evidence: async (id) => {
      const experiment = find(id)
      const extracts: (RunExtract | null)[] = []
      for (const planned of experiment.runs) extracts.push(await extractOf(experiment, planned))
      const known = extracts.filter((extract) => extract !== null)
      const traits = traitEvidence(known, optionCount(experiment))
      return {
        runs: experiment.runs.map(({ runId, arm, repeat, extension }, at): RunEvidence => {
          const extract = extracts[at] ?? null
          return {
            ...{ runId, arm, repeat, extension },
            state: runs.find(runId)?.state ?? null,
            hasAnswers: extract !== null,
            personas: extract?.personas ?? 0,
            items: extract?.items ?? [],
            traits: (extract && traits[known.indexOf(extract)]) ?? [],
          }
        }),
      }
    },

    probed: async ({ id, arm: armId }) => {
      const { plan, runs: planned } = find(id)
      const arm = plan.arms.find((each) => each.id === armId)
      if (!arm) throw new SondeError('MISSING')
      const personas: ProbedPersona[] = []
      for (const { runId } of planned.filter((each) => each.arm === armId)) {
        if (!hasAnswers(runs.find(runId))) continue
        await setImmediate()
        const read = tryRead(runId)
        if (read) personas.push(...probedPersonas(runId, arm, read))
      }
      return { personas }
    },

    forget: (runId) => {
      if (runId === undefined) kept.clear()
      else kept.delete(runId)
    },
  }
}

function hasAnswers(run: Run | null): boolean {
  return run?.results === 'stored'
}

/** The signs that need a look: what is only worth a note says nothing of a defect. */
function signsIn({ questions, results }: { questions: Question[]; results: RunResults }): string[][] {
  return diagnose({ questions, results }).items.map(({ suspicions }) =>
    suspicions.filter(({ weight }) => weight !== 'note').map(({ evidence }) => evidence.kind),
  )
}

/** How many options A has; 0 for a calibration. */
function optionCount({ plan }: Experiment): number {
  if (plan.item === null) return 0
  const base = plan.arms.find(({ kind }) => kind === 'base')?.question
  return (base ?? plan.draft.questions.find(({ id }) => id === plan.item))?.options.length ?? 0
}
