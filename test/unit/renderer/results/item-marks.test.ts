import { expect, it } from 'vitest'
import {
  bySuspicion,
  type ItemMarks,
  type Mark,
} from '../../../../renderer/features/results/diagnosis/item-marks.ts'
import type { SuspicionEvidence, SuspicionWeight } from '../../../../shared/analysis/diagnostics/suspicion.ts'
import type { Strength } from '../../../../shared/wording/finding.ts'

const a = (kind: SuspicionEvidence['kind'], weight: SuspicionWeight): Mark =>
  markOf({ kind } as SuspicionEvidence, weight)

const said = (strength: Strength): Mark =>
  markOf({ kind: 'wording', finding: { strength } } as SuspicionEvidence, 'look')

function markOf(evidence: SuspicionEvidence, weight: SuspicionWeight): Mark {
  return { key: evidence.kind, dismissal: null, suspicion: { weight, item: 0, base: 100, evidence } }
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

it('puts no number of notes before an item that needs a look', () => {
  const notes = Array.from({ length: 12 }, () => a('unchosen_option', 'note'))
  expect(order(notes, [said('look_again')])).toEqual([1, 0])
})
