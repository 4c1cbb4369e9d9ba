import type { FactSheet } from '../../../panel/life/fact-sheet.ts'
import type { Language } from '../../../text.ts'
import type { Inquiry, Speaker } from '../inquiry.ts'
import { list } from '../lore.ts'
import type { Pen } from '../pen.ts'
import { withoutWhatIsAsked } from '../presupposed.ts'
import { type Makeup, sentences } from './particular.ts'

/** Forms that need only a few words. */
const brief: ReadonlySet<Makeup> = new Set(['thing', 'mind', 'wish', 'where', 'who', 'when'])

/** Of places, people and moments only one is said. */
const placed: ReadonlySet<Makeup> = new Set(['where', 'who', 'when'])

/** Openings before clauses in the first person. */
const begins: Readonly<Record<Language, readonly string[]>> = {
  fr: list(
    'moi, | ben, | franchement, | pour ma part, | oh, | alors, | à vrai dire, | pour être honnête, | voyons, | de mon côté, | bon,',
  ),
  en: list(
    'well, | honestly, | for my part, | oh, | to be honest, | let me see, | for me, | frankly, | right, | as for me,',
  ),
}

/**
 * An answer of a few words to a question of a known class; undefined if sentences answer it or the class is unknown.
 */
export function briefParticular(
  { particular, ask, asked, language, tongue }: Inquiry,
  { sheet, steady }: Speaker,
  count: number,
): string | undefined {
  if (!particular) return undefined
  const idle =
    brief.has(particular.makeup) || sentences.has(particular.makeup)
      ? withoutWhatIsAsked(asked, language, sheet)
      : undefined
  if (idle !== undefined) return idle
  // If a change is asked for, a wish is told in sentences.
  if (!brief.has(particular.makeup) || (particular.makeup === 'wish' && ask === 'improve')) return undefined
  const chosen = steady.some(
    trueOf(particular.says, sheet),
    placed.has(particular.makeup) ? 1 : count,
    'particular',
  )
  return chosen.find(standsAlone) ?? tongue.row(chosen)
}

/** « Aucun », "nothing", and things with a comma cannot be part of a list. */
function standsAlone(thing: string): boolean {
  return /^(?:aucune?|none|nothing|rien|nobody|personne|pas grand|not much|je|I)\b|,/.test(thing)
}

/**
 * Answers that are true only of some people by their fact sheet. Those people say nothing else, and all others never
 * say it.
 */
const bySheet: readonly (readonly [says: RegExp, holds: (sheet: FactSheet) => boolean])[] = [
  [/^(?:je n’ai pas d’enfant|I do not have children)/, ({ children }) => children === 0],
  [
    /^(?:mes enfants sont grands|my children have grown up)/,
    ({ children, minors }) => children > 0 && minors === 0,
  ],
  [/^(?:je n’ai pas d’animal|I do not have a pet)/, ({ dog, cat }) => !dog && !cat],
  [/^(?:je n’ai pas de voiture|I do not have a car)/, ({ cars }) => cars === 0],
  [/^(?:je ne travaille pas|I do not work)$/, ({ status }) => status !== 'employed'],
  [/^(?:je ne prends pas l’avion|I do not fly)$/, ({ flightsPerYear }) => flightsPerYear === 0],
  [
    /\b(?:je n’ai pas (?:fait d’études|de diplôme)|I (?:did not (?:study|go to university)|have no degree))$/,
    ({ education }) => !['bac2', 'bac3', 'bac5'].includes(education),
  ],
]
/** Age from which hardly anybody has parents. */
const oldestWithParents = 75

/** Words that only some people can say of themselves: of a partner, children, work, a car, a pet. */
const ofSome: readonly (readonly [says: RegExp, holds: (sheet: FactSheet) => boolean])[] = [
  [
    /la personne avec qui je vis|my partner|mon mari|ma femme|mon conjoint|my husband|my wife/,
    ({ couple }) => couple,
  ],
  [/\b(?:mes enfants|mon fils|ma fille|my (?:children|kids|son|daughter))\b/, ({ children }) => children > 0],
  [/\b(?:mes petits-enfants|my grandchildren)\b/, ({ grandchildren }) => grandchildren > 0],
  [/\b(?:mes collègues|mon chef|ma cheffe|my (?:colleagues|boss))\b/, ({ status }) => status === 'employed'],
  [/\b(?:ma voiture|my car)\b/, ({ cars }) => cars > 0],
  [/\b(?:mon chien|my dog)\b/, ({ dog }) => dog],
  [/\b(?:mon chat|my cat)\b/, ({ cat }) => cat],
  [/\b(?:mon jardin|my garden)\b/, ({ garden }) => garden],
  [/arrêté? de fumer|arrêter de fumer|g(?:iving|ave) up smoking/, ({ smoker }) => smoker === 'former'],
  [/élevé une famille|bringing up a family/, ({ children }) => children > 0],
  [/\b(?:mes parents|my parents)\b/, ({ age }) => age < oldestWithParents],
  [/acheter mon logement|buying my home/, ({ tenure }) => tenure === 'owner'],
]

