import type { WordingLanguage } from '../finding.ts'
import { findingAt, type ItemContext, type Rule } from '../item-context.ts'
import { knownAcronyms } from '../lexicons/acronyms.ts'
import { emphasisedWords } from '../lexicons/emphasised.ts'
import { LEARNED_ENDINGS, TECHNICAL_TERMS } from '../lexicons/technical-terms.ts'
import { findSpans, phrasePattern, type Span } from '../text/phrases.ts'
import type { Token } from '../text/tokenise.ts'
import type { WordPattern } from '../text/word-pattern.ts'

const TERMS: Record<WordingLanguage, WordPattern> = {
  fr: phrasePattern(TECHNICAL_TERMS.fr),
  en: phrasePattern(TECHNICAL_TERMS.en),
}

/** An explanation right after a term: brackets, a dash, "that is", or an apposition of some length. */
const EXPLAINED_AFTER: Record<WordingLanguage, RegExp> = {
  fr: /^["'\s]*(?:\((?!s\))[^)]{8,}\)|,? ?(?:c'est-a-dire|soit |autrement dit|a savoir|en d'autres termes|qui (?:est|designe|consiste|permet|sont|correspond)|ou l'|- )|, (?:un |une |des |le |la |les |l'|ce |cette |dispositif|qui |note )[^,?.]{8,}|,? (?:qu'on appelle|aussi appelee?|dit|parfois appelee?) |: )/u,
  en: /^["'\s]*(?:\((?!s\))[^)]{8,}\)|,? ?(?:that is|i\.e\.|ie |meaning|in other words|also known as|also called|known as|which (?:is|are|means|takes|lets|shows|measures|allows|gives|help)|or the |- )|, (?:an? |the |some |when |where |who |which )[^,?.]{8,}|: )/u,
}

/** Words that announce a definition in the stem. */
const DEFINES: Record<WordingLanguage, RegExp> = {
  fr: /(?:designe(?:nt)?|signifie|on entend par|on appelle|par ".{3,40}", |est (?:un|une|le|la|l') ?[^?.]{6,}\.|sont (?:des|les) [^?.]{6,}\.|consiste a|c'est-a-dire|autrement dit)/u,
  en: /(?:refers? to|means|we mean|is defined as|by ".{3,40}", |(?:is|are) (?:an?|the) [^?.]{6,}\.|is when [^?.]{6,}\.|that is,|i\.e\.|in other words|also known as)/u,
}

/** The item asks for the meaning of the term. */
const ASKS_MEANING: Record<WordingLanguage, RegExp> = {
  fr: /(?:que (?:signifie|veut dire|designe)|signification|le sigle)(?!\p{L})/u,
  en: /(?:stands? for|does .{2,40} mean|meaning of|the acronym)(?!\p{L})/u,
}

const LONGEST_ACRONYM = 7

/** An acronym or a technical term that the stem does not explain. */
export const jargon: Rule = (item) => {
  if (ASKS_MEANING[item.lang].test(item.text)) return []
  const acronym = item.tokens.find((token) => isOpaqueAcronym(item, token))
  const term = findSpans(TERMS[item.lang], item.text).find(
    (span) => !isExplained(item, span) && !startsName(item, span),
  )
  const found = acronym ?? term ?? item.tokens.find((token) => isLearned(item, token))
  if (!found) return []
  return [
    findingAt(
      'jargon',
      { start: found.start, end: found.end },
      found === acronym ? 'jargon_acronym' : 'jargon',
    ),
  ]
}

function isOpaqueAcronym(item: ItemContext, token: Token): boolean {
  const written = item.folded.cased.slice(token.start, token.end)
  if (written.length < 2 || written.length > LONGEST_ACRONYM) return false
  if (
    !/^(?=(?:.*\p{Lu}){2})[\p{Lu}\d]{2,}s?$|^\d\p{Lu}+$|^\p{Lu}\d{2,}$|^\p{Ll}\p{Lu}{2,5}$|^\p{Lu}{1,3}\p{Ll}{1,2}\p{Lu}{1,3}\d*$/u.test(
      written,
    )
  )
    return false
  if (isShouted(item) || isEmphasis(item, token) || isItemCode(item, token)) return false
  if (EXAMPLE.test(item.text.slice(0, token.start)) || QUESTION_NUMBER.test(written)) return false
  const bare = written.replace(/s$/u, '').toUpperCase()
  const known = knownAcronyms(item.lang)
  if (known.has(bare) || known.has(written.toUpperCase()) || isRoman(bare)) return false
  return !isExplained(item, token)
}

/** A word this long in capitals is emphasis: acronyms are shorter. */
const SHORTEST_EMPHASIS = 6

/** Whether capitals only stress a plain word ("the MAIN reason"), or mark an instruction ("[ASK ALL]"). */
function isEmphasis(item: ItemContext, token: Token): boolean {
  const written = item.folded.cased.slice(token.start, token.end)
  if (!/^\p{Lu}{2,}$/u.test(written)) return false
  if (written.length >= SHORTEST_EMPHASIS || isStressed(item, token)) return true
  const before = item.text.slice(0, token.start)
  if (before.lastIndexOf('[') > before.lastIndexOf(']')) return true
  if (/^(?::| \d)/u.test(item.text.slice(token.end))) return true
  return item.tokens.some(
    (other) =>
      isStressed(item, other) &&
      (other.end + 1 === token.start || token.end + 1 === other.start || other.text === token.text),
  )
}

/** "the tools of Q17": another item of the questionnaire. */
const QUESTION_NUMBER = /^Q\d+$/u

/** Words before a name that is only an example. */
const EXAMPLE = /(?:\(?ex\. ?:?|par exemple,?|e\.?g\.?[,:]?|for example,?|for instance,?|such as) ?$/u

/** Whether it is the code of the item, put before its text by a file: "QAB_3. Do you …". */
function isItemCode(item: ItemContext, token: Token): boolean {
  return token.start === 0 && /^(?:_\w*)?[.:)\]] /u.test(item.text.slice(token.end))
}

/** Whether it is a plain word in capitals: one that the lexicon has, or that stands in small letters elsewhere. */
function isStressed(item: ItemContext, token: Token): boolean {
  const written = item.folded.cased.slice(token.start, token.end)
  if (!/^\p{Lu}{2,}$/u.test(written)) return false
  if (emphasisedWords(item.lang).has(token.text.toUpperCase())) return true
  return item.tokens.some(
    (other) => other.text === token.text && item.folded.cased.slice(other.start, other.end) === other.text,
  )
}

function isRoman(text: string): boolean {
  return /^[IVX]+$/u.test(text)
}

/** Whether the stem is written in capitals, so that acronyms cannot be recognised. */
function isShouted(item: ItemContext): boolean {
  const letters = item.folded.cased.replace(/[^\p{L}]/gu, '')
  const capitals = letters.replace(/[^\p{Lu}]/gu, '')
  return letters.length > 0 && capitals.length > letters.length / 2
}

function isLearned(item: ItemContext, token: Token): boolean {
  if (isInName(item, token)) return false
  const { endings, everyday } = LEARNED_ENDINGS[item.lang]
  const single = token.text.replace(/s$/u, '')
  return (
    token.kind === 'word' && endings.test(token.text) && !everyday.has(single) && !isExplained(item, token)
  )
}

function startsName(item: ItemContext, span: Span): boolean {
  const token = item.tokens.find((one) => one.start === span.start)
  return token !== undefined && isInName(item, token)
}

/**
 * Whether it is part of a name in capitals ("the Algorithmic Impact Assessment"), which is not explained by its words.
 */
function isInName(item: ItemContext, token: Token): boolean {
  if (!token.capital) return false
  return item.tokens.some(
    (other) =>
      other.capital && other !== token && (other.end + 1 === token.start || token.end + 1 === other.start),
  )
}

/** Whether the stem explains it: after the term, before it with the term in brackets, or by a definition. */
function isExplained(item: ItemContext, span: Span): boolean {
  const name = item.text.slice(span.start, span.end).replace(/s$/u, '')
  const first = item.tokens.find((token) => token.text.replace(/s$/u, '') === name)
  // An explanation at the first mention holds for the later ones.
  if (first && first.start < span.start && isExplained(item, first)) return true
  const after = item.text.slice(span.end)
  if (EXPLAINED_AFTER[item.lang].test(after)) return true
  const before = item.text.slice(0, span.start)
  if (
    /\p{L}{2,} (?:\p{L}+[ ']){0,8}\((?:\p{L}{1,4}\.? ){0,3}["']?$/u.test(before) &&
    /^[^(]{0,12}[),]/u.test(after)
  )
    return true
  return DEFINES[item.lang].test(item.text)
}
