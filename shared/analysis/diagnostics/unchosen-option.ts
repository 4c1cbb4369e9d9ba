import { LEAST_BASE } from '../base-size.ts'
import { chanceOfEmpty } from './chance.ts'
import { chancePerComparison } from './family.ts'
import { answeringBase, chosenAside, type ItemView } from './item-view.ts'
import type { Suspicion, UnchosenOptionEvidence } from './suspicion.ts'

/**
 * Unchosen options are reported only if, with all options equally likely, one would stay unchosen with at most this
 * chance.
 */
const MOST_CHANCE = 0.01

interface Measured {
  view: ItemView
  /** How many chose an option that answers the item; who chose a way out could not have chosen the others too. */
  base: number
  /** Positions of the options that answer the item and that nobody chose. */
  empty: number[]
}

/**
 * Options that nobody chose, where 30 or more chose an option that answers. A single one is only a `note`: it may be the truth, above all at
 * the end of a scale. Several weigh `look` in two cases: on a scale, if two points at one end are empty, because the
 * scale then extends too far; in an unordered list, if so many empty options are unlikely whatever the popularity of
 * each option.
 */
export function findUnchosen(views: readonly ItemView[]): Suspicion<UnchosenOptionEvidence>[] {
  const measured = views.flatMap(measure)
  const mostChance = chancePerComparison(measured.length)
  return measured.flatMap(({ view, base, empty }) => {
    const { answers, scale } = view.reading
    const optionCount = answers.length
    const chance = (1 - 1 / optionCount) ** base
    if (empty.length === 0 || chance > MOST_CHANCE || empty.length === optionCount) return []
    const isWorth = scale
      ? endsEmpty(scale, empty)
      : chanceOfEmpty(empty.length, optionCount, base) <= mostChance
    return [
      {
        weight: isWorth && empty.length > 1 ? 'look' : 'note',
        item: view.position,
        base,
        evidence: {
          ...{ kind: 'unchosen_option', options: empty, optionCount, chance },
          leftOut: chosenAside(view),
        },
      },
    ]
  })
}

function measure(view: ItemView): Measured[] {
  const { counts, reading } = view
  const base = answeringBase(view)
  if (!counts || base === null || base < LEAST_BASE || reading.answers.length < 2) return []
  return [{ view, base, empty: reading.answers.filter((option) => counts[option] === 0) }]
}

/** Whether the first two points of a scale, or its last two, are empty. */
function endsEmpty(scale: readonly number[], empty: readonly number[]): boolean {
  return [scale.slice(0, 2), scale.slice(-2)].some((end) => end.every((point) => empty.includes(point)))
}
