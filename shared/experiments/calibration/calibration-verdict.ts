import type { TwinDefect } from '../../models/experiment.ts'

/** How the answers to an item or its twin differ from those of A, in whole points; see `judgeCalibration`. */
export interface CalibrationMove {
  /** Total variation between A and the arm, on the same bases as `floor`. */
  moved: number
  /**
   * What a difference must exceed: the larger of what chance reaches in 19 of 20 experiments and what A again differed.
   */
  floor: number
  /** Personas who chose an option, in A and in the arm. */
  bases: { from: number; to: number }
  isBeyond: boolean
  /** Whether only the two sides of the scale were compared, because the twin has other options. */
  bySides: boolean
}

/** The result for one planted defect. */
export interface TwinOutcome {
  item: string
  defect: TwinDefect
  /**
   * `unknown`: too few answers to the item or to its twin. `not_planted`: the wording checker does not find the defect in
   * the twin, e.g. since it was edited away.
   */
  state: 'shown' | 'not_shown' | 'unknown' | 'not_planted'
  /** Null where too few personas chose an option. */
  move: CalibrationMove | null
  /** Kinds of the signs that the twin has and the sound item does not have. */
  signs: string[]
}

/** The result for one sound item. */
export interface ControlOutcome {
  item: string
  state: 'marked' | 'unmarked' | 'unknown'
  move: CalibrationMove | null
  /** Kinds of the signs that the sound item has. */
  signs: string[]
}

/**
 * What a calibration says about a service. `waiting`: planned runs are under way. `shows`: more twins showed their
 * defect than chance and marks on controls explain. `chance`: some did, but no more than that. `nothing`: none did.
 * `too_few`: no more than by chance, but with so few twins more was hardly possible. `unknown`: no twin could be
 * judged.
 */
export type CalibrationConclusion = 'waiting' | 'shows' | 'chance' | 'nothing' | 'too_few' | 'unknown'

/** What a calibration showed, and what is concluded from it. */
export interface CalibrationVerdict {
  conclusion: CalibrationConclusion
  /** Twins that could be judged, and of how many the defect showed. */
  planted: number
  shown: number
  /** Sound items that could be judged, and how many of them were marked. */
  controls: number
  marked: number
  /** The probability that at least this many twins show if each shows as often as a control is marked. */
  byChance: number | null
  twins: TwinOutcome[]
  controlOutcomes: ControlOutcome[]
}
