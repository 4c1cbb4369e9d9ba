import { readItemWords } from '../analysis/diagnostics/item-view.ts'
import type { Question } from '../models/draft.ts'
import { foldAccents } from '../text/fold-accents.ts'

/** A last option of this meaning closes the list, and says nothing of its order. */
const NONE_OF_THESE =
  /^(?:none|neither|nothing)(?: of)?(?: the)? (?:these|those|above|them|options)|^neither$|^aucune? (?:de ces?|des?|d'entre|parmi)|^rien de (?:tout )?(?:cela|ca)|^ni l'une? ni l'autre/u

/** One option alone has no order. */
const FEWEST = 2

/**
 * The item with its response options in reverse; null where there is no order to reverse. Options that answer nothing
 * ("don't know", "other", "none of these") keep their places: people expect them there, and in another one they would be a
 * change of their own.
 */
export function reverseOptions(question: Question): Question | null {
  const { stem, type, options } = question
  if (type !== 'single_choice') return null
  // A reading is kept by its object: this one is of this moment, whatever becomes of the question.
  const { answers } = readItemWords({ stem, type, options: options.map((option) => ({ ...option })) })
  const last = options.length - 1
  const moved = answers.filter((at) => at !== last || !closesList(options[at]?.text ?? ''))
  if (moved.length < FEWEST) return null
  const from = new Map(moved.map((at, turn) => [at, moved[moved.length - 1 - turn]]))
  return { ...question, options: options.map((option, at) => options[from.get(at) ?? at] ?? option) }
}

const closesList = (text: string): boolean =>
  NONE_OF_THESE.test(foldAccents(text).replaceAll('’', "'").trim())
