import type { WordingLanguage } from '../finding.ts'

/** The answer to an earlier question that a condition asks for. */
export type Met = 'yes' | 'no'

/**
 * How surely such words refer to an earlier question. `opening`: even if a whole question follows them (« Si non, par
 * qui ? »). `alone`: if only « pourquoi » follows. `anything`: if nothing else stands before a clause of asking; some
 * of these words mean something else in other places.
 */
type Surety = 'opening' | 'alone' | 'anything'

interface Condition {
  readonly lang: WordingLanguage
  /** The answer that was given; null if the words do not tell. */
  readonly met: Met | null
  readonly surety: Surety
  /** Folded words, as the source of a pattern. */
  readonly words: string
}

/** All words by which a question refers to the answer to an earlier one. The only list of them. */
const CONDITIONS: readonly Condition[] = [
  { lang: 'fr', met: 'yes', surety: 'opening', words: "si (?:oui|c'est le cas)|dans l'affirmative" },
  { lang: 'fr', met: 'no', surety: 'opening', words: 'si non|dans la negative' },
  { lang: 'fr', met: 'yes', surety: 'alone', words: 'en cas de (?:oui|reponse positive)' },
  {
    lang: 'fr',
    met: 'no',
    surety: 'alone',
    words: "si ce n'est pas le cas|sinon|dans le cas contraire|en cas de (?:non|reponse negative)",
  },
  {
    lang: 'fr',
    met: null,
    surety: 'anything',
    words:
      "si (?:jamais|autre|c'est (?:non|oui))|lorsque (?:oui|non|jamais|autre|c'est (?:non|oui|le cas)|ce n'est pas le cas)|oui|non|dans ce cas|le cas echeant|pour les autres|plus precisement|en particulier",
  },
  { lang: 'en', met: 'yes', surety: 'opening', words: 'if (?:yes|so)' },
  { lang: 'en', met: 'no', surety: 'opening', words: 'if (?:not|no)' },
  { lang: 'en', met: 'yes', surety: 'alone', words: 'if that is the case' },
  { lang: 'en', met: 'no', surety: 'alone', words: 'otherwise' },
  {
    lang: 'en',
    met: null,
    surety: 'anything',
    words:
      'if (?:other|(?:that is|this is) (?:so|not so|not the case)|this is the case)|yes|no|in (?:that|this|which) case|for (?:the )?others|more precisely|in particular',
  },
]

const LESS_SURE: Readonly<Record<Surety, readonly Surety[]>> = {
  opening: ['opening'],
  alone: ['opening', 'alone'],
  anything: ['opening', 'alone', 'anything'],
}

/**
 * The source of a pattern for the words that refer to an earlier question, for folded text.
 *
 * @param surety how little may make the words sure; the surer ones are always among them
 * @param wanted limits them to a language or to the answer that they ask for
 */
export function conditions(
  surety: Surety,
  wanted: { readonly lang?: WordingLanguage; readonly met?: Met } = {},
): string {
  return CONDITIONS.filter(
    (condition) =>
      LESS_SURE[surety].includes(condition.surety) &&
      (wanted.lang === undefined || wanted.lang === condition.lang) &&
      (wanted.met === undefined || wanted.met === condition.met),
  )
    .map(({ words }) => words)
    .join('|')
}
