import type { Language } from '../text.ts'

/** What people say to probes. `{x}` is filled in; each list is drawn from. */
export interface ProbeWords {
  /** {clause}: “whether I trust my doctor”. */
  readonly again: readonly string[]
  /** {about}: what the item is about, where it cannot be said again. */
  readonly roughly: readonly string[]
  /** {options}: some response options. Said after either. */
  readonly offered: readonly string[]
  /** {word}, {one}, {two}: noun phrases. */
  readonly meaning: readonly string[]
  /** {word}, of a word of which nothing is known. */
  readonly usual: readonly string[]
  /** {word}, {often}: of “often” and the like, and how often that is. */
  readonly vague: readonly string[]
  readonly often: readonly string[]
  /** {one}, {two}: what came to mind. */
  readonly mind: readonly string[]
  /** {about}: where nothing is known of the word. */
  readonly ownLife: readonly string[]
  /** {option}, {clause}: a finite clause. */
  readonly because: readonly string[]
  /** {option}: chosen from a list, or where nothing is known of the matter. */
  readonly closest: readonly string[]
  /** Of who chose a way out, or nothing. */
  readonly noView: readonly string[]
  readonly sure: readonly string[]
  readonly fairly: readonly string[]
  /** {option}, {other}: the one chosen, and one beside it. */
  readonly unsure: readonly string[]
  readonly unsureAlone: readonly string[]
}

/** Words that count loosely. */
export const LOOSE: Readonly<Record<Language, RegExp>> = {
  fr: /^(?:souvent|regulierement|parfois|rarement|frequemment|de temps en temps|quelquefois|recemment)$/,
  en: /^(?:often|regularly|sometimes|rarely|frequently|occasionally|usually|recently)$/,
}
