import type { Finding, RuleCode } from '../../../../shared/wording/finding.ts'
import { type Rule, readItem } from '../../../../shared/wording/item-context.ts'
import { absolute } from '../../../../shared/wording/rules/absolute.ts'
import { doubleBarrelled } from '../../../../shared/wording/rules/double-barrelled.ts'
import { doubleNegative } from '../../../../shared/wording/rules/double-negative.ts'
import { leading } from '../../../../shared/wording/rules/leading.ts'
import { loaded } from '../../../../shared/wording/rules/loaded.ts'
import { presupposition } from '../../../../shared/wording/rules/presupposition.ts'
import { vagueQuantifier } from '../../../../shared/wording/rules/vague-quantifier.ts'
import { type Language, wordCount } from '../text.ts'
import { isIdle } from './idle-findings.ts'

/** The form of a wording, as the wording checker reads it. */
export interface Form {
  readonly findings: readonly Finding[]
  readonly has: (rule: RuleCode) => boolean
  /** Share of people whose attention the stem loses by its length, 0 to 1. */
  readonly inattention: number
}

/** The rules whose findings change answers; what they find is about the stem. */
const rules: readonly Rule[] = [
  leading,
  loaded,
  doubleBarrelled,
  vagueQuantifier,
  absolute,
  presupposition,
  doubleNegative,
]

/** Longest stem that is read, in characters. */
const longestStem = 2000

/** Words after which a stem is long. */
const longStem = 40

/**
 * Runs each rule once, a step a rule, on a text that stands for all of a language: the patterns of a rule are made when
 * it first reads.
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
}

/** Reads the form of a question; without options it is an open one. */
export function readForm(texte: string, options: readonly string[], language: Language): Form {
  const item = itemOf(texte, options, language)
  const findings = rules.flatMap((rule) => rule(item)).filter((one) => !isIdle(one, texte, options))
  const words = wordCount(texte)
  return {
    findings,
    has: (rule) => findings.some((finding) => finding.rule === rule),
    inattention: words > longStem ? Math.min(0.45, 0.15 + 0.01 * (words - longStem)) : 0.02,
  }
}

function itemOf(texte: string, options: readonly string[], language: Language): ReturnType<typeof readItem> {
  const stem = texte
    .normalize('NFC')
    .slice(0, longestStem)
    // « Ne pensez vous pas », as people type it; a hyphen for a space leaves every place where it was.
    .replace(/(\b[Nn][e'’] ?\p{L}+) (?=(?:vous|nous|tu|on|il|elle)s? pas\b)/gu, '$1-')
    // Who is asked "and why?" as well has one question to answer among the options.
    .replace(/,? (?:et|and) (?:pourquoi|why) ?\?\s*$/u, ' ?')
  return readItem({
    lang: language,
    type: options.length > 0 ? 'single_choice' : 'open_ended',
    stem,
    options,
  })
}
