import type { Finding } from '../../wording/finding.ts'
import { isCounted } from '../../wording/strengths.ts'
import type { ItemView } from './item-view.ts'
import type {
  ItemDiagnosis,
  Suspicion,
  Unknowable,
  WordingBesideAnswers,
  WordingEvidence,
} from './suspicion.ts'

/** A finding of the wording checker, with the person's reason where it was dismissed. */
export interface SaidFinding {
  finding: Finding
  dismissal: { reason: string } | null
}

/** The wording checker's findings about an item as marks; remarks and dismissed findings weigh `note`. */
export function wordingMarks(
  item: Pick<ItemDiagnosis, 'position' | 'base'>,
  said: readonly SaidFinding[],
): Suspicion<WordingEvidence>[] {
  return said.map(({ finding, dismissal }) => ({
    weight: dismissal || !isCounted(finding) ? 'note' : 'look',
    item: item.position,
    base: item.base ?? 0,
    evidence: { kind: 'wording', finding, dismissed: dismissal?.reason ?? null },
  }))
}

/** Compares the wording checker's findings with the marks from the answers. */
export function compareSaidAndSeen(
  { state }: Pick<ItemDiagnosis, 'state'>,
  said: readonly SaidFinding[],
  seen: readonly Suspicion[],
): WordingBesideAnswers {
  const isSeen = seen.some(({ weight }) => weight !== 'note')
  const isSaid = said.some(({ finding, dismissal }) => dismissal === null && isCounted(finding))
  if (!isSeen && state !== 'judged') return 'not_judged'
  if (isSaid) return isSeen ? 'said_and_seen' : 'said_not_seen'
  return isSeen ? 'seen_not_said' : 'neither'
}

/** With fewer options every option is an end, so that there is no pull towards the ends. */
const LEAST_ENDS = 3

/** What only a second arm could show: with the options reversed, or with the contrary statement. */
export function unknowableOf({ question, reading }: ItemView): Unknowable[] {
  if (question.type === 'open_ended') return []
  const ends = reading.answers.length >= LEAST_ENDS
  return [
    ...(ends ? (['end_pull'] as const) : []),
    ...(reading.ratesAgreement ? (['agreement'] as const) : []),
  ]
}
