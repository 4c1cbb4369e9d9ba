import { readOptions } from '../../../../shared/wording/options/read-options.ts'
import type { FactSheet } from '../../panel/life/fact-sheet.ts'
import type { Persona } from '../../panel/persona.ts'
import { keyOf, unit } from '../../random.ts'
import type { Language } from '../../text.ts'
import type { Claim } from './claim.ts'
import { applying, claimOf, isInapplicable } from './claims.ts'
import { claimByWords } from './families/claim-by-words.ts'

/** Index of the option that a persona chooses; undefined if none fits. */
export type PlaceFinder = (sheet: FactSheet, persona: Persona) => number | undefined

const yes =
  /^(?:oui|yes|yep|applies|s'applique|si|vrai|true|exact\w*|correct|right|tout a fait|absolument|bien sur|c'est (?:vrai|exact|mon cas|fait)|d'accord|agree|that's (?:right|true|me|correct)|j'ai|je (?!n|ne)|on (?=(?:a|est|va|fait|vit|possede|habite|loue|paie|en|y|le|la)\b)|nous (?!n)|this is (?:true|right|my case|so)|(?:it|there|they) (?:do|does|is|are|has|have)(?! ?n.t|n't| not)|i (?:do|am|have|did|was|can|own)(?! ?n.t| not| never| no\b)|we (?:do|are|have|did)(?! ?n.t| not))\b/
const no =
  /^(?:non|no|nope|faux|false|doesn't apply|does not apply|ne s'applique pas|wrong|incorrect|inexact|pas|not|jamais|never|aucune?s?|none|ni|neither|zero|rien|nothing|(?:strongly |somewhat |rather |completely |totally |tend to )?disagree|plutot pas|je (?:n'|ne )|j'ai (?:arrete|supprime|ferme)|nous n|on n|i (?:do|am|have|did|was|were|had|can)(?:n't| not)|i'm not|i've (?:never|not|deleted|stopped|given)|(?:i|we) (?:have|own|know|take|had) no\b|i (?:never|deleted|stopped|gave|quit)|(?:it|there|they) (?:do|does|is|are|has|have)(?:n't| not)|this is(?:n't| not)|we (?:(?:do|are|have|did)(?:n't| not)|never)|that's (?:wrong|false|not|incorrect)|(?:ce n'est|c'est) (?:faux|inexact|pas)|d'aucun)(?![a-z])|\bplus maintenant|\bno longer\b|\bany ?more\b|^j'ai \w+, plus/

/** Indexes of the options that mean yes and of those that mean no, without ways out. */
export interface Polarity {
  readonly yesses: readonly number[]
  readonly noes: readonly number[]
}

/** The middle of a scale of agreement, which is neither yes nor no. */
const middle = /^neither agree|^ni d'accord|^neither$/

/** « Je n'en ai pas », "I have none": a no, not a refusal to answer. */
const ownNone = /^(?:je n'en \w+|i have none|i (?:don't|do not|haven't) (?:have|got)?)/

/** The ends of a scale of agreement; facts are answered with an end. */
const wholly = /^(?:strongly|completely|totally|tout a fait|pas du tout|absolument) /

/** Divides options into yes and no; undefined if they cannot be divided. */
export function polarityOf(plain: readonly string[], language: Language): Polarity | undefined {
  const out = new Set(
    readOptions(plain, language)
      .filter(
        ({ kind, text }) =>
          (kind === 'dont_know' || kind === 'refusal') && !yes.test(text) && !ownNone.test(text),
      )
      .map(({ index }) => index),
  )
  const places = plain.flatMap((option, place) =>
    out.has(place) ||
    (isInapplicable(option) && !plain.some((other) => applying.test(other))) ||
    middle.test(option)
      ? []
      : [place],
  )
  const says = (words: RegExp) => places.filter((place) => words.test(plain[place] ?? ''))
  const noes = says(no)
  const rest = places.filter((place) => !noes.includes(place))
  if (noes.length > 0) return rest.length > 0 ? { yesses: rest, noes } : undefined
  const yesses = says(yes)
  const others = places.filter((place) => !yesses.includes(place))
  return yesses.length > 0 && others.length > 0 ? { yesses, noes: others } : undefined
}

/** Options in the first person, such as « Je travaille chez moi »: among several they say more than yes. */
const ofOneself = /^(?:je|nous|on|j'ai) /

/** Whether the question is a yes/no question: an option says yes explicitly, or there are only two. */
export function isPolar(plain: readonly string[], language: Language): boolean {
  return (
    (plain.length <= 2 || plain.some((option) => yes.test(option) && !ofOneself.test(option))) &&
    polarityOf(plain, language) !== undefined
  )
}

/** A yes or a no and nothing else. */
const bareAnswer = /^(?:oui|yes|non|no|vrai|true|faux|false)$/

/** Another answer of the same side: one of yes or no, and one that says how often or how far. */
const alsoSo =
  /^(?:oui|yes|non|no)\b|\b(?:parfois|souvent|rarement|quelquefois|occasion\w+|temps en temps|sometimes|often|rarely|partly|partiellement|en partie|plus|longer|never|jamais)\b/

/** « Plusieurs », "more than one": not to be chosen as a plain yes. */
const more = /\b(?:plusieurs|several|more than one|two or more|(?:deux|trois|three|two)\b.*(?:plus|more))/

function wordsOf(option: string, language: Language): Pick<Claim, 'holds'> | undefined {
  const holds = claimByWords(option, language)
  return holds && { holds }
}

/** Chooses an option of yes or no by whether something is true, and among several of them by what else they claim. */
export function byPolarity(
  plain: readonly string[],
  language: Language,
  holds: (sheet: FactSheet) => boolean,
  side?: (sheet: FactSheet) => RegExp | undefined,
): PlaceFinder | undefined {
  const polarity = polarityOf(plain, language)
  if (!polarity) return undefined
  const claims = plain.map((option) => claimOf(option) ?? wordsOf(option, language))
  // With many unknown kinds of yes, the question is about the kind: why one moved, with what help.
  if (polarity.yesses.filter((place) => !claims[place]).length > 3) return undefined
  return (sheet, persona) => {
    const places = holds(sheet) ? polarity.yesses : polarity.noes
    const telling = holds(sheet) ? undefined : side?.(sheet)
    const told = telling ? places.filter((place) => telling.test(plain[place] ?? '')) : []
    if (told.length > 0) return told[0]
    const claimed = places.filter((place) => claims[place]?.holds(sheet))
    if (claimed.length > 0) return claimed[0]
    const whole = places.filter((place) => wholly.test(plain[place] ?? ''))
    if (whole.length === 1 && whole[0] !== undefined) return whole[0]
    const open = places.filter((place) => !claims[place])
    // « En cours » beside a bare yes is not a second yes.
    const bare = open.find((place) => bareAnswer.test(plain[place] ?? ''))
    if (bare !== undefined && open.every((place) => place === bare || !alsoSo.test(plain[place] ?? '')))
      return bare
    const plainest = open.filter((place) => !more.test(plain[place] ?? ''))
    const left = plainest.length > 0 ? plainest : open.length > 0 ? open : places
    return left[Math.floor(unit(keyOf(persona.key, 'which', ...plain)) * left.length)]
  }
}
