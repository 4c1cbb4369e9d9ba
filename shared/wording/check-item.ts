import { isInThirdLanguage } from './detect-language.ts'
import type { Finding, WordedItem } from './finding.ts'
import { type Rule, readItem } from './item-context.ts'
import { absolute } from './rules/absolute.ts'
import { agreeDisagree } from './rules/agree-disagree.ts'
import { doubleBarrelled } from './rules/double-barrelled.ts'
import { doubleNegative } from './rules/double-negative.ts'
import { duplicateOptions } from './rules/duplicate-options.ts'
import { jargon } from './rules/jargon.ts'
import { leading } from './rules/leading.ts'
import { loaded } from './rules/loaded.ts'
import { mismatchedOptions } from './rules/mismatched-options.ts'
import { missingDontKnow } from './rules/missing-dont-know.ts'
import { noReferencePeriod } from './rules/no-reference-period.ts'
import { presupposition } from './rules/presupposition.ts'
import { rangeGap, rangeOverlap } from './rules/range-faults.ts'
import { severalAnswers } from './rules/several-answers.ts'
import { tooLong } from './rules/too-long.ts'
import { unbalancedScale } from './rules/unbalanced-scale.ts'
import { vagueQuantifier } from './rules/vague-quantifier.ts'
import { takeSuggestion } from './take-suggestion.ts'
import { asksConsent } from './text/consent.ts'
import type { FoldedText } from './text/fold.ts'

const RULES: readonly Rule[] = [
  doubleBarrelled,
  leading,
  presupposition,
  loaded,
  doubleNegative,
  vagueQuantifier,
  noReferencePeriod,
  absolute,
  agreeDisagree,
  unbalancedScale,
  rangeOverlap,
  rangeGap,
  duplicateOptions,
  mismatchedOptions,
  severalAnswers,
  missingDontKnow,
  tooLong,
  jargon,
]

/** The longest stem and option that are read, in UTF-16 units, so that a pasted book does not block the page. */
const LONGEST_STEM = 2000
const LONGEST_OPTION = 400
const MOST_OPTIONS = 200

/**
 * What a careful methodologist would flag in an item, at most one finding for each rule. Pure, offline, deterministic;
 * never throws. Offsets are in the stem as given. A suggestion is only given if the checker finds nothing new in it.
 */
export function checkItem(item: WordedItem): Finding[] {
  const findings = findingsIn(item)
  return findings.map((finding) => {
    if (finding.suggestion === undefined || removesFinding(item, finding, findings)) return finding
    const { suggestion: _, ...bare } = finding
    return bare
  })
}

/** Whether the finding disappears when its suggestion is applied, without a new one in its place. */
function removesFinding(item: WordedItem, finding: Finding, before: readonly Finding[]): boolean {
  return findingsIn(takeSuggestion(item, finding)).every(
    ({ rule }) => rule !== finding.rule && before.some((known) => known.rule === rule),
  )
}

/** The findings in an item, with suggestions that were not checked themselves. */
export function findingsIn(item: WordedItem): Finding[] {
  if (asksConsent(item) || isInThirdLanguage(item.stem)) return []
  const read = readItem({
    ...item,
    stem: item.stem.slice(0, LONGEST_STEM),
    options: item.options.slice(0, MOST_OPTIONS).map((option) => option.slice(0, LONGEST_OPTION)),
  })
  if (read.tokens.every((token) => token.kind === 'mark')) return []
  return RULES.flatMap((rule) => rule(read)).map((finding) =>
    inOriginal(finding, read.folded, item.stem.length),
  )
}

/** Converts offsets in the folded stem to offsets in the stem as given. */
function inOriginal(finding: Finding, folded: FoldedText, length: number): Finding {
  if (finding.start === null || finding.end === null) return finding
  const { origin } = folded
  const start = origin ? (origin[finding.start] ?? length) : finding.start
  const end = origin ? (origin[finding.end] ?? length) : finding.end
  return { ...finding, start, end }
}
