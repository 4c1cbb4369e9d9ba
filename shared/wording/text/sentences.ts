import type { WordingLanguage } from '../finding.ts'
import { type FoldedText, fold } from './fold.ts'
import type { Span } from './phrases.ts'

/** A sentence of the stem. */
export interface Sentence extends Span {
  text: string
  /** Whether it ends with a question mark, or is an instruction ("Please describe …", « Indiquez … »). */
  asks: boolean
}

const ABBREVIATION =
  /(?:^|[\s('"])(?:e\.g|i\.e|mr|mrs|ms|dr|st|m|mme|etc|p\. ?ex|ex|env|min|max|no|vs|approx)\.$/u
const INSTRUCTION: Record<WordingLanguage, RegExp> = {
  fr: /^"?(?:(?:merci|veuillez|pouvez-vous|pourriez-vous)\b.*|(?:decri|racont|expliqu|indiqu|precis|cit|donn|not|evalu|class|choisi|dit|selectionn|coch|list|nomm|estim|situ|complet)\p{L}*(?:ez|es)(?![\p{L}]).*|(?:dites|en quelques|en une phrase)(?![\p{L}]).*)/u,
  en: /^"?(?:please|describe|tell|explain|indicate|rate|rank|choose|select|list|name|give|say|state|estimate|describe|in your own words|in a few)(?![\p{L}])/u,
}

/** Initials, and words after them that begin a sentence: « the U.S. Mint » against "in the U.S. Do you …?". */
const INITIALS = /(?:^|[\s('"])(?:\p{L}\.)+\p{L}\.$/u
const OPENS_SENTENCE =
  /^\s*(?:$|\n|(?:do|does|did|is|are|was|were|have|has|how|what|which|who|when|where|why|should|would|will|can|please|if|in|the|it|they|you|we|quel|quelle|comment|combien|est-ce|avez|pensez|il|elle|le|la|les)(?!\p{L}))/u

/** An ellipsis, which often does not end a sentence. */
const ELLIPSIS = /^(?:\.{2,}|…)+["')\]]*$/u

/**
 * Splits folded text into sentences. A full stop in a number or an abbreviation does not end one, nor does an ellipsis
 * within square brackets or before a lower-case letter.
 */
export function splitSentences(
  { text, cased }: Pick<FoldedText, 'text' | 'cased'>,
  lang: WordingLanguage,
): Sentence[] {
  const sentences: Sentence[] = []
  let start = 0
  for (const match of text.matchAll(/[.!?…]+["')\]]*(?=\s|$)|\s*\n\s*|$/gu)) {
    const end = match.index + match[0].length
    if (match[0].startsWith('.') && ABBREVIATION.test(text.slice(start, match.index + 1))) continue
    if (INITIALS.test(text.slice(start, match.index + 1)) && !OPENS_SENTENCE.test(text.slice(end))) continue
    if (ELLIPSIS.test(match[0]) && goesOn(cased.slice(start, match.index), cased.slice(end))) continue
    const raw = text.slice(start, end)
    const lead = raw.length - raw.trimStart().length
    const body = raw.trim()
    if (body !== '') {
      const from = start + lead
      const asks = /\?[.!…]*["')\]\s]*$/u.test(body) || INSTRUCTION[lang].test(fold(body))
      sentences.push({ start: from, end: from + body.length, text: body, asks })
    }
    start = end
  }
  return sentences
}

function goesOn(before: string, after: string): boolean {
  return before.lastIndexOf('[') > before.lastIndexOf(']') || /^[\s"'([]*\p{Ll}/u.test(after)
}
