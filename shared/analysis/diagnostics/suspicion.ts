import type { Finding } from '../../wording/finding.ts'

/**
 * How much a mark weighs. `strong`: hardly explained but by a defect of the item. `look`: the item needs a look.
 * `note`: worth knowing, and no reason to count the item among those that need a look.
 */
export type SuspicionWeight = 'strong' | 'look' | 'note'

/**
 * Nearly everybody gave the same answer. With `p` the shares of the options among those who chose one:
 * entropy `H = −Σ p ln p + (options chosen − 1) / (2 · base)` (Miller–Madow), effective number of options `exp(H)`, at most
 * the number of options.
 */
export interface NoVarietyEvidence {
  kind: 'no_variety'
  /** Effective number of options, from 1 to `optionCount`. */
  effective: number
  /** Options of the item, those that say "don't know" or decline left out. */
  optionCount: number
  /** The option chosen most often, and by how many. */
  first: { option: number; count: number }
  /**
   * `(exp(H) − 1) / (options − 1)` of this item: 0 where all choose one option, 1 where all options are chosen
   * equally often. It can be compared between items with different numbers of options.
   */
  evenness: number
  /** The median of the same of the run's other items; null where fewer than three others can be compared. */
  othersEvenness: number | null
  /** How many others the median is of. */
  others: number
  /** Positions of the options that somebody chose and that the base leaves out: "don't know", "other", "I do not work". */
  leftOut: number[]
  /** Positions of the personas who did not choose the first option. */
  personas: number[]
}

/** Options that nobody chose. */
export interface UnchosenOptionEvidence {
  kind: 'unchosen_option'
  /** Positions of the options that nobody chose, those that say "don't know" or decline left out. */
  options: number[]
  optionCount: number
  /** Chance that one given option stays unchosen if all are as likely: `(1 − 1/optionCount)^base`. */
  chance: number
}

/** Many chose a way out: "don't know", "no opinion", or declining. */
export interface NoOpinionEvidence {
  kind: 'no_opinion'
  /** Positions of the options of that meaning, and how many chose each. */
  options: { option: number; count: number }[]
  /** How many chose one of them, of the base. */
  count: number
  /** The median share (0 to 1) of ways out in the run's other items that offer one; null where there are fewer than three. */
  othersShare: number | null
  others: number
  personas: number[]
}

/** Many were asked and answered nothing. The base is all who were asked: answered, left blank or not recognised. */
export interface BlankEvidence {
  kind: 'blank'
  count: number
  /** The median share (0 to 1) of blanks in the run's other items of the same type; null where there are fewer than three. */
  othersShare: number | null
  others: number
  /** Whether the item offers a way out ("don't know"); open-ended items need none. */
  offersWayOut: boolean
  personas: number[]
}

/** Answers that do not fit the item. The base is all who were asked. */
export interface OffPointEvidence {
  kind: 'off_point'
  /** Personas whose answer is none of the options or was not recognised. */
  unread: number[]
  /** Personas whose words say themselves that they are about something else (open-ended items). */
  besideThePoint: number[]
}

/** Answers to an open-ended item that show that it was not understood. The base is all who answered in words. */
export interface ConfusedWordsEvidence {
  /**
   * `asks_back`: the answer asks what is meant. `unclear`: it says that the item is unclear. `repeats_stem`: it says hardly
   * anything but the words of the stem.
   */
  kind: 'asks_back' | 'unclear' | 'repeats_stem'
  count: number
  personas: number[]
}

/** Many answers to an open-ended item begin with the same three words. */
export interface OpensAlikeEvidence {
  kind: 'opens_alike'
  /** The most frequent opening, as words in lower case without accents, and who begins like that. */
  opening: string
  count: number
  personas: number[]
  /** How many different openings there are among the answers. */
  openings: number
  /** The base leaves out answers of fewer words. */
  leastWords: number
}

/** Answers to an open-ended item that say the same or nearly the same. */
export interface NearDuplicatesEvidence {
  kind: 'near_duplicates'
  /** Personas whose answer is nearly the same as another's. */
  count: number
  /** Groups of such answers by persona position, the largest first; each persona in one group. */
  groups: number[][]
  /** From which similarity two answers count as nearly the same (Jaccard index of their pairs of words). */
  similarity: number
  /** The base leaves out answers of fewer words. */
  leastWords: number
}

/**
 * One and the same answer to a whole battery: neighbouring items with the same options. Of each persona that answered
 * all of them, with `p` the shares of the options among its own answers, `SPV = 1 − Σ p²` (0: always the same answer).
 */
export interface StraightLiningEvidence {
  kind: 'straight_lining'
  /** Positions of the battery's items, in order. */
  items: number[]
  /** Personas who gave the same answer to all of them, the ways out included. */
  personas: number[]
  /** How many would if items were answered independently of one another with the same margins: `Σⱼ Πᵢ pᵢⱼ`, as a share. */
  expectedShare: number
  /** Mean SPV, what independent answers with the same margins give, and the most that so many items and options allow. */
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
  /** Cramér's V, corrected, over the options that answer; ways out and "I do not work" are left out. */
  association: number
  /** What chance gives: the same at the 99th percentile of chi-squared for answers that do not depend on the field. */
  byChance: number
  /** The field's values (or bands, where it is a number) with the number of personas by option, in the item's order. */
  values: { value: string; counts: number[] }[]
  /** Names of further fields that explain the answers too, the strongest first. */
  alsoBy: string[]
}

/** What the wording checker says of the item. */
export interface WordingEvidence {
  kind: 'wording'
  finding: Finding
  /** The reason given where the person dismissed it; null while it is open. */
  dismissed: string | null
}

/** Everything that a sentence about a suspicion needs, by kind. Option, item and persona positions count from 0. */
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
  /** Personas that the evidence is of; each kind says which. Of `wording`, whoever answered: it does not rest on them. */
  base: number
  evidence: Evidence
}

/**
 * Tells the marks of one item from one another, the same for as long as the wording stays: "no_variety",
 * "wording:leading". An item has at most one mark of each.
 */
export function suspicionKey({ evidence }: Suspicion): string {
  return evidence.kind === 'wording' ? `wording:${evidence.finding.rule}` : evidence.kind
}

/** What one arm alone cannot show of an item, whatever was answered. */
export type Unknowable = 'end_pull' | 'agreement'

/**
 * What the checker said beside what was seen in the answers. `said`: it has an open finding. `seen`: a mark other than the
 * checker's weighs `look` or `strong`. `not_judged`: too few answers to say that anything was seen or not.
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
   * `judged`: enough answers. `too_few`: under 30, too few to say. `counts_only`: ready-made counts came, which tell
   * nothing of blanks or of who answered. `nothing`: no answers and no counts.
   */
  state: 'judged' | 'too_few' | 'counts_only' | 'nothing'
  /** Personas who answered the item; null where ready-made counts are incomplete. */
  base: number | null
  /** The heaviest first. */
  suspicions: Suspicion[]
  wording: WordingBesideAnswers
  unknowable: Unknowable[]
}

/** What is seen in most items at once, and is therefore said of the population or the model, not of the items. */
export interface PopulationSuspicion {
  kind: 'no_variety' | 'explained_by_trait' | 'blank'
  /** Positions of the items in which it is seen. */
  items: number[]
  /** How many items could have shown it. */
  of: number
}

/** What is suspect in a run. */
export interface RunDiagnosis {
  /** One an item, in the order of the questionnaire. */
  items: ItemDiagnosis[]
  population: PopulationSuspicion[]
  /** How many items have an open mark that weighs `look` or `strong`. */
  needLook: number
}
