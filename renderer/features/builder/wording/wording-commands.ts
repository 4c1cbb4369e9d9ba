import type { Dismissal, SurveyDraft } from '../../../../shared/models/draft.ts'
import type { RuleCode } from '../../../../shared/wording/finding.ts'
import { withRule } from '../../../../shared/wording/rules-off.ts'

/*
 * What a person can do about a finding, as recipes on an immer draft. A finding about words that are no longer there
 * changes nothing.
 */

/** Dismisses a finding. For each rule in an item only the last dismissal is kept. */
export function dismissFinding(draft: SurveyDraft, dismissal: Dismissal): void {
  restoreFinding(draft, dismissal)
  draft.dismissals.push(dismissal)
}

/** Reopens a dismissed finding. */
export function restoreFinding(draft: SurveyDraft, { question, rule }: Dismissal): void {
  draft.dismissals = draft.dismissals.filter((one) => one.question !== question || one.rule !== rule)
}

/** Turns a rule off in a draft, or on again. A draft in which all rules speak has no list. */
export function switchRuleHere(draft: SurveyDraft, rule: RuleCode, isOff: boolean): void {
  const names = withRule(draft.rulesOff, rule, isOff)
  if (names.length > 0) draft.rulesOff = names
  else delete draft.rulesOff
}
