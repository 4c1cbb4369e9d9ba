import { totalVariation } from '../../analysis/across-runs.ts'
import { chanceFloor, evenShares } from '../../analysis/chance-variation.ts'
import type { Question } from '../../models/draft.ts'
import { detectLanguage } from '../../wording/detect-language.ts'
import { scaleSides } from '../twins/scale-sides.ts'
import { sum } from '../verdict/arm-counts.ts'
import type { ItemOfArm } from './item-of-arm.ts'

/** How the answers to an item and to its twin are compared. */
export interface Alignment {
  /** Converts counts by option of A, and the number who chose other options, into groups that mean the same in both. */
  group(counts: readonly number[], elsewhere: number): number[]
  /** Whether the twin has other options, so that only the sides of the scale can be compared. */
  bySides: boolean
  /** Positions of A's options that the twin offers, and how many other options it offers; null if it has the same. */
  offered: { kept: readonly number[]; added: number } | null
}

/** Compares option by option; the number who chose an option that A does not have comes last. */
export const SAME_OPTIONS: Alignment = {
  group: (counts, elsewhere) => [...counts, elsewhere],
  bySides: false,
  offered: null,
}

/**
 * How to compare an item with its twin. If the twin of a scale has another point in place of one, answers are compared
 * by side: for, against, and the rest. Otherwise the exchanged option alone would make a difference, however people
 * answer.
 */
export function alignTwin(item: Question, twin: Question): Alignment {
  const kept = item.options.flatMap(({ id }, at) =>
    twin.options.some((option) => option.id === id) ? [at] : [],
  )
  const added = twin.options.filter(({ id }) => item.options.every((option) => option.id !== id))
  if (added.length === 0 && kept.length === item.options.length) return SAME_OPTIONS
  const [own, other] = [item, twin].map(({ stem, options }) =>
    scaleSides(options, detectLanguage(`${stem} ${options.map(({ text }) => text).join(' ')}`) ?? 'en'),
  )
  const sideOfAdded = [other?.positive, other?.negative].findIndex((side) =>
    added.every((option) => side?.includes(twin.options.indexOf(option))),
  )
  if (!own || sideOfAdded === -1)
    return { ...SAME_OPTIONS, bySides: true, offered: { kept, added: added.length } }
  const sides = [own.positive, own.negative]
  return {
    group: (counts, elsewhere) => {
      const [positive = 0, negative = 0] = sides.map((side) => sum(side.map((at) => counts[at] ?? 0)))
      const rest = sum(counts) - positive - negative
      return sideOfAdded === 0
        ? [positive + elsewhere, negative, rest]
        : [positive, negative + elsewhere, rest]
    },
    bySides: true,
    offered: { kept, added: added.length },
  }
}

/** Whether the answers are spread over the offered options as evenly as answers drawn at random. */
export function isDrawnByLot({ counts, elsewhere }: ItemOfArm, alignment?: Alignment): boolean {
  const { kept, added } = alignment?.offered ?? { kept: counts.map((_, at) => at), added: 0 }
  const spread = [
    ...kept.map((at) => counts[at] ?? 0),
    ...Array.from({ length: added }, () => elsewhere / added),
  ]
  const even = evenShares(spread.length)
  const base = sum(spread)
  return (
    base > 0 &&
    totalVariation(spread, even) <= chanceFloor(even, { from: base, to: Number.POSITIVE_INFINITY })
  )
}
