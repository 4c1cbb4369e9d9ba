import { expect, it } from 'vitest'
import {
  bySuspicion,
  type ItemMarks,
  type Mark,
  markItems,
} from '../../../../renderer/features/results/diagnosis/item-marks.ts'
import {
  type ItemDiagnosis,
  type Suspicion,
  type SuspicionEvidence,
  type SuspicionWeight,
  suspicionKey,
} from '../../../../shared/analysis/diagnostics/suspicion.ts'
import type { RunAnnotations } from '../../../../shared/models/annotations.ts'
import type { Finding, Strength } from '../../../../shared/wording/finding.ts'

const a = (kind: SuspicionEvidence['kind'], weight: SuspicionWeight): Mark =>
  markOf({ kind } as SuspicionEvidence, weight)

const said = (strength: Strength): Mark =>
  markOf({ kind: 'wording', finding: { strength } } as SuspicionEvidence, 'look')

function markOf(evidence: SuspicionEvidence, weight: SuspicionWeight): Mark {
  const suspicion = { weight, item: 0, base: 100, evidence }
  return { key: evidence.kind, dismissal: null, dismissedIn: null, suspicion }
}

function order(...items: Mark[][]): number[] {
  return bySuspicion(items.map((open): ItemMarks => ({ open, dismissed: [], needsLook: true })))
}

it('puts the most serious items first, and equally suspect ones in the order of the questionnaire', () => {
  expect(order([], [a('blank', 'look')], [a('unclear', 'strong')], [a('blank', 'look')])).toEqual([
    2, 1, 3, 0,
  ])
})

it('puts what the answers show before what only the wording checker says', () => {
  expect(order([said('look_again')], [a('no_opinion', 'look')])).toEqual([1, 0])
})

it('puts findings that name a defect before those that are worth another look', () => {
  expect(order([said('look_again')], [said('defect')])).toEqual([1, 0])
})

it('puts an item that nearly everybody answers alike before one with other notes', () => {
  expect(
    order([a('near_duplicates', 'note')], [a('unchosen_option', 'note')], [a('no_variety', 'note')]),
  ).toEqual([2, 0, 1])
})

it('does not put a finding again that was dismissed in the survey, nor lose it', () => {
  const finding = (rule: string, dismissed: string | null): Suspicion => ({
    ...{ weight: dismissed === null ? 'look' : 'note', item: 0, base: 100 },
    evidence: { kind: 'wording', finding: { rule, strength: 'defect' } as Finding, dismissed },
  })
  const suspicions = [finding('leading', 'wanted so'), finding('vague', null), finding('absolute', '')]
  const item = { position: 0, suspicions } as unknown as ItemDiagnosis
  const mark = suspicionKey(suspicions[1] as Suspicion)
  const marked = (dismissed: RunAnnotations['dismissed']) =>
    markItems([item], [{ id: 'q' }], { dismissed })[0]
  expect(marked([])).toMatchObject({
    open: [{ key: mark, dismissal: null, dismissedIn: null }],
    dismissed: [
      { dismissal: 'wanted so', dismissedIn: 'survey' },
      { dismissal: '', dismissedIn: 'survey' },
    ],
    needsLook: true,
  })
  expect(marked([{ item: 'q', mark, reason: 'seen' }])).toMatchObject({
    open: [],
    dismissed: [
      { dismissedIn: 'survey' },
      { dismissal: 'seen', dismissedIn: 'run' },
      { dismissedIn: 'survey' },
    ],
    needsLook: false,
  })
})

it('puts no number of notes before an item that needs a look', () => {
  const notes = Array.from({ length: 12 }, () => a('unchosen_option', 'note'))
  expect(order(notes, [said('look_again')])).toEqual([1, 0])
})
