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
  /** Position of the name in the text; −1 if the object is unknown. */
  readonly at: number
}

/** Known objects; an issue counts before an everyday thing that is named beside it. */
const objects: readonly Concept[] = [...issues, ...things]

/** A known object. */
export function namedAs(concept: Concept, reversed = false): Named {
  return { concept, reversed, words: [], at: 0 }
}

/** The object that a folded text names; `rest` is the text without words of direction. */
export function nameOf(text: string, rest: string, language: Language): Named {
  for (const concept of objects) {
    const contrary = concept.contrary?.[language].exec(text)
    const found = contrary ?? concept.names[language].exec(text)
    if (found) return { concept, reversed: Boolean(contrary), words: [], at: found.index }
  }
  return { concept: undefined, reversed: false, words: contentWords(rest), at: -1 }
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