/** What a person with this fact sheet says of these answers, some of which are true only of some people. */
export function trueOf(says: readonly string[], sheet: FactSheet): readonly string[] {
  const untrue = new Set<string>()
  for (const [words, holds] of bySheet) {
    const said = says.find((text) => words.test(text))
    if (said !== undefined && holds(sheet)) return [said]
    if (said !== undefined) untrue.add(said)
  }
  if (untrue.size > 0) return says.filter((text) => !untrue.has(text))
  return sayableBy(sheet, says)
}

/** Those of the texts that a person with this fact sheet can say, or all if there are none. */
export function sayableBy(sheet: FactSheet, says: readonly string[]): readonly string[] {
  const fitting = says.filter((text) => ofSome.every(([words, holds]) => holds(sheet) || !words.test(text)))
  return fitting.length > 0 ? fitting : says
}

/** Endings after clauses of any kind. */
const ends: Readonly<Record<Language, readonly string[]>> = {
  fr: list(
    'voilà pour l’essentiel | c’est ce qui me vient en premier | je n’ai pas grand-chose à ajouter | d’autres diraient autre chose | c’est à peu près tout | rien de plus compliqué que ça | pour le reste, ça dépend | c’est ma façon de voir les choses | il y a sûrement mieux à dire | je le dis comme je le pense | c’est peu, mais c’est vrai | chez nous, tout le monde le sait',
  ),
  en: list(
    'that is the gist of it | that is what comes to me first | I have little to add to that | others would say something else | that is about all | nothing more complicated than that | for the rest, it depends | that is how I see things | there is surely more to say | I put it as I see it | it is not much but it is true | everybody at home knows it',
  ),
}

/** Clauses that answer a question of a known class; undefined if a few words answer it or the class is unknown. */
export function toldParticular(inquiry: Inquiry, speaker: Speaker, pen: Pen): string[] | undefined {
  const { particular, language, tongue } = inquiry
  const { sheet, talk } = speaker
  if (!particular || !sentences.has(particular.makeup)) return undefined
  const [first = '', ...others] = pen.some(
    trueOf(particular.says, sheet),
    particular.makeup === 'one' ? 1 : 3,
    'told',
  )
  for (const clause of [first, ...others]) pen.share([clause], clause)
  // A high `talk` means that the text is drawn anew because others said nearly the same: then the persona adds
  // something about itself.
  const pressed = talk > much ? 0.85 : 0.3 * talk
  return [
    pen.chance(0.5, 'begins') ? tongue.join(pen.pick(begins[language], 'begin'), first) : first,
    ...others.filter((_, i) => pen.chance((0.8 - 0.4 * i) * (0.4 + talk), `other ${i}`)),
    ...(pen.chance(pressed, 'own') ? [pen.pick(ofItsOwn(inquiry, speaker), 'own')] : []),
    ...(pen.chance(0.6 * pressed, 'ends') ? [pen.pick(ends[language], 'end')] : []),
  ]
}

/** Above this, `talk` makes personas say more about themselves than most people do. */
const much = 0.75

/** Something about the persona's own life: on the theme if possible, else where it lives and what it does. */
function ofItsOwn({ tongue }: Inquiry, { grounds, life, sheet }: Speaker): readonly string[] {
  // The bare words for a job or a place would read as one more thing that is told.
  const whole = (fact: string, state: string) =>
    (tongue.state(fact, state, sheet, life) ?? []).filter((text) => /^(?:je|j’|I) ?/.test(text))
  return [...grounds().slice(0, -ofAnyone), ...whole('place', sheet.place), ...whole('status', sheet.status)]
}

/** Number of sentences at the end of `grounds` that fit any question. */
const ofAnyone = 7
