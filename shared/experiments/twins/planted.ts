import type { Question } from '../../models/draft.ts'
import type { TwinDefect } from '../../models/experiment.ts'
import { findingsIn } from '../../wording/check-item.ts'
import type { RuleCode, WordingLanguage } from '../../wording/finding.ts'

/** By defect, the rules of the wording checker that find it. */
export const RULES_OF_DEFECT: Record<TwinDefect, readonly RuleCode[]> = {
  leading: ['leading'],
  double_barrelled: ['double_barrelled'],
  absolute: ['absolute'],
  overlapping: ['range_overlap', 'duplicate_options'],
  unbalanced: ['unbalanced_scale'],
}

/** The rules of the wording checker that find something in an item. */
export function rulesFound(question: Question, lang: WordingLanguage): ReadonlySet<RuleCode> {
  const { type, stem, options } = question
  const found = findingsIn({ lang, type, stem, options: options.map(({ text }) => text) })
  return new Set(found.map(({ rule }) => rule))
}

/** Whether the wording checker found the defect in an item. */
export function showsDefect(found: ReadonlySet<RuleCode>, defect: TwinDefect): boolean {
  return RULES_OF_DEFECT[defect].some((rule) => found.has(rule))
}

/** Whether the twin has the defect, and otherwise only faults that the item has too. */
export function isPlanted(
  twin: ReadonlySet<RuleCode>,
  item: ReadonlySet<RuleCode>,
  defect: TwinDefect,
): boolean {
  const others = [...twin].filter((rule) => !RULES_OF_DEFECT[defect].includes(rule))
  return showsDefect(twin, defect) && others.every((rule) => item.has(rule))
}
