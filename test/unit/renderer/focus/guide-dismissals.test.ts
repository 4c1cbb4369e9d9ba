import { expect, test } from 'vitest'
import {
  dismissGuideFinding,
  reopenGuideFinding,
  showGuideFindings,
} from '../../../../renderer/features/focus/guide-dismissals.ts'
import { emptyFocusDraft } from '../../../../shared/models/focus.ts'
import type { GuideFinding } from '../../../../shared/wording/guide-items.ts'

const found: GuideFinding = {
  place: 'guide',
  start: 3,
  end: 12,
  words: 'Don’t you',
  point: 'Don’t you think so?',
  pointStart: 3,
  finding: { rule: 'leading', why: 'leading', strength: 'look_again', source: 'Somebody', start: 0, end: 9 },
}

test('a dismissed finding stays dismissed where its point moves, and is open in another point', () => {
  const draft = emptyFocusDraft()
  dismissGuideFinding(draft, found, 'Meant so')
  dismissGuideFinding(draft, found, 'Meant to provoke')
  const elsewhere = { ...found, start: 90, point: 'Don’t you mind?' }
  const shown = showGuideFindings([{ ...found, start: 40 }, elsewhere], draft.dismissals)
  expect(shown.map(({ dismissal }) => dismissal?.reason)).toEqual(['Meant to provoke', undefined])
  reopenGuideFinding(draft, found)
  expect(draft.dismissals).toEqual([])
})
