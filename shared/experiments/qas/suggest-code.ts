import type { ProbeKind } from '../../models/experiment.ts'
import { fold } from '../../wording/text/fold.ts'
import { SIGNS, type SignName } from './signs.ts'

/** A code that an answer to a probe suggests. */
export interface CodeSuggestion {
  /** One of `QAS_CODES`. */
  code: string
  /** What was noticed. */
  sign: SignName
  /** The sentence in which it was noticed, quoted literally. */
  quote: string
}

/** Only this much of an answer is searched, in UTF-16 units, so that the patterns stay fast. */
const LONGEST = 600
/** Longer sentences are cut when quoted, in UTF-16 units. */
const LONGEST_QUOTE = 160

/**
 * Suggests at most one code for an answer to a probe, from words that show a problem with the item, in French or
 * English. Null where there are no such words; that does not show that the item has no problem.
 */
export function suggestCode(kind: ProbeKind, said: string): CodeSuggestion | null {
  const sentences = sentencesOf(said.slice(0, LONGEST)).map((quote) => ({ quote, folded: fold(quote) }))
  for (const { name, code, shows, after } of SIGNS) {
    if (after && !after.includes(kind)) continue
    const found = sentences.find(({ folded }) => shows(folded))
    if (found) return { code, sign: name, quote: shorten(found.quote) }
  }
  return null
}

/** The sentences of a text with their final punctuation, trimmed. */
function sentencesOf(text: string): string[] {
  return (text.match(/[^.!?…\n]+[.!?…]*/gu) ?? []).map((sentence) => sentence.trim()).filter(Boolean)
}

function shorten(quote: string): string {
  return quote.length <= LONGEST_QUOTE ? quote : `${quote.slice(0, LONGEST_QUOTE).trimEnd()}…`
}
