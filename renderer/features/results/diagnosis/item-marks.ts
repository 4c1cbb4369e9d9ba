import {
  type ItemDiagnosis,
  type Suspicion,
  type SuspicionWeight,
  suspicionKey,
} from '../../../../shared/analysis/diagnostics/suspicion.ts'
import type { RunAnnotations } from '../../../../shared/models/annotations.ts'
import { dismissalOf } from '../annotations/annotations-context.ts'

/** A mark of an item for the screen. */
export interface Mark {
  key: string
  suspicion: Suspicion
  /** The reason why the person dismissed it; null while it is open. */
  dismissal: string | null
  /** Where it was dismissed: for this run, or in the survey before it was asked; null while it is open. */
  dismissedIn: 'run' | 'survey' | null
}

/** The marks of one item. */
export interface ItemMarks {
  /** The most serious first. */
  open: Mark[]
  dismissed: Mark[]
  /** Whether an open mark is more serious than a note. */
  needsLook: boolean
}

/**
 * Splits the marks of every item into open and dismissed ones. A finding of the wording checker that the person
 * dismissed in the survey is not put to them again.
 */
export function markItems(
  items: readonly ItemDiagnosis[],
  questions: readonly { id: string }[],
  annotations: Pick<RunAnnotations, 'dismissed'>,
): ItemMarks[] {
  return items.map(({ position, suspicions }) => {
    const marks = suspicions.map((suspicion): Mark => {
      const key = suspicionKey(suspicion)
      const here = dismissalOf(annotations, questions[position]?.id ?? '', key)
      const { evidence } = suspicion
      const before = evidence.kind === 'wording' ? evidence.dismissed : null
      const dismissedIn = here !== null ? 'run' : before !== null ? 'survey' : null
      return { key, suspicion, dismissal: here ?? before, dismissedIn }
    })
    const open = marks.filter(({ dismissal }) => dismissal === null)
    return {
      open,
      dismissed: marks.filter(({ dismissal }) => dismissal !== null),
      needsLook: open.some(({ suspicion }) => suspicion.weight !== 'note'),
    }
  })
}

const POINTS: Record<SuspicionWeight, number> = { strong: 10_000, look: 100, note: 1 }

/** Positions of the items, the most suspect first; equally suspect items in the order of the questionnaire. */
export function bySuspicion(marks: readonly ItemMarks[]): number[] {
  const points = marks.map(({ open }) => open.reduce((sum, mark) => sum + pointsOf(mark), 0))
  return [...marks.keys()].sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0) || a - b)
}

/**
 * Among marks of one weight, what the answers show counts more than what the wording checker says, and its findings
 * count by how often they are right. Of the notes, one that nearly everybody answered alike counts most: one or two
 * who slipped through keep it from being strong.
 */
function pointsOf({ suspicion: { weight, evidence } }: Mark): number {
  const points = POINTS[weight]
  if (weight === 'note') return evidence.kind === 'no_variety' ? 2 * points : points
  if (evidence.kind !== 'wording') return points
  return evidence.finding.strength === 'defect' ? 0.9 * points : 0.8 * points
}
