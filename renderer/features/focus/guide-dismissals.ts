import type { FocusDraft, GuideDismissal } from '../../../shared/models/focus.ts'
import type { GuideFinding } from '../../../shared/wording/guide-items.ts'

/** A finding in a guide as it is shown. */
export interface ShownGuideFinding extends GuideFinding {
  /** Why the person set it aside; null while it is open. */
  dismissal: GuideDismissal | null
}

/** The findings with what the person did about them. */
export function showGuideFindings(
  findings: readonly GuideFinding[],
  dismissals: readonly GuideDismissal[],
): ShownGuideFinding[] {
  return findings.map((found) => ({
    ...found,
    dismissal: dismissals.find((one) => isAbout(one, found)) ?? null,
  }))
}

/** Sets a finding aside, for the reason given. A recipe on a draft. */
export function dismissGuideFinding(draft: FocusDraft, found: GuideFinding, reason: string): void {
  const { point, words, finding } = found
  reopenGuideFinding(draft, found)
  draft.dismissals.push({ point, rule: finding.rule, words, reason })
}

/** Opens a dismissed finding again. A recipe on a draft. */
export function reopenGuideFinding(draft: FocusDraft, found: GuideFinding): void {
  draft.dismissals = draft.dismissals.filter((one) => !isAbout(one, found))
}

function isAbout({ point, rule, words }: GuideDismissal, found: GuideFinding): boolean {
  return point === found.point && rule === found.finding.rule && words === found.words
}
