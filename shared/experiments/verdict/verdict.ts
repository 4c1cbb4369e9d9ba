import type { ArmKind } from '../../models/experiment.ts'
import type { RunState } from '../../models/run.ts'

/** A share as it is shown: how many, and in whole percent; null on a base under 30. */
export interface Share {
  count: number
  percent: number | null
}

/** What one run of an arm showed of the item. */
export interface RunShares {
  runId: string
  repeat: number
  extension: number
  base: number
  /** By option; see `Verdict.options`. */
  shares: Share[]
}

/** An arm with its answers put together, or with what keeps it from having any. */
export interface ArmShares {
  arm: string
  kind: ArmKind
  /** Personas who chose an option. */
  base: number
  /** Counted over all answers of the arm, never by adding percentages. */
  shares: Share[]
  /** Each kind of missing apart. Don't know is an option like any other. */
  blank: number
  unread: number
  missing: number
  runs: RunShares[]
  /** Runs that brought nothing to compare, with where they stand; `uncounted`: answers came, but not how many. */
  lost: { runId: string; repeat: number; state: RunState | null; uncounted: boolean }[]
  /** Planned runs that have no answers, in whatever way. */
  missingRuns: number
  /** Planned runs that did not end as runs should, and whose answers count all the same. */
  cutShort: CutShortRun[]
}

/** A run that has the answers of some of its personas. */
export interface CutShortRun {
  runId: string
  repeat: number
  /** Null: it is no longer known here. */
  state: RunState | null
  /** Personas who answered. */
  personas: number
}

/** Two arms set beside each other, in whole points. */
export interface Move {
  from: string
  to: string
  /** Total variation of the two. */
  moved: number
  /** By option, what its share gained; see `Verdict.options`. */
  options: number[]
  /** Position of the option that gained or lost most. */
  top: number
  /** What chance alone reaches on these bases in 19 of 20 experiments. */
  chance: number
}

/** How far things move when nothing is changed, in whole points. */
export interface Noise {
  /** The 95th percentile by chance on these bases. */
  chance: number
  /** What A and A again really differ; null where the design has no such arm, or it has too few answers. */
  measured: number | null
  /** The larger of the two: what a move has to go beyond. */
  floor: number
  /** The same for the share of the option that moved most alone. */
  option: number
  /** The most that two runs of one arm differ, of so many pairs; null where no arm has two runs. */
  runs: { moved: number; pairs: number } | null
  /** Whether runs of one arm differ more than independent answers would; `chance` is then raised accordingly. */
  clustered: boolean
  /** The move that this experiment would have seen in 8 of 10 cases. */
  visible: number
}

/** What a difference may be due to. */
export type CauseName = 'wording' | 'order' | 'noise' | 'population_or_model'

/** What an arm says of one cause. Causes whose arm is itself one of the two compared are left out. */
export interface Cause {
  cause: Exclude<CauseName, 'wording'>
  /** The kind of arm that tells this cause from the wording, and its id; null where the design has none with enough answers. */
  kind: 'again' | 'reversed' | 'equivalent'
  arm: string | null
  /** What that arm moved away from A, in points; null without the arm. */
  moved: number | null
  /** `explains`: the difference may be nothing else. `ruled_out`: it is more than that. `untested`: no arm tells. */
  state: 'explains' | 'ruled_out' | 'untested'
}

/** The test over runs. */
export interface PermutationTest {
  runs: { from: number; to: number }
  /** In how many ways the runs could have been shared out. */
  arrangements: number
  /** Null below 4 + 4 runs: no p-value then. */
  result: {
    p: number
    /** How many arrangements differ at least as much as the true one, itself among them. */
    asFar: number
    /** How many were looked at: all of them, or so many drawn with a fixed seed, and the true one. */
    tried: number
    exact: boolean
  } | null
}

/** What the order of the options does, from its own arm. */
export interface OrderPull {
  arm: string
  /** End pull in points: chosen when last minus chosen when first, mean of the two end options. */
  points: number
  ends: { option: number; whenFirst: number; whenLast: number }[]
}

/** How ready the personas are to agree, from the arm that asks the contrary. */
export interface Agreement {
  arm: string
  /** Shares in percent of those who took a side: with the statement, and with its contrary. */
  statement: number
  contrary: number
  /** By how much both together pass 100. */
  surplus: number
  /** What chance alone reaches in that, in 19 of 20 experiments where only the content counts. */
  chance: number
}

/** What the main comparison gives. */
export interface Comparison {
  move: Move
  /** Beyond the noise and at least as far as the plan asks. */
  isMoved: boolean
  noise: Noise
  causes: Cause[]
  conclusion: CauseName
  /**
   * `order`, `nothing`: both arms ask the same words. `direction`: the other one asks the contrary, and is compared as if those who
   * agree with it disagreed with A.
   */
  differsIn: 'words' | 'order' | 'direction' | 'nothing'
  permutation: PermutationTest & {
    /** Ids of the arms whose runs stand on either side. */
    arms: { from: string[]; to: string[] }
  }
}

/** A group of a trait in both arms of the main comparison. Explored, never a finding. */
export interface GroupMove {
  field: string
  value: string
  from: number
  to: number
  /** Points that the option of the main move gained; null where one of the two bases is under 30. */
  points: number | null
  /** One of the bases is under 100. */
  isSmall: boolean
  /** What chance alone reaches in this group; null with `points`. */
  chance: number | null
}

/** Another item of the questionnaire in both arms of the main comparison. */
export interface ItemMove {
  item: string
  moved: number
  chance: number
}

/** What was not planned. */
export interface Explored {
  groups: GroupMove[]
  /** Other pairs of arms than the main comparison and its controls. */
  pairs: Move[]
  items: ItemMove[]
  /** The main comparison with the runs that were added after the launch; null where none were added. */
  extended: { times: number; runs: number; comparison: Comparison | null } | null
}

/** What may be said of an experiment. All numbers in whole points or percent, as they are shown. */
export interface Verdict {
  /**
   * `waiting`: planned runs are still under way. `too_few`: an arm of the comparison has a base under 30.
   * `nothing_to_compare`: the plan names no comparison, or its item is open-ended. `no_sides`: a contrary statement is compared,
   * and fewer than 30 agree or disagree, or the options do not say which of them do.
   */
  state: 'waiting' | 'too_few' | 'no_sides' | 'nothing_to_compare' | 'judged'
  /** Whether the plan is another one than was frozen before the launch. */
  planChanged: boolean
  /** Texts of the options of A, in its order; an empty text stands for all options that A does not have. */
  options: string[]
  /** Every arm that is compared, in the order of the plan, with its planned runs. */
  arms: ArmShares[]
  /** Planned runs of these arms, and how many have answers. */
  runs: { planned: number; withAnswers: number }
  leastPoints: number
  /** Only where `judged`. */
  comparison: Comparison | null
  order: OrderPull | null
  agreement: Agreement | null
  explored: Explored
}
