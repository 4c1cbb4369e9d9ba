import type { SaidFinding } from '../analysis/diagnostics/said-beside-seen.ts'
import { type CodeCounts, countByCode } from '../experiments/qas/coded-answers.ts'
import { judgeExperiment } from '../experiments/verdict/judge-experiment.ts'
import type { Verdict } from '../experiments/verdict/verdict.ts'
import type { ProbeKind } from '../models/experiment.ts'
import { areUnreadable, isUnreadable } from '../wording/detect-language.ts'
import type { ItemReport } from '../wording/survey-report.ts'
import type { LedgerAnswers, LedgerDecision, LedgerMatter, LedgerTrial, TracedItem } from './ledger.ts'
import { type RevisedFindings, revisedFindings } from './revised-findings.ts'

/** What a ledger is made from. */
export interface LedgerInput {
  matter: LedgerMatter
  /** The wording checker's findings in the draft, by item id; null before it has finished, or if it did not start. */
  said: ReadonlyMap<string, readonly SaidFinding[]> | null
  /** The wording checker's reports on the draft and on `earlierWordings`; null before all are there. */
  reports: ReadonlyMap<string, ItemReport> | null
}

/** An experiment about an item, with its verdict. */
export interface JudgedTrial extends LedgerTrial {
  /** Null before the launch. */
  verdict: Verdict | null
  /** Null where the experiment has no arm of probes. */
  probes: {
    /** Kinds of its probes, in order and without repeats. */
    kinds: ProbeKind[]
    /** Number of personas whose answers were received. */
    personas: number
    /** How many of their answers the person gave each code of QAS-99, in the order of the codes. */
    codes: CodeCounts['codes']
  } | null
}

/** One item with all that is known of it. */
export interface LedgerRow {
  item: TracedItem
  /** The wording checker's findings: null before it has finished, if it did not start, and for a dropped item. */
  said: readonly SaidFinding[] | null
  /** Whether the newest wording is in a language that the wording checker cannot read. */
  unread: boolean
  /** What each rewording changed in the checker's findings, newest first; empty before the checker has finished. */
  revised: readonly (RevisedFindings | null)[]
  /** What the answers show; null where the newest run with answers did not ask the item. */
  answers: LedgerAnswers | null
  /** Newest first. */
  trials: readonly JudgedTrial[]
  /** The newest decision or note on the item; null where there is none. */
  decision: LedgerDecision | null
}

/** A row for each item, in the order of the questionnaire, then one for each dropped item. */
export function makeLedger({ matter, said, reports }: LedgerInput): LedgerRow[] {
  const { items, seen, decisions, trials } = matter
  const judged = trials.map(judge)
  const idsOf = indexById(items)
  const isForeign = areUnreadable(items.filter(({ at }) => at !== null).map(stemOf))
  const answers = new Map(seen?.items.map((each) => [idsOf.get(each.question.id), each]))
  return items.map((item) => ({
    item,
    said: item.at === null ? null : said && (said.get(item.id) ?? []),
    unread: isUnreadable(stemOf(item), isForeign),
    revised: reports ? revisedFindings(item, reports) : [],
    answers: answers.get(item) ?? null,
    trials: judged.filter(({ experiment: { plan } }) => idsOf.get(plan.item ?? '') === item),
    decision: newest(decisions.filter((each) => idsOf.get(each.item) === item)),
  }))
}

const stemOf = ({ wordings: [newest] }: TracedItem) => newest?.question.stem ?? ''

/**
 * Items by all ids that they have had; where two share an id, an item of the draft takes precedence over a dropped one.
 */
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
            codes: countByCode(trial.codes),
          },
  }
}
