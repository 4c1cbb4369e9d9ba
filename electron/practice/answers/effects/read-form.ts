import type { Finding, RuleCode } from '../../../../shared/wording/finding.ts'
import { findingAt, type Rule, readItem } from '../../../../shared/wording/item-context.ts'
import { absolute } from '../../../../shared/wording/rules/absolute.ts'
import { doubleBarrelled } from '../../../../shared/wording/rules/double-barrelled.ts'
import { doubleNegative } from '../../../../shared/wording/rules/double-negative.ts'
import { leading } from '../../../../shared/wording/rules/leading.ts'
import { loaded } from '../../../../shared/wording/rules/loaded.ts'
import { presupposition } from '../../../../shared/wording/rules/presupposition.ts'
import { vagueQuantifier } from '../../../../shared/wording/rules/vague-quantifier.ts'
import { type Language, wordCount } from '../../text.ts'
import { type LearnedForm, learnedForms, recognise } from '../learned/model.ts'
import { boundless, exceptionless } from './boundless.ts'
import { doubly } from './doubly.ts'
import { isIdle } from './idle-findings.ts'
import { vaguely } from './vaguely.ts'

/** The form of a wording, as the wording checker reads it. */
export interface Form {
  readonly findings: readonly Finding[]
  readonly has: (rule: RuleCode) => boolean
  /** Share of people, 0 to 1, who lose attention because the stem is long. */
  readonly inattention: number
}

/** The rules whose findings change answers; all of them are about the stem. */
const rules: readonly Rule[] = [
  leading,
  loaded,
  doubleBarrelled,
  vagueQuantifier,
  absolute,
  presupposition,
  doubleNegative,
]

/** Characters of a stem that are read; the rest is ignored. */
const longestStem = 2000

/** Number of words above which a stem counts as long. */
const longStem = 40

/**
 * Runs one rule per step on a text, because each rule compiles its patterns at its first use, and reads what was
 * learned of one form.
 */
export function* rehearseForm(
  texte: string,
  options: readonly string[],
  language: Language,
): Generator<void, void> {
  const item = itemOf(texte, options, language)
  for (const rule of rules) {
    yield
    rule(item)
  }
  for (const form of learnedForms) {
    yield
    recognise(form, texte, options)
  }
}

/** Reads the form of a question; without options it is an open one. */
export function readForm(texte: string, options: readonly string[], language: Language): Form {
  const item = itemOf(texte, options, language)
  const findings = rules.flatMap((rule) => rule(item)).filter((one) => !isIdle(one, texte, options))
  const added = (
    [
      ['vague_quantifier', [vaguely, boundless, likeOthers('vague_quantifier', 'vague')]],
      ['double_barrelled', [doubly, likeOthers('double_barrelled', 'double')]],
      ['absolute', [exceptionless, likeOthers('absolute', 'absolute')]],
    ] as const
  ).flatMap(([rule, readers]) => {
    if (findings.some((finding) => finding.rule === rule)) return []
    return readers.flatMap((read) => read(texte, options, language) ?? []).slice(0, 1)
  })
  findings.push(...added)
  const words = wordCount(texte)
  return {
    findings,
    has: (rule) => findings.some((finding) => finding.rule === rule),
    inattention: words > longStem ? Math.min(0.45, 0.15 + 0.01 * (words - longStem)) : 0.02,
  }
}

/** Reads a form in closed items that are like others that have it, for wordings for which there is no rule. */
function likeOthers(rule: RuleCode, form: LearnedForm) {
  return (texte: string, options: readonly string[]): Finding | undefined => {
    const found = options.length > 0 ? recognise(form, texte, options) : undefined
    return found && findingAt(rule, found)
  }
}

function itemOf(texte: string, options: readonly string[], language: Language): ReturnType<typeof readItem> {
  const stem = texte
    .normalize('NFC')
    .slice(0, longestStem)
    // Adds the missing hyphen to « Ne pensez vous pas »; replacing the space leaves all positions as they were.
    .replace(/(\b[Nn][e'’] ?\p{L}+) (?=(?:vous|nous|tu|on|il|elle)s? pas\b)/gu, '$1-')
    // Removes a final "and why?": among options there is still one question to answer.
    .replace(/,? (?:et|and) (?:pourquoi|why) ?\?\s*$/u, ' ?')
  return readItem({
    lang: language,
    type: options.length > 0 ? 'single_choice' : 'open_ended',
    stem,
    options,
  })
}
