import type { Persona } from '../panel/persona.ts'
import { hash32, keyOf, normal } from '../random.ts'
import { type Axis, axes, traitsOf } from './traits.ts'

/**
 * A subject, derived from its words alone and not from the seed: the mean opinion of it, and which people think more of
 * it. Subjects with common words are near each other.
 */
export interface Subject {
  readonly words: readonly string[]
  /** Mean stance of the population, about N(0, 0.4). */
  readonly mean: number
  /** Weight of each axis, of length 1, in the order of `axes`. */
  readonly loadings: readonly number[]
}

/** The subject that these words make. */
export function subjectOf(words: readonly string[]): Subject {
  const share = 1 / Math.sqrt(Math.max(1, words.length))
  const mean = 0.4 * share * words.reduce((sum, word) => sum + normal(hash32(word, 0x6d65616e)), 0)
  const raw = axes.map((axis) =>
    words.reduce((sum, word) => sum + normal(hash32(word, hash32(axis))) * share + hint(word, axis), 0),
  )
  const length = Math.hypot(...raw) || 1
  return { words, mean, loadings: raw.map((value) => value / length) }
}

/**
 * Stance of a persona on a subject, about N(mean, 0.9): a part of 0.7 from traits, and one of 0.55 drawn for these
 * words.
 */
export function stanceOf(persona: Persona, subject: Subject): number {
  const { places } = traitsOf(persona)
  const fromTraits = subject.loadings.reduce((sum, weight, i) => sum + weight * (places[i] ?? 0), 0)
  const share = 1 / Math.sqrt(Math.max(1, subject.words.length))
  const own = subject.words.reduce((sum, word) => sum + normal(keyOf(persona.key, word)), 0) * share
  return subject.mean + 0.7 * fromTraits + 0.55 * own
}

/** Words, cut to six letters as content words are, that place a subject on an axis; a minus reverses the direction. */
const hints: Readonly<Record<Axis, string>> = {
  change: 'reform nouvea change jeunes ville-s libert innova diversi immigr tradit- chasse- securi-',
  ecology:
    'ecolog climat velo velos pollut enviro vegeta bio durabl recycl nature energi eolien climate bike cyclin green planet voitur- car- cars- avion- viande- meat-',
  thrift:
    'prix cher chere payer cout couts argent impot taxe tarif budget salair gratui promot price prices cost costs money tax taxes cheap afford fee fees salary',
  technology:
    'numeri intern applic ordina smartp techno ia robot ligne artifi telepho digita online app apps softwa intell machin',
  trust:
    'gouver etat justic police medeci vaccin scienc banque medias journa elus maire politi instit mairie govern police doctor vaccin scienc bank media journa mayor',
  company:
    'voisin associ fete famill amis partag collec commun quarti ensemb neighb party family friend share commun togeth',
}

const hinted = new Map<string, number>(
  axes.flatMap((axis) =>
    hints[axis]
      .split(' ')
      .map((word): [string, number] => [`${axis}:${word.replace(/-.*$/, '')}`, word.includes('-') ? -2 : 2]),
  ),
)

function hint(word: string, axis: Axis): number {
  return hinted.get(`${axis}:${word}`) ?? 0
}
