import type { FocusDraft, GuideDismissal } from '../../../shared/models/focus.ts'
import type { GuideFinding } from '../../../shared/wording/guide-items.ts'

/** A finding in a guide, for the screen. */
export interface ShownGuideFinding extends GuideFinding {
  /** The dismissal with the person's reason; null while the finding is open. */
  dismissal: GuideDismissal | null
}

/** The findings, each with its dismissal if there is one. */
export function showGuideFindings(
  findings: readonly GuideFinding[],
  dismissals: readonly GuideDismissal[],
): ShownGuideFinding[] {
  return findings.map((found) => ({
    ...found,
    dismissal: dismissals.find((one) => isAbout(one, found)) ?? null,
  }))
}

/** Dismisses a finding with a reason. A recipe on a draft. */
export function dismissGuideFinding(draft: FocusDraft, found: GuideFinding, reason: string): void {
  const { point, words, finding } = found
  reopenGuideFinding(draft, found)
  draft.dismissals.push({ point, rule: finding.rule, words, reason })
}

/** Reopens a dismissed finding. A recipe on a draft. */
export function reopenGuideFinding(draft: FocusDraft, found: GuideFinding): void {
  draft.dismissals = draft.dismissals.filter((one) => !isAbout(one, found))
}

function isAbout({ point, rule, words }: GuideDismissal, found: GuideFinding): boolean {
  return point === found.point && rule === found.finding.rule && words === found.words
}
