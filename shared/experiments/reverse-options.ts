import { readItemWords } from '../analysis/diagnostics/item-view.ts'
import type { Question } from '../models/draft.ts'
import { foldAccents } from '../text/fold-accents.ts'

/** A last option with this meaning closes the list and is not part of its order. */
const NONE_OF_THESE =
  /^(?:none|neither|nothing)(?: of)?(?: the)? (?:these|those|above|them|options)|^neither$|^aucune? (?:de ces?|des?|d'entre|parmi)|^rien de (?:tout )?(?:cela|ca)|^ni l'une? ni l'autre/u

/** Fewer options have no order. */
const FEWEST = 2

/**
 * The item with its response options in reverse; null where there is no order to reverse. Options that do not answer
 * the item ("don't know", "other", "none of these") keep their places: people expect them there, and moving them would
 * be a change in itself.
 */
export function reverseOptions(question: Question): Question | null {
  const { stem, type, options } = question
  if (type !== 'single_choice') return null
  // `readItemWords` caches by object; a copy is read, because the question may be changed in place later.
  const { answers } = readItemWords({ stem, type, options: options.map((option) => ({ ...option })) })
  const last = options.length - 1
  const moved = answers.filter((at) => at !== last || !closesList(options[at]?.text ?? ''))
  if (moved.length < FEWEST) return null
  const from = new Map(moved.map((at, turn) => [at, moved[moved.length - 1 - turn]]))
  return { ...question, options: options.map((option, at) => options[from.get(at) ?? at] ?? option) }
}

const closesList = (text: string): boolean =>
  NONE_OF_THESE.test(foldAccents(text).replaceAll('’', "'").trim())
