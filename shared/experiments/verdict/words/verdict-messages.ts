import type { RunState } from '../../../models/run.ts'
import type { CauseName } from '../verdict.ts'

/** The languages in which a verdict can be written. */
export type VerdictLanguage = 'fr' | 'en'

/** What a section of a verdict is about. */
export type SectionName =
  | 'noise'
  | 'causes'
  | 'runs'
  | 'order'
  | 'agreement'
  | 'explored'
  | 'cutShort'
  | 'lost'

/**
 * The texts of a verdict, in one language. `tellVerdict` fills in `{{…}}`: amounts with their unit ("1 point", "18
 * points"), names of arms as on the page.
 */
export interface VerdictMessages {
  points: { one: string; other: string }
  runs: { one: string; other: string }
  /** An arm and the numbers of some of its runs. */
  runsOf: { one: string; other: string }
  arm: Record<'again' | 'reversed' | 'equivalent' | 'contrary' | 'probe' | 'twins', string>
  otherOptions: string
  /**
   * On arms whose options are not those of A: `reworded` lists a `pair` for each option, and `textIn` and `notIn` name an
   * option of A by its words elsewhere. `stemToo`, `alone`: the compared arms differ in their stem and options, or in
   * their options only.
   */
  options: Record<
    'pair' | 'reworded' | 'dropped' | 'added' | 'textIn' | 'notIn' | 'stemToo' | 'alone',
    string
  >
  /** Why there is no verdict. */
  none: Record<'waiting' | 'too_few' | 'no_sides' | 'nothing_to_compare', string>
  moved: Record<'up' | 'down' | 'upOfAll' | 'downOfAll', string>
  /**
   * After the move: how much A again and A reversed moved. `ifIndependent`: what chance reaches, where each arm has one
   * run.
   */
  beside: Record<'again' | 'noAgain' | 'reversed' | 'ifIndependent', string>
  /** Those that end in `May` are for conclusions that are not certain. */
  conclusion: Record<
    | 'wording'
    | 'wordingMay'
    | 'wordingUntested'
    | 'order'
    | 'orderAlone'
    | 'orderAloneMay'
    | 'again'
    | 'equivalent'
    | 'nothing'
    | 'agreeing'
    | 'agreeingMay'
    | 'refusing'
    | 'refusingMay',
    string
  >
  /** Why a conclusion is not certain. */
  doubt: Record<'one_run' | 'test' | 'no_test' | 'repeats', string>
  within: Record<
    'noise' | 'noiseDirection' | 'least' | 'seen' | 'same' | 'orderToo' | 'orderTooMay' | 'unsteady',
    string
  >
  /**
   * What may not be concluded, by conclusion. `untested`: control arms are missing. `moreRuns`: the conclusion is not
   * certain. `same`: both arms ask the same.
   */
  limits: Record<
    'wording' | 'agreement' | 'untested' | 'moreRuns' | 'order' | 'unsteady' | 'same' | 'within' | 'least',
    string
  >
  sections: Record<SectionName, string>
  noise: Record<
    | 'chance'
    | 'chanceIndependent'
    | 'measured'
    | 'unmeasured'
    | 'floor'
    | 'least'
    | 'runs'
    | 'leftOut'
    | 'clustered',
    string
  >
  /** `any_words`: the cause `population_or_model` where the equivalent wording tests it. */
  cause: Record<CauseName | 'any_words', string>
  /**
   * `asAgain`: the arm moves beyond chance, but no further than A again. `inPart`: it moves beyond the noise, but the
   * difference is clearly larger. `untestedWords`: for `any_words`.
   */
  state: Record<
    'explains' | 'beyondNoise' | 'notSeen' | 'asAgain' | 'inPart' | 'untested' | 'untestedWords',
    string
  >
  causeLine: string
  test: Record<'exact' | 'drawn' | 'unit' | 'sides' | 'tooFew' | 'unequal', string>
  /** `endsByChance`: A reversed moves beyond the noise, but its two end options do not. */
  order: Record<'towardsLast' | 'towardsFirst' | 'chance' | 'asAgain' | 'endsByChance' | 'end', string>
  agreement: Record<'shares' | 'over' | 'under' | 'chance' | 'even', string>
  /** `More`: the option looked at was chosen among more than two, so that chance makes more groups go that far. */
  explored: Record<
    | 'note'
    | 'extended'
    | 'extendedMove'
    | 'pair'
    | 'itemsNone'
    | 'items'
    | 'itemsFew'
    | 'groupsNone'
    | 'groups'
    | 'groupsMore'
    | 'groupsFew'
    | 'groupsFewMore',
    string
  >
  /** An arm that lacks planned runs. */
  thin: string
  lost: string
  /** A run with the answers of some of its personas. */
  cutShort: string
  /** Several such runs of the compared arms, in one sentence. */
  cutShortRuns: string
  /** The plan was changed after it was frozen. */
  planChanged: string
  /**
   * The shares of an arm or of a run, in a text without tables: by `BaseSize`, with the name of a run and the kinds of
   * missing answers.
   */
  shares: Record<'title' | 'too_small' | 'small' | 'enough' | 'run' | 'blank' | 'unread' | 'missing', string>
  /** The state of a run without counts to compare. `forgotten`: Sonde no longer knows it. */
  runState: Record<RunState | 'forgotten' | 'uncounted', string>
  /** A response option, in quotes. */
  quoted: string
  /** Separates the parts of the first sentence. */
  semicolon: string
}
