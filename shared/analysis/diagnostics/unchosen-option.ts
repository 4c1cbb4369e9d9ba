import { LEAST_BASE } from '../base-size.ts'
import type { ItemView } from './item-view.ts'
import type { Suspicion, UnchosenOptionEvidence } from './suspicion.ts'

/** An option that chance alone leaves unchosen more often than this, were all as likely, says nothing. */
const MOST_CHANCE = 0.01

/**
 * Options that nobody chose, at a base of 30 or more. A single one is worth a note only: it may be how things
 * are, the end of a scale above all. */
export function findUnchosen(view: ItemView): Suspicion<UnchosenOptionEvidence>[] {
  const { counts, base, reading } = view
  const optionCount = reading.answers.length
  if (!counts || base === null || base < LEAST_BASE || optionCount < 2) return []
  const options = reading.answers.filter((option) => counts[option] === 0)
  const chance = (1 - 1 / optionCount) ** base
  if (options.length === 0 || chance > MOST_CHANCE || options.length === optionCount) return []
  return [
    {
      weight: options.length > 1 ? 'look' : 'note',
      item: view.position,
      base,
      evidence: { kind: 'unchosen_option', options, optionCount, chance },
    },
  ]
}
