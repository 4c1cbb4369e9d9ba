import { contentWords, type Language } from '../text.ts'
import type { Concept } from './concept.ts'
import { issues } from './concepts-issues.ts'
import { things } from './concepts-things.ts'

/** What a text is about, as far as its words tell. */
export interface Named {
  readonly concept: Concept | undefined
  /** Whether the contrary of the concept is named. */
  readonly reversed: boolean
  /** The words that name the object where it is not a known one. */
  readonly words: readonly string[]
  /** 1 where little but the known object is named; nearer to 0, the more else is: it is then mentioned rather than asked about. */
  readonly weight: number
  /** Where the name begins in the text; −1 where none is known. */
  readonly at: number
}

/** How much less a known object weighs for each other word: an everyday thing is sooner mentioned than an issue is. */
const besideAnIssue = 0.1
const besideAThing = 0.35

const unknown: Omit<Named, 'words'> = { concept: undefined, reversed: false, weight: 1, at: -1 }

/** A known object. */
export function namedAs(concept: Concept, reversed = false): Named {
  return { concept, reversed, words: [], weight: 1, at: 0 }
}

/** What a folded text names; `rest` is the text without the words that say for or against. */
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

/** How many words of a text name something else than the concept; one of them may say when or where. */
function othersBeside(rest: string, { names, contrary }: Concept, language: Language): number {
  const without = [names, contrary].reduce(
    (text, patterns) => (patterns ? text.replace(new RegExp(patterns[language].source, 'g'), ' ') : text),
    rest,
  )
  return Math.max(0, contentWords(without).length - 1)
}

/** « Assez », "enough" of a thing: no more of it is wanted. */
const enough =
  /\b(?:assez|suffisamment|enough|sufficient(?:ly)?|plenty)\b(?! (?:bien|bon|bonne|mal|grand\w*|peu|d'accord))/
/** Too little of what somebody has or does. */
const tooLittle = /\b(?:trop peu|too (?:few|little))\b/

/** « Aidés par l'État », "help from the state": of whom it is wanted. */
const giver =
  /\b(?:from|by|par|de la part d[eu'])(?: (?:the|our|their|la|le|les|notre|leur|ses))?(?: \w+)?[ ']+$/

/**
 * Whether « assez » or "too little" turns a text round: enough of a thing that is named behind it is no more of it; too
 * little of something, of whom is named before it, is no good of them.
 */
export function turnedByAmount(text: string, { concept, at }: Named): boolean {
  if (!concept) return false
  const said = enough.exec(text)
  if (said) return at > said.index && !giver.test(text.slice(0, at))
  const short = tooLittle.exec(text)
  return short !== null && at < short.index
}
