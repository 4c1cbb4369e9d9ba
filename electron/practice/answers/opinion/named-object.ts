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
 * How much each other word reduces the weight of a known object; more for everyday things, which are often only
 * mentioned.
 */
const besideAnIssue = 0.1
const besideAThing = 0.35

const unknown: Omit<Named, 'words'> = { concept: undefined, reversed: false, weight: 1, at: -1 }

/** A known object. */
export function namedAs(concept: Concept, reversed = false): Named {
  return { concept, reversed, words: [], weight: 1, at: 0 }
}

/** The object that a folded text names; `rest` is the text without words of direction. */
export function nameOf(text: string, rest: string, language: Language): Named {
  for (const [concepts, lighter] of [
    [issues, besideAnIssue],
    [things, besideAThing],
  ] as const)
    for (const concept of concepts) {
      const contrary = concept.contrary?.[language].exec(text)
      const found = contrary ?? concept.names[language].exec(text)
      if (!found) continue
      const others = othersBeside(rest, concept, language)
      return {
        concept,
        reversed: Boolean(contrary),
        words: [],
        weight: 1 / (1 + lighter * others),
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
