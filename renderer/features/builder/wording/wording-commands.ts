import type { Dismissal, SurveyDraft } from '../../../../shared/models/draft.ts'
import type { RuleCode } from '../../../../shared/wording/finding.ts'
import { withRule } from '../../../../shared/wording/rules-off.ts'
import { addsOption } from '../../../../shared/wording/take-suggestion.ts'
import type { NewId } from '../model/commands.ts'
import type { ShownFinding } from './wording-findings.ts'

/*
 * What a person can do about a finding, as recipes on an immer draft. A finding about words that are no longer there
 * changes nothing.
 */

/** Replaces the words of a finding by the suggested ones, or adds the suggested option. */
export function applySuggestion(
  draft: SurveyDraft,
  questionId: string,
  shown: ShownFinding,
  newId: NewId,
): void {
  const question = draft.questions.find(({ id }) => id === questionId)
  const { start, end, suggestion } = shown.finding
  if (!question || suggestion === undefined) return
  if (addsOption(shown.finding)) {
    const empty = question.options.findLast(({ text }) => text.trim() === '')
    if (empty) empty.text = suggestion
    else question.options.push({ id: newId(), text: suggestion })
  } else if (start !== null && end !== null && question.stem.slice(start, end) === shown.words) {
    question.stem = question.stem.slice(0, start) + suggestion + question.stem.slice(end)
  }
}

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
