import { setImmediate } from 'node:timers/promises'
import {
  emptyLedger,
  type LedgerDecision,
  type LedgerMatter,
  type LedgerTrial,
  type MendLedger,
  type StoredLedger,
  type TracedItem,
} from '../../../shared/ledger/ledger.ts'
import { traceItems } from '../../../shared/ledger/trace-items.ts'
import type { Experiment } from '../../../shared/models/experiment.ts'
import type { ExperimentEvidence } from '../../../shared/models/experiment-evidence.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import type { ExperimentService } from '../experiments/experiment-service.ts'
import type { CorePorts } from '../ports.ts'
import type { RunService } from '../runs/run-service.ts'

/** The revision logs of surveys. All methods throw MISSING where there is no such survey. */
export interface LedgerService {
  get(surveyId: string): Promise<LedgerMatter>
  words(surveyId: string): StoredLedger
  /** Throws CONFLICT for a revision that is not the stored one. */
  save(input: SaveInput): Pick<StoredLedger, 'revision' | 'savedAt'>
}

interface SaveInput {
  surveyId: string
  revision: number
  ledger: MendLedger
}

interface LedgerParts {
  ports: Pick<CorePorts, 'clock' | 'storage'>
  runs: Pick<RunService, 'list' | 'signs' | 'across'>
  experiments: Pick<ExperimentService, 'evidence' | 'list'>
}

/**
 * Collects what is stored about the items of a survey from one version, run or experiment after the other, and lets
 * other calls run in between.
 */
export function createLedgerService({ ports, runs, experiments }: LedgerParts): LedgerService {
  const { clock, storage } = ports

  function find(surveyId: string) {
    const survey = storage.surveys.get(surveyId)
    if (!survey) throw new SondeError('MISSING')
    return survey
  }

  async function itemsOf(surveyId: string): Promise<TracedItem[]> {
    const tracer = traceItems(find(surveyId).draft)
    for (const { id } of storage.surveys.listVersions(surveyId)) {
      await setImmediate()
      const version = storage.surveys.version(id)
      if (version) tracer.add(version)
    }
    return tracer.items()
  }

  async function seenOf(surveyId: string): Promise<LedgerMatter['seen']> {
    const seen = await runs.signs(surveyId)
    if (!seen) return null
    const ids = new Set(seen.items.map(({ olderRun = seen.run }) => olderRun.id))
    const across = new Map<string, Awaited<ReturnType<RunService['across']>>>()
    for (const id of ids) across.set(id, await runs.across(id))
    const none = { repeats: null, move: null }
    return {
      run: seen.run,
      items: seen.items.map((item) => ({
        ...item,
        across: across.get((item.olderRun ?? seen.run).id)?.get(item.question.id) ?? none,
      })),
    }
  }

  async function decisionsOf(surveyId: string): Promise<LedgerDecision[]> {
    const found = new Map<string, LedgerDecision>()
    for (const run of runs.list({ surveyId })) {
      await setImmediate()
      const items = storage.annotations.get(run.id)?.annotations.items ?? {}
      const { id, versionNumber, createdAt, connectionId, connectionName, practice } = run
      for (const [item, { decision, note }] of Object.entries(items)) {
        if (found.has(item)) continue
        const name = { id, versionNumber, createdAt, connectionId, connectionName, practice }
        found.set(item, { item, run: name, decision, note })
      }
    }
    return [...found.values()]
  }

  async function trialsOf(surveyId: string): Promise<LedgerTrial[]> {
    const trials: LedgerTrial[] = []
    const summaries = new Map(experiments.list({ surveyId }).map((each) => [each.id, each]))
    for (const experiment of storage.experiments.list({ surveyId })) {
      const { plan } = experiment
      if (plan.item === null) continue
      await setImmediate()
      const evidence = await experiments.evidence(experiment.id)
      const { practice = false, connectionName = '' } = summaries.get(experiment.id) ?? {}
      const coded = storage.experimentNotes.get(experiment.id)?.notes.answers ?? []
      const codes = coded.flatMap(({ code }) => code ?? [])
      trials.push({ ...onlyTheItem(experiment, evidence, plan.item), codes, practice, connectionName })
    }
    return trials
  }

  return {
    async get(surveyId) {
      const { draft } = find(surveyId)
      return {
        title: draft.title,
        items: await itemsOf(surveyId),
        dismissals: draft.dismissals,
        rulesOff: draft.rulesOff,
        seen: await seenOf(surveyId),
        decisions: await decisionsOf(surveyId),
        trials: await trialsOf(surveyId),
      }
    },
    words(surveyId) {
      find(surveyId)
      const none = { ledger: emptyLedger(), revision: 0, savedAt: 0 }
      return { ...(storage.ledgers.get(surveyId) ?? none), history: storage.history() }
    },
    save({ surveyId, revision, ledger }) {
      const savedAt = clock.now()
      const saved = storage.ledgers.save(surveyId, revision, ledger, savedAt)
      if (saved === null) throw new SondeError('CONFLICT')
      return { revision: saved, savedAt }
    },
  }
}

/** An experiment and its evidence, reduced to one item, so that not every long questionnaire is sent to the page. */
function onlyTheItem(experiment: Experiment, evidence: ExperimentEvidence, item: string) {
  const { plan } = experiment
  const questions = plan.draft.questions.filter(({ id }) => id === item)
  return {
    experiment: { ...experiment, plan: { ...plan, draft: { ...plan.draft, questions } } },
    evidence: {
      planChanged: evidence.planChanged,
      runs: evidence.runs.map((run) => ({
        ...run,
        items: run.items.filter((each) => each.item === item),
        traits: [],
      })),
    },
  }
}
