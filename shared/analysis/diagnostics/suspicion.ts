import type { Finding } from '../../wording/finding.ts'

/**
 * How much a mark weighs. `strong`: probably a defect of the item. `look`: the item needs a look.
 * `note`: worth knowing, but the item does not count among those that need a look.
 */
export type SuspicionWeight = 'strong' | 'look' | 'note'

/**
 * Nearly everybody gave the same answer. With `p` the shares of the options among the personas who chose one:
 * entropy `H = −Σ p ln p + (options chosen − 1) / (2 · base)` (Miller–Madow), effective number of options `exp(H)`, at
 * most the number of options.
 */
export interface NoVarietyEvidence {
  kind: 'no_variety'
  /** Effective number of options, from 1 to `optionCount`. */
  effective: number
  /** Number of options that answer the item (without "don't know", "other", "I do not work"). */
  optionCount: number
  /** The option chosen most often, and by how many. */
  first: { option: number; count: number }
  /**
   * `(exp(H) − 1) / (options − 1)` of this item: 0 where all choose one option, 1 where all options are chosen
   * equally often. It can be compared between items with different numbers of options.
   */
  evenness: number
  /** The median evenness of the run's other items; null where fewer than three others can be compared. */
  othersEvenness: number | null
  /** How many other items could be compared. */
  others: number
  /**
   * Positions of the options that somebody chose and that the base leaves out: "don't know", "other", "I do not work".
   */
  leftOut: number[]
  /** Positions of the personas who did not choose the first option. */
  personas: number[]
}

/** Options that nobody chose. */
export interface UnchosenOptionEvidence {
  kind: 'unchosen_option'
  /** Positions of the options that nobody chose, without "don't know", "other" and the like. */
  options: number[]
  optionCount: number
  /** Chance that a given option stays unchosen if all are equally likely: `(1 − 1/optionCount)^base`. */
  chance: number
  /** Positions of the options that were chosen and that the base leaves out, as they do not answer the item. */
  leftOut: number[]
}

/** Many chose a way out: "don't know", "no opinion", or declining. */
export interface NoOpinionEvidence {
  kind: 'no_opinion'
  /** Positions of these options, and how many chose each; empty for an open-ended item. */
  options: { option: number; count: number }[]
  /** How many personas of the base chose a way out or said such a thing. */
  count: number
  /**
   * The median share (0 to 1) of ways out in the run's other items of the same type, choice items only if they offer
   * one; null where there are fewer than three.
   */
  othersShare: number | null
  others: number
  personas: number[]
}

/** Many left the item blank. The base is all who were asked: answered, left blank or not recognised. */
export interface BlankEvidence {
  kind: 'blank'
  count: number
  /**
   * The median share (0 to 1) of blanks in the run's other items of the same type; null where there are fewer than
   * three.
   */
  othersShare: number | null
  others: number
  /** Whether the item offers a way out such as "don't know"; false for open-ended items. */
  offersWayOut: boolean
  personas: number[]
}

/** Answers that do not fit the item. The base is all who were asked. */
export interface OffPointEvidence {
  kind: 'off_point'
  /** Personas whose answer is none of the options or was not recognised. */
  unread: number[]
  /** Personas whose answer says itself that it is about something else (open-ended items). */
  besideThePoint: number[]
}

/** Answers to an open-ended item that show that it was not understood. The base is all who answered in words. */
export interface ConfusedWordsEvidence {
  /**
   * `asks_back`: the answer asks what is meant. `unclear`: it says that the item is unclear. `repeats_stem`: it says
   * hardly anything but the words of the stem.
   */
  kind: 'asks_back' | 'unclear' | 'repeats_stem'
  count: number
  personas: number[]
}

/** Many answers to an open-ended item begin with the same three words. */
export interface OpensAlikeEvidence {
  kind: 'opens_alike'
  /** The most frequent opening, as words in lower case without accents. */
  opening: string
  count: number
  personas: number[]
  /** How many different openings there are among answers that have one. */
  openings: number
  /** Answers of fewer words have no opening; they count in the base. */
  leastWords: number
}

/** Answers to an open-ended item that say the same or nearly the same. */
export interface NearDuplicatesEvidence {
  kind: 'near_duplicates'
  /** Personas whose answer is nearly the same as another's. */
  count: number
  /** Groups of such answers by persona position, the largest first; each persona in one group. */
  groups: number[][]
  /** The least similarity of two answers that count as nearly the same (Jaccard index of their pairs of words). */
  similarity: number
  /** The base leaves out answers of fewer words. */
  leastWords: number
}

