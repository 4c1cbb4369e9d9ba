import type { Persona } from '../../panel/persona.ts'
import { hash32, keyOf, normal } from '../../random.ts'
import { fold, type Language } from '../../text.ts'
import { type Axis, axes, traitsOf } from '../traits.ts'
import { asksForAssent, partsOf } from './asking-part.ts'
import type { Concept } from './concept.ts'
import { things } from './concepts-things.ts'
import { type Direction, directionOf } from './direction.ts'
import { type Named, namedAs, nameOf, turnedByAmount } from './named-object.ts'

/** What a question states or asks about: an object, and a direction. */
export interface Proposition {
  /** The known object; undefined if none was recognised. */
  readonly concept: Concept | undefined
  /** 1 if a yes is for the object, −1 if it is against it. */
  readonly sign: 1 | -1
  /** The words that reversed the direction. */
  readonly turnedBy: readonly string[]
  /** The words that name an unknown object. */
  readonly words: readonly string[]
  /** Key of the object, the same for all wordings of a known one. */
  readonly key: number
  /** Weight of each axis, of length 1 or 0, in the order of `axes`. */
  readonly loadings: readonly number[]
}

/** Reads what a stem is about; the survey's context counts only if the stem names nothing. */
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
    turnedBy,
    words: named.words,
    key,
    loadings: named.concept ? normalised(named.concept.axes) : axes.map(() => 0),
  }
}

interface Read extends Pick<Direction, 'sign' | 'turnedBy'> {
  readonly named: Named
}

/**
 * Reads the question itself; if it names nothing, what was said before it; if that is missing, the survey's context.
 */
function readParts(texte: string, contexte: string, language: Language, options: readonly string[]): Read {
  const { premises, asked } = partsOf(texte)
  const question = partOf(asked, language, options)
  const own = question.named
  // If the options say how dear a thing is, the question is about its price.
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

/** The object of a part of a stem, and its direction. */
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
 * Stance of a persona on a proposition, about N(0, 0.9): people are evenly divided on every object, so that another
 * word for it moves nobody. On a known object, a part of 0.7 comes from traits and one of 0.55 is drawn for the object.
 * On an unknown one all of it is drawn.
 */
export function stanceOn(persona: Persona, { concept, sign, key, loadings }: Proposition): number {
  const own = normal(keyOf(persona.key, 'object', key))
  if (!concept) return sign * 0.9 * own
  const { places } = traitsOf(persona)
  const fromTraits = loadings.reduce((sum, loading, i) => sum + loading * (places[i] ?? 0), 0)
  const spread = loadings.some((loading) => loading !== 0) ? 0.55 : 0.9
  return sign * (0.7 * fromTraits + spread * own)
}
