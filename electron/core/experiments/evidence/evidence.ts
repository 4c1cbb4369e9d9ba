import { setImmediate } from 'node:timers/promises'
import { probedPersonas } from '../../../../shared/experiments/evidence/probed-personas.ts'
import type { RunExtract } from '../../../../shared/experiments/evidence/run-extract.ts'
import { traitEvidence } from '../../../../shared/experiments/evidence/trait-evidence.ts'
import type { Experiment, ExperimentPlan } from '../../../../shared/models/experiment.ts'
import type {
  ExperimentEvidence,
  ProbedPersona,
  RunEvidence,
  TraitEvidence,
} from '../../../../shared/models/experiment-evidence.ts'
import { SondeError } from '../../../../shared/models/sonde-error.ts'
import type { Hub } from '../../events/hub.ts'
import type { CorePorts } from '../../ports.ts'
import type { RunService } from '../../runs/run-service.ts'
import { isPlanChanged } from '../plan-hash.ts'
import { createRunExtracts, tryRead } from './run-extracts.ts'

/** The results of an experiment. */
export interface EvidenceReader {
  /** Throws MISSING, as does `probed`. */
  evidence(id: string): Promise<ExperimentEvidence>
  /** The personas that answered an arm with probes. */
  probed(input: { id: string; arm: string }): Promise<{ personas: ProbedPersona[] }>
  /** To be called when another store has replaced the one in use: drops what was counted from its answers. */
  forget(): void
}

interface EvidenceParts {
  ports: Pick<CorePorts, 'storage' | 'log'>
  hub: Hub
  /** Throws MISSING. */
  find(id: string): Experiment
  runs: Pick<RunService, 'find' | 'results'>
}

export function createEvidence({ ports, hub, find, runs }: EvidenceParts): EvidenceReader {
  const extracts = createRunExtracts({ ports, runs })
  hub.subscribe('readAgain', (id) => extracts.forget(id))
  hub.subscribe('run', ({ id, results, experiment }) => {
    if (results !== 'stored') extracts.forget(id)
    else if (experiment) void count(experiment.id, { runId: id, arm: experiment.arm })
  })

  /** Counts answers as soon as they have come, so that nobody has to wait for it when opening the experiment later. */
  async function count(id: string, planned: { runId: string; arm: string }): Promise<void> {
    try {
      await extracts.of(find(id).plan, planned)
      extracts.keep()
    } catch {
      // The disk cannot be read now, or Sonde is closing: the answers are counted when the experiment is opened.
    }
  }

  return {
    evidence: async (id) => {
      const experiment = find(id)
      const { plan, runs: planned } = experiment
      const found: (RunExtract | null)[] = []
      for (const each of planned) found.push(await extracts.of(plan, each))
      extracts.keep()
      const traits = traitsByRun(plan, planned, found)
      return {
        planChanged: isPlanChanged(experiment, ports.storage.experiments.storedPlan(id)),
        runs: planned.map(({ runId, arm, repeat, extension }, at): RunEvidence => {
          const extract = found[at] ?? null
          return {
            ...{ runId, arm, repeat, extension },
            state: runs.find(runId)?.state ?? null,
            hasAnswers: extract !== null,
            personas: extract?.personas ?? 0,
            items: extract?.items ?? [],
            traits: traits.get(runId) ?? [],
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
        if (runs.find(runId)?.results !== 'stored') continue
        await setImmediate()
        const read = await tryRead(runs, runId)
        if (read) personas.push(...probedPersonas(runId, arm, read))
      }
      return { personas }
    },

    forget: () => extracts.forget(),
  }
}

/** The groups of each run of the two compared arms, the only ones whose groups a verdict sets side by side. */
function traitsByRun(
  plan: ExperimentPlan,
  planned: Experiment['runs'],
  found: readonly (RunExtract | null)[],
): Map<string, TraitEvidence[]> {
  const compared = planned.flatMap(({ runId, arm }, at) => {
    const extract = found[at]
    return extract && [plan.comparison?.from, plan.comparison?.to].includes(arm) ? [{ runId, extract }] : []
  })
  const traits = traitEvidence(
    compared.map(({ extract }) => extract),
    optionCount(plan),
  )
  return new Map(compared.map(({ runId }, at) => [runId, traits[at] ?? []]))
}

/** The number of response options of A; 0 for a calibration. */
function optionCount({ arms, draft, item }: ExperimentPlan): number {
  if (item === null) return 0
  const base = arms.find(({ kind }) => kind === 'base')?.question
  return (base ?? draft.questions.find(({ id }) => id === item))?.options.length ?? 0
}
