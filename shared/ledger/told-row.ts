/** A run by its name, and whether it is practice. */
export interface ToldRun {
  name: string
  practice: boolean
}

/** A finding of the wording checker, or a sign in the answers, in words. */
export interface ToldFinding {
  text: string
  /** A text that it was dismissed, and why; null while it is open. */
  dismissed: string | null
}

/** An experiment in words. */
export interface ToldTrial {
  id: string
  /** Empty where it has none. */
  title: string
  practice: boolean
  /** What moved and what may not be concluded from it, or that it was not launched yet. */
  verdict: string
  /** Which probes it has, how many personas answered, and the codes of their answers; null where it has none. */
  probes: string | null
}

/** A row of the ledger in words, for the page and for files. */
export interface ToldRow {
  /** Number of the item in the questionnaire, from 1; null where it was dropped. */
  number: number | null
  stem: string
  /** A text on the version after which it was dropped; null where it was not. */
  dropped: string | null
  rules: ToldFinding[]
  answers: ToldFinding[]
  /** The run that the answers are of; null where it did not ask the item. */
  seenIn: ToldRun | null
  /** Why the answers cannot be judged; null where they can. */
  state: string | null
  /** Differences between runs outside of experiments. */
  across: string[]
  /**
   * The newest first, each `of` the first version that has it. `revised` tells what changed in the checker's findings
   * since the wording before; empty where that is not known, and for the first wording.
   */
  wordings: { of: string; stem: string; options: string; revised: string[] }[]
  trials: ToldTrial[]
  decision: { text: string; note: string; run: ToldRun } | null
  /** The person's own words. */
  own: string
}
