import type { Finding, FindingKind, RuleCode, WordedItem, WordingLanguage } from './finding.ts'
import { type ReadOption, readOptions } from './options/read-options.ts'
import { SOURCES } from './sources.ts'
import { strengthOf } from './strengths.ts'
import { type FoldedText, foldText } from './text/fold.ts'
import type { Span } from './text/phrases.ts'
import { type Sentence, splitSentences } from './text/sentences.ts'
import { type Token, tokenise } from './text/tokenise.ts'

/** An item read once for all rules. Offsets are in the folded stem; `check-item.ts` converts them to the original. */
export interface ItemContext {
  lang: WordingLanguage
  /** Whether it asks for one answer among options. */
  closed: boolean
  /** The stem in lower case, without accents. */
  text: string
  folded: FoldedText
  tokens: readonly Token[]
  sentences: readonly Sentence[]
  /** The sentences that ask; if none does (a statement to be rated), all sentences. */
  questions: readonly Sentence[]
  options: readonly ReadOption[]
  /** Options that answer, without "don't know", refusals and "other". */
  answers: readonly ReadOption[]
  /** Whether the answers are yes and no, or degrees of these; one other answer is allowed. */
  yesNo: boolean
}

/** A rule: reports what a careful methodologist would clearly flag in an item. */
export type Rule = (item: ItemContext) => Finding[]

/** Reads an item. */
export function readItem(item: WordedItem): ItemContext {
  const folded = foldText(item.stem)
  const closed = item.type === 'single_choice'
  const options = closed ? readOptions(item.options, item.lang) : []
  const answers = options.filter((option) => option.kind === 'answer')
  const sentences = splitSentences(folded, item.lang)
  const asking = sentences.filter((sentence) => sentence.asks)
  return {
    lang: item.lang,
    closed,
    text: folded.text,
    folded,
    tokens: tokenise(folded, item.lang),
    sentences,
    questions: asking.length > 0 ? asking : sentences,
    options,
    answers,
    yesNo: isYesNo(answers, item.lang),
  }
}

/** A finding about a place in the stem. */
export function findingAt(rule: RuleCode, span: Span, why: FindingKind = rule, suggestion?: string): Finding {
  const finding: Finding = {
    rule,
    start: span.start,
    end: span.end,
    why,
    strength: strengthOf(why),
    source: SOURCES[rule],
  }
  if (suggestion !== undefined) finding.suggestion = suggestion
  return finding
}

/** A finding about the response options. */
export function findingInOptions(
  rule: RuleCode,
  option: number | undefined,
  why: FindingKind = rule,
  suggestion?: string,
): Finding {
  const finding: Finding = {
    rule,
    start: null,
    end: null,
    why,
    strength: strengthOf(why),
    source: SOURCES[rule],
  }
  if (option !== undefined) finding.option = option
  if (suggestion !== undefined) finding.suggestion = suggestion
  return finding
}

/** Whether an option says "don't know" or "no opinion". */
export function hasDontKnow(item: ItemContext): boolean {
  return item.options.some((option) => option.kind === 'dont_know')
}

/** The tokens of a stretch of the stem. */
export function tokensIn(item: ItemContext, span: Span): readonly Token[] {
  return item.tokens.filter((token) => token.start >= span.start && token.end <= span.end)
}

const YES_NO_START: Record<WordingLanguage, RegExp> = {
  fr: /^(?:oui|non|vrai|faux)(?![\p{L}])/u,
  en: /^(?:yes|no|true|false)(?![\p{L}])/u,
}

function isYesNo(answers: readonly ReadOption[], lang: WordingLanguage): boolean {
  const polar = answers.filter((option) => YES_NO_START[lang].test(option.text))
  return polar.length >= 2 && polar.length >= answers.length - 1
}
