import type { ArmKind } from '../../models/experiment.ts'
import type { RunState } from '../../models/run.ts'

/** A share as it is shown: the count, and whole percent, null on a base under 30. */
export interface Share {
  count: number
  percent: number | null
}

/** The answers to the item in one run of an arm. */
export interface RunShares {
  runId: string
  repeat: number
  extension: number
  base: number
  /** By option; see `Verdict.options`. */
  shares: Share[]
}

/** An arm with its pooled answers, and with the runs that have none. */
export interface ArmShares {
  arm: string
  kind: ArmKind
  /** Personas who chose an option. */
  base: number
  /** Calculated from the pooled counts of the arm, never from percentages of runs. */
  shares: Share[]
  /** `blank`, `unread`, `missing`: personas without an option. "Don't know" is an option like any other. */
  blank: number
  unread: number
  missing: number
  runs: RunShares[]
  /** Runs without counts to compare; `uncounted`: answers were received, but their counts are unknown. */
  lost: { runId: string; repeat: number; state: RunState | null; uncounted: boolean }[]
  /** Number of planned runs without counted answers, for whatever reason. */
  missingRuns: number
  /** Planned runs that ended early; the answers that they have count all the same. */
  cutShort: CutShortRun[]
}

/** A run that has the answers of some of its personas. */
export interface CutShortRun {
  runId: string
  repeat: number
  /** Null: Sonde no longer knows the run. */
  state: RunState | null
  /** Personas who answered. */
  personas: number
}

/** The difference between two arms, in whole points. */
export interface Move {
  from: string
  to: string
  /** Total variation between the two. */
  moved: number
  /** By option, how much its share increased from `from` to `to`; see `Verdict.options`. */
  options: number[]
  /** Position of the option whose share changed most. */
  top: number
  /** What chance alone reaches on these bases in 19 of 20 experiments. */
  chance: number
}

/** How much answers differ when nothing is changed, in whole points. */
export interface Noise {
  /** The 95th percentile of the difference by chance on these bases. */
  chance: number
  /**
   * The same, raised by how much the runs of each arm seem to differ, also where that is no more than independent
   * answers may do; see `dispersion`.
   */
  estimated: number
  /** The measured difference of A and A again; null where there is no such arm, or it has too few answers. */
  measured: number | null
  /** The larger of `chance` and `measured`: what a move must exceed. */
  floor: number
  /** The same only for the share of the option that moved most. */
  option: number
  /** The largest difference between two runs of one arm, among `pairs` pairs; null where no arm has two runs. */
  runs: { moved: number; pairs: number } | null
  /** Whether runs of one arm differ more than independent answers would; `chance` is then raised accordingly. */
  clustered: boolean
  /** The smallest move that would count in 8 of 10 such experiments. */
  visible: number
}

/** What a difference may be due to. */
export type CauseName = 'wording' | 'order' | 'noise' | 'population_or_model'

/** What a control arm says about one cause. Causes whose arm is itself one of the two compared ones are left out. */
export interface Cause {
  cause: Exclude<CauseName, 'wording'>
  /** The kind of arm that tests this cause, and its id; null where there is none with enough answers. */
  kind: 'again' | 'reversed' | 'equivalent'
  arm: string | null
  /** How far that arm moved from A, in points, and what chance reaches on the bases of these two; null without it. */
  moved: number | null
  chance: number | null
  /** `explains`: this cause alone may explain the difference. `ruled_out`: it does not. `untested`: no arm tests it. */
  state: 'explains' | 'ruled_out' | 'untested'
}

/** The test over runs. */
export interface PermutationTest {
  /** Runs on either side that have answers. */
  runs: { from: number; to: number }
  /** How many answers they have on average. */
  bases: { from: number; to: number }
  /** In how many ways the runs could be divided between the two sides. */
  arrangements: number
  /** Null with fewer than 4 + 4 runs, and where those of one side have much fewer answers. */
  result: {
    p: number
    /** How many arrangements differ at least as much as the true one, including the true one. */
    asFar: number
    /** How many arrangements were tried: all (`exact`), or a sample drawn with a fixed seed plus the true one. */
    tried: number
    exact: boolean
  } | null
  /** Why there is no result; null where there is one. */
  none: 'too_few_runs' | 'unequal_bases' | null
}

/** The effect of the order of the options, measured with A reversed. */
export interface OrderPull {
  arm: string
  /** End pull in points: chosen when last minus chosen when first, mean of the two end options. */
  points: number
  /** What the size of `points` reaches by chance in 19 of 20 experiments. */
  pullChance: number
  /** Total variation between A and A reversed, and what chance reaches on their bases. */
  moved: number
  chance: number
  /** How far A again moved from A; null where it has too few answers. */
  again: number | null
  ends: { option: number; whenFirst: number; whenLast: number }[]
}

/** The personas' readiness to agree, measured with the arm that asks the contrary. */
export interface Agreement {
  arm: string
  /** Percentage of those who took a side that agrees with the statement, and with its contrary. */
  statement: number
  contrary: number
  /** By how much the sum of both exceeds 100. */
  surplus: number
  /** What `surplus` reaches by chance in 19 of 20 experiments if only the content counts. */
  chance: number
}

/** The result of the main comparison. */
export interface Comparison {
  move: Move
  /** Whether the move exceeds the noise and is at least as large as the plan asks. */
  isMoved: boolean
  noise: Noise
  causes: Cause[]
  conclusion: CauseName
  /**
   * What keeps the conclusion from being certain. `one_run`: no arm has two runs with answers, so that nobody knows how
   * far runs of one wording differ. `test`: the permutation test gives a p above 0.05.
   * `no_test`: there is none, as the runs of one side have much fewer answers. `repeats`: with too few runs for a test,
   * the move is no larger than `noise.estimated`.
   */
  doubt: 'one_run' | 'test' | 'no_test' | 'repeats' | null
  /**
   * `order`, `nothing`: both arms have the same words. `direction`: `to` asks the contrary; it is compared as if those
   * who agree with it disagreed with A.
   */
  differsIn: 'words' | 'order' | 'direction' | 'nothing'
  permutation: PermutationTest & {
    /** Ids of the arms whose runs are on either side. */
    arms: { from: string[]; to: string[] }
  }
}

/** A group of a trait in both arms of the main comparison. Explored, never a finding. */
export interface GroupMove {
  field: string
  value: string
  from: number
  to: number
  /** By how many points the share of the main move's `top` option increased; null where a base is under 30. */
  points: number | null
  /** Whether one of the bases is under 100. */
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

/** Comparisons that were not planned. */
export interface Explored {
  groups: GroupMove[]
  /** Other pairs of arms than the main comparison and its controls. */
  pairs: Move[]
  items: ItemMove[]
  /** The main comparison with the runs that were added after the launch; null where none were added. */
  extended: { times: number; runs: number; comparison: Comparison | null } | null
}

/** What may be concluded from an experiment. All numbers are whole points or percent, as they are shown. */
export interface Verdict {
  /**
   * `waiting`: planned runs are still under way. `too_few`: an arm of the comparison has a base under 30.
   * `nothing_to_compare`: the plan names no comparison, or its item is open-ended. `no_sides`: a contrary statement is
   * compared, and fewer than 30 agree or disagree, or the options do not say which of them do, or more of them agree
   * than disagree or the other way round.
   */
  state: 'waiting' | 'too_few' | 'no_sides' | 'nothing_to_compare' | 'judged'
  /** Whether the plan was changed after it was frozen at the launch. */
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
