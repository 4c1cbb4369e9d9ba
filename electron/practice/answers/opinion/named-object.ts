import { contentWords, type Language } from '../../text.ts'
import type { Concept } from './concept.ts'
import { issues } from './concepts-issues.ts'
import { things } from './concepts-things.ts'

/** What a text is about, by its words. */
export interface Named {
  readonly concept: Concept | undefined
  /** Whether the contrary of the concept is named. */
  readonly reversed: boolean
  /** The content words, if the object is unknown. */
  readonly words: readonly string[]
  /** 1 if the text names little else than the known object; the more else it names, the nearer to 0. */
  readonly weight: number
  /** Position of the name in the text; −1 if the object is unknown. */
  readonly at: number
}

/**
 * Weight of a known issue. It is the same however many other words stand beside its name, so that two wordings of one
 * question do not differ by how much they say.
 */
const ISSUE = 0.75

/**
 * Weights of an everyday thing by the number of other words beside its name: alone, beside one, beside more. It is then
 * often only mentioned, and another wording of the question may not name it, so that it must move little.
 */
const THING = [0.6, 0.4, 0.25] as const

const unknown: Omit<Named, 'words'> = { concept: undefined, reversed: false, weight: 1, at: -1 }

/** A known object. */
export function namedAs(concept: Concept, reversed = false): Named {
  return { concept, reversed, words: [], weight: 1, at: 0 }
}

/** The object that a folded text names; `rest` is the text without words of direction. */
export function nameOf(text: string, rest: string, language: Language): Named {
  for (const concepts of [issues, things])
    for (const concept of concepts) {
      const contrary = concept.contrary?.[language].exec(text)
      const found = contrary ?? concept.names[language].exec(text)
      if (!found) continue
      return {
        concept,
        reversed: Boolean(contrary),
        words: [],
        weight: concepts === issues ? ISSUE : (THING[othersBeside(rest, concept, language)] ?? THING[2]),
        at: found.index,
      }
    }
  return { ...unknown, words: contentWords(rest) }
}

/** Number of other content words in a text; one is not counted, as it may say when or where. */
function othersBeside(rest: string, { names, contrary }: Concept, language: Language): number {
  const without = [names, contrary].reduce(
    (text, patterns) => (patterns ? text.replace(new RegExp(patterns[language].source, 'g'), ' ') : text),
    rest,
  )
  return Math.max(0, contentWords(without).length - 1)
}

/** « Assez », "enough": no more of the thing is wanted. */
const enough =
  /\b(?:assez|suffisamment|enough|sufficient(?:ly)?|plenty)\b(?! (?:bien|bon|bonne|mal|grand\w*|peu|d'accord))/
/** Too little of what somebody has or does. */
const tooLittle = /\b(?:trop peu|too (?:few|little))\b/

/** A preposition before the object, which is then the giver: « Aidés par l'État », "help from the state". */
const giver =
  /\b(?:from|by|par|de la part d[eu'])(?: (?:the|our|their|la|le|les|notre|leur|ses))?(?: \w+)?[ ']+$/

/**
 * Whether « assez » or "too little" reverses a text. Enough of an object named after it means that no more is wanted;
 * "too little", said of an object named before it, blames the object.
 */
export function turnedByAmount(text: string, { concept, at }: Named): boolean {
  if (!concept) return false
  const said = enough.exec(text)
  if (said) return at > said.index && !giver.test(text.slice(0, at))
  const short = tooLittle.exec(text)
  return short !== null && at < short.index
}
