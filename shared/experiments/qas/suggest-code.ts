import type { ProbeKind } from '../../models/experiment.ts'
import { fold } from '../../wording/text/fold.ts'
import { SIGNS, type SignName } from './signs.ts'

/** A code that an answer to a probe is a reason for. */
export interface CodeSuggestion {
  /** Of `QAS_CODES`. */
  code: string
  /** What was noticed. */
  sign: SignName
  /** The sentence in which it was noticed, as it was said. */
  quote: string
}

/** Longest answer that is read, in UTF-16 units: long ones answer, and patterns stay quick. */
const LONGEST = 600
/** Longer sentences are quoted in part. */
const LONGEST_QUOTE = 160

/**
 * Suggests at most one code for what a persona said after a probe, from words in it that tell of a problem with the item, in
 * French and English alike. Null where no such words are seen: then nothing follows about the item.
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

/** The sentences of a text with their closing signs, without the spaces around them. */
function sentencesOf(text: string): string[] {
  return (text.match(/[^.!?…\n]+[.!?…]*/gu) ?? []).map((sentence) => sentence.trim()).filter(Boolean)
}

function shorten(quote: string): string {
  return quote.length <= LONGEST_QUOTE ? quote : `${quote.slice(0, LONGEST_QUOTE).trimEnd()}…`
}