/**
 * The same answer to all items of a battery (neighbouring items with the same options). For each persona that answered
 * all of them, with `p` the shares of the options among its own answers, `SPV = 1 − Σ p²` (0: always the same answer).
 */
export interface StraightLiningEvidence {
  kind: 'straight_lining'
  /** Positions of the battery's items, in order. */
  items: number[]
  /** Personas who gave the same answer to all of them, ways out included. */
  personas: number[]
  /** Expected share of such personas if items were answered independently with the same margins: `Σⱼ Πᵢ pᵢⱼ`. */
  expectedShare: number
  /**
   * `spv`: mean SPV; `expectedSpv`: of independent answers with the same margins; `largestSpv`: the possible maximum.
   */
  spv: number
  expectedSpv: number
  largestSpv: number
}

/**
 * The answers follow from one field of the profile. Cramér's V corrected for bias (Bergsma), from 0 to 1, between the
 * options and the values of the field.
 */
export interface ExplainedByTraitEvidence {
  kind: 'explained_by_trait'
  /** Name of the profile's field, as received. */
  field: string
  /** Cramér's V, corrected, over the options that answer the item, without ways out and "I do not work". */
  association: number
  /** The same for answers independent of the field, at the 99th percentile of chi-squared: what chance may reach. */
  byChance: number
  /** The field's values (or bands, where it is a number) with the number of personas by option, in the item's order. */
  values: { value: string; counts: number[] }[]
  /** Names of further fields that explain the answers too, the strongest first. */
  alsoBy: string[]
}

/** A finding of the wording checker about the item. */
export interface WordingEvidence {
  kind: 'wording'
  finding: Finding
  /** The reason given where the person dismissed it; null while it is open. */
  dismissed: string | null
}

/** All values that a sentence about a suspicion needs, by kind. Option, item and persona positions count from 0. */
export type SuspicionEvidence =
  | NoVarietyEvidence
  | UnchosenOptionEvidence
  | NoOpinionEvidence
  | BlankEvidence
  | OffPointEvidence
  | ConfusedWordsEvidence
  | OpensAlikeEvidence
  | NearDuplicatesEvidence
  | StraightLiningEvidence
  | ExplainedByTraitEvidence
  | WordingEvidence

export type SuspicionKind = SuspicionEvidence['kind']

/** One mark of one item. */
export interface Suspicion<Evidence extends SuspicionEvidence = SuspicionEvidence> {
  weight: SuspicionWeight
  /** Position of the item in the version's questions. */
  item: number
  /**
   * Personas that the evidence rests on; each kind says which. For `wording`, which rests on none: all who answered.
   */
  base: number
  evidence: Evidence
}

/**
 * Identifies a mark among those of its item: "no_variety", "wording:leading". An item has at most one mark of each
 * kind; the key stays the same as long as the wording does.
 */
export function suspicionKey({ evidence }: Suspicion): string {
  return evidence.kind === 'wording' ? `wording:${evidence.finding.rule}` : evidence.kind
}

/** What a single arm can never show about an item, whatever the answers. */
export type Unknowable = 'end_pull' | 'agreement'

/**
 * Whether the wording checker and the answers agree about an item. `said`: the checker has an open finding. `seen`: a
 * mark from the answers weighs `look` or `strong`. `not_judged`: too few answers to compare.
 */
export type WordingBesideAnswers =
  | 'said_and_seen'
  | 'said_not_seen'
  | 'seen_not_said'
  | 'neither'
  | 'not_judged'

/** What is suspect in one item. */
export interface ItemDiagnosis {
  position: number
  /**
   * `judged`: enough answers. `too_few`: under 30. `counts_only`: ready-made counts were received, which do not show
   * blanks or who answered. `nothing`: no answers and no counts.
   */
  state: 'judged' | 'too_few' | 'counts_only' | 'nothing'
  /** Personas who answered the item; null where ready-made counts are incomplete. */
  base: number | null
  /** The heaviest first. */
  suspicions: Suspicion[]
  wording: WordingBesideAnswers
  unknowable: Unknowable[]
}

/** A sign that most items show at once, so that it is attributed to the population or the model, not to the items. */
export interface PopulationSuspicion {
  kind: 'no_variety' | 'explained_by_trait' | 'blank'
  /** Positions of the items that show it. */
  items: number[]
  /** How many items could have shown it. */
  of: number
}

/** What is suspect in a run. */
export interface RunDiagnosis {
  /** One for each item, in the order of the questionnaire. */
  items: ItemDiagnosis[]
  population: PopulationSuspicion[]
  /** How many items have an open mark that weighs `look` or `strong`. */
  needLook: number
}
