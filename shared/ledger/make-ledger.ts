import type { SaidFinding } from '../analysis/diagnostics/said-beside-seen.ts'
import { judgeExperiment } from '../experiments/verdict/judge-experiment.ts'
import type { Verdict } from '../experiments/verdict/verdict.ts'
import type { ProbeKind } from '../models/experiment.ts'
import type {
  LedgerAnswers,
  LedgerDecision,
  LedgerMatter,
  LedgerTrial,
  TracedItem,
} from '../models/ledger.ts'

/** What the ledger is made of. */
export interface LedgerInput {
  matter: LedgerMatter
  /** What the wording checker says of the draft's items, by id; null until it has said it, or where it did not start. */
  said: ReadonlyMap<string, readonly SaidFinding[]> | null
}

/** An experiment about an item, judged. */
export interface JudgedTrial extends LedgerTrial {
  /** Null before the launch. */
  verdict: Verdict | null
  /** Null where the experiment has no arm of probes. */
  probes: {
    /** Kinds of its probes, in their order, each once. */
    kinds: ProbeKind[]
    /** Personas whose answers came. */
    personas: number
  } | null
}

/** One item with all that is known of it. */
export interface LedgerRow {
  item: TracedItem
  /** What the rules say: null until the checker has said it, where it did not start, and of an item that was dropped. */
  said: readonly SaidFinding[] | null
  /** What the answers show; null where the newest run with answers did not ask it. */
  answers: LedgerAnswers | null
  /** Newest first. */
  trials: readonly JudgedTrial[]
  /** Of the newest run at which anything was decided of it. */
  decision: LedgerDecision | null
}

/** A row for each item, in the order of the questionnaire, and then for each that was dropped. */
export function makeLedger({ matter, said }: LedgerInput): LedgerRow[] {
  const { items, seen, decisions, trials } = matter
  const judged = trials.map(judge)
  const idsOf = indexById(items)
  const answers = new Map(seen?.items.map((each) => [idsOf.get(each.question.id), each]))
  return items.map((item) => ({
    item,
    said: item.at === null ? null : said && (said.get(item.id) ?? []),
    answers: answers.get(item) ?? null,
    trials: judged.filter(({ experiment: { plan } }) => idsOf.get(plan.item ?? '') === item),
    decision: newest(decisions.filter((each) => idsOf.get(each.item) === item)),
  }))
}

/** The item that an id means, in whatever version; an item of the draft goes before one that was dropped. */
function indexById(items: readonly TracedItem[]): ReadonlyMap<string, TracedItem> {
  const found = new Map<string, TracedItem>()
  for (const item of items) for (const id of item.ids) if (!found.has(id)) found.set(id, item)
  return found
}

function newest(decisions: readonly LedgerDecision[]): LedgerDecision | null {
  const [first] = decisions.toSorted((one, other) => other.run.createdAt - one.run.createdAt)
  return first ?? null
}

function judge(trial: LedgerTrial): JudgedTrial {
  const { experiment, evidence } = trial
  const { plan, frozen } = experiment
  const probing = plan.arms.filter(({ kind }) => kind === 'probe')
  const runs = evidence.runs.filter(({ arm }) => probing.some(({ id }) => id === arm))
  const kinds = new Set(probing.flatMap(({ probes }) => probes.map(({ kind }) => kind)))
  return {
    ...trial,
    verdict: frozen ? judgeExperiment(experiment, evidence) : null,
    probes:
      probing.length === 0
        ? null
        : {
            kinds: [...kinds],
            personas: runs.reduce((all, { hasAnswers, personas }) => all + (hasAnswers ? personas : 0), 0),
          },
  }
}
