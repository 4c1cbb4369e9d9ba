import type { TwinDefect } from '../../models/experiment.ts'

/** How one item, or its twin, differs from A in whole points; see `judgeCalibration`. */
export interface CalibrationMove {
  /** Total variation between A and the arm, on the same bases as `floor`. */
  moved: number
  /** What a difference has to go beyond: what chance reaches in 19 of 20 experiments, and what A again really differed. */
  floor: number
  /** Personas who chose an option, in A and in the arm. */
  bases: { from: number; to: number }
  isBeyond: boolean
  /** Whether the answers are set side by side by the sides of a scale, since the twin has other options. */
  bySides: boolean
}

/** What became of one planted defect. */
export interface TwinOutcome {
  item: string
  defect: TwinDefect
  /** `unknown`: too few answers to tell. */
  state: 'shown' | 'not_shown' | 'unknown'
  /** Null where too few chose an option. */
  move: CalibrationMove | null
  /** Kinds of the signs that the twin has and the sound item has not. */
  signs: string[]
}

/** What became of one sound item. */
export interface ControlOutcome {
  item: string
  state: 'marked' | 'unmarked' | 'unknown'
  move: CalibrationMove | null
  /** Kinds of the signs that the sound item has. */
  signs: string[]
}

/**
 * What a calibration says of a service. `waiting`: planned runs are under way. `shows`: more twins showed than its controls and
 * chance would explain. `chance`: some showed, but no more than that. `nothing`: none showed. `too_few`: nothing beyond chance
 * showed, and so few twins could hardly have shown it. `unknown`: no twin could be judged.
 */
export type CalibrationConclusion = 'waiting' | 'shows' | 'chance' | 'nothing' | 'too_few' | 'unknown'

export interface CalibrationVerdict {
  conclusion: CalibrationConclusion
  /** Twins that could be judged, and how many of them showed. */
  planted: number
  shown: number
  /** Sound items that could be judged, and how many of them were marked. */
  controls: number
  marked: number
  /** The probability that so many twins or more show where each shows as often as a control is marked. */
  byChance: number | null
  twins: TwinOutcome[]
  controlOutcomes: ControlOutcome[]
}
