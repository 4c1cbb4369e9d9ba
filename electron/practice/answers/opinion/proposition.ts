import type { Persona } from '../../panel/persona.ts'
import { hash32, keyOf, normal } from '../../random.ts'
import { fold, type Language } from '../text.ts'
import { type Axis, axes, traitsOf } from '../traits.ts'
import { asksForAssent, partsOf } from './asking-part.ts'
import type { Concept } from './concept.ts'
import { things } from './concepts-things.ts'
import { type Direction, directionOf } from './direction.ts'
import { type Named, namedAs, nameOf, turnedByAmount } from './named-object.ts'

/** What a question states or asks about: an object, and which way it puts it. */
export interface Proposition {
  /** The known thing it is about; undefined where none was recognised. */
  readonly concept: Concept | undefined
  /** 1 where saying yes is being for the object, −1 where it is being against it. */
  readonly sign: 1 | -1
  /** How much the known thing's mean counts: less where it is mentioned beside what is asked about. */
  readonly weight: number
  /** The words that turned it round. */
  readonly turnedBy: readonly string[]
  /** The words that name the object, where it is not a known one. */
  readonly words: readonly string[]
  /** The object, as a key: the same for every wording of a known one. */
  readonly key: number
  /** Weight of each axis, of length 1 or 0, in the order of `axes`. */
  readonly loadings: readonly number[]
}

/** Reads what a stem is about. The context counts where the stem itself names nothing. */
export function readProposition(
  texte: string,
  contexte: string,
  language: Language,
  options: readonly string[] = [],
): Proposition {
  const { sign, turnedBy, named } = readParts(texte, contexte, language, options)
  const key = named.concept ? hash32(named.concept.id) : hash32(named.words.join(' '))
  return {
    concept: named.concept,
    sign: named.reversed ? opposite(sign) : sign,
    weight: named.weight,
    turnedBy,
    words: named.words,
    key,
    loadings: named.concept ? normalised(named.concept.axes) : axes.map(() => 0),
  }
}

interface Read extends Pick<Direction, 'sign' | 'turnedBy'> {
  readonly named: Named
}

/** The question itself where it names something, else what was said before it, else the context of the survey. */
function readParts(texte: string, contexte: string, language: Language, options: readonly string[]): Read {
  const { premises, asked } = partsOf(texte)
  const question = partOf(asked, language, options)
  const own = question.named
  // What is found dear or cheap by the options is asked for its price, whatever it is.
  if ((!own.concept || own.concept === costly) && costly && pricing[language].test(fold(options.join(' / '))))
    return { ...question, named: namedAs(costly) }
  if (own.concept || own.words.length > 0) return question
  const said = premises.at(-1)
  if (said === undefined) return { ...question, named: nameOf(fold(contexte), fold(contexte), language) }
  const statement = partOf(said, language, options)
  const { named } = statement
  if (!asksForAssent(asked)) return { ...question, named }
  return {
    sign: statement.sign === question.sign ? 1 : -1,
    turnedBy: [...statement.turnedBy, ...question.turnedBy],
    named,
  }
}

/** What a part of a stem names, and which way it puts it. */
function partOf(text: string, language: Language, options: readonly string[]): Read {
  const { sign, turnedBy, rest } = directionOf(text, language, options)
  const folded = fold(text)
  const named = nameOf(folded, rest, language)
  return { sign: turnedByAmount(folded, named) ? opposite(sign) : sign, turnedBy, named }
}

const costly = things.find(({ id }) => id === 'cost')

/** Options that say how dear a thing is. */
const pricing: Readonly<Record<Language, RegExp>> = {
  fr: /\b(?:trop|tres|un peu|plutot|assez) chere?s?\b/,
  en: /\b(?:too|very|rather|quite|a bit|a little|fairly) (?:expensive|dear|pricey|costly)\b/,
}

function opposite(sign: 1 | -1): 1 | -1 {
  return sign === 1 ? -1 : 1
}

function normalised(weights: Readonly<Partial<Record<Axis, number>>>): readonly number[] {
  const raw = axes.map((axis) => weights[axis] ?? 0)
  const length = Math.hypot(...raw) || 1
  return raw.map((value) => value / length)
}

/**
 * How far a persona is for what a proposition states, about N(sign × weight × mean, 0.9). On a known object, 0.7 of it comes from
 * its traits and 0.55 is its own for the object. On an unknown one all of it is its own, and the population is evenly
 * divided: words that are not known move nothing.
 */
export function stanceOn(persona: Persona, { concept, sign, weight, key, loadings }: Proposition): number {
  const own = normal(keyOf(persona.key, 'object', key))
  if (!concept) return sign * 0.9 * own
  const { places } = traitsOf(persona)
  const fromTraits = loadings.reduce((sum, weight, i) => sum + weight * (places[i] ?? 0), 0)
  const spread = loadings.some((weight) => weight !== 0) ? 0.55 : 0.9
  return sign * (weight * concept.mean + 0.7 * fromTraits + spread * own)
}
