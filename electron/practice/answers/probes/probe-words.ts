import type { Language } from '../../text.ts'

/** What people say to probes: lists to draw from, in which `{x}` is filled in. */
export interface ProbeWords {
  /** Restates the item; {clause}: “whether I trust my doctor”. */
  readonly again: readonly string[]
  /** Names the subject of an item that cannot be restated; {about}. */
  readonly roughly: readonly string[]
  /** Said after either of these; {options}: some response options. */
  readonly offered: readonly string[]
  /** Explains a word; {word}, {one}, {two}: noun phrases. */
  readonly meaning: readonly string[]
  /** Explains a {word} about which nothing is known. */
  readonly usual: readonly string[]
  /** Explains a {word} such as “often”; {often}: how often that is. */
  readonly vague: readonly string[]
  readonly often: readonly string[]
  /** What came to mind; {one}, {two}. */
  readonly mind: readonly string[]
  /** What came to mind for a word about which nothing is known; {about}. */
  readonly ownLife: readonly string[]
  /** A reason; {option}, {clause}: a finite clause. */
  readonly because: readonly string[]
  /** For an {option} of a list, or if nothing is known about the subject. */
  readonly closest: readonly string[]
  /** For a persona who chose a way out or left the item blank. */
  readonly noView: readonly string[]
  /** For a persona whom a follow-up does not concern. */
  readonly notConcerned: readonly string[]
  readonly sure: readonly string[]
  readonly fairly: readonly string[]
  /** {option}, {other}: the chosen option, and one next to it. */
  readonly unsure: readonly string[]
  readonly unsureAlone: readonly string[]
}

/** Words without a clear amount. */
export const LOOSE: Readonly<Record<Language, RegExp>> = {
  fr: /^(?:souvent|regulierement|parfois|rarement|frequemment|de temps en temps|quelquefois|recemment)$/,
  en: /^(?:often|regularly|sometimes|rarely|frequently|occasionally|usually|recently)$/,
}
