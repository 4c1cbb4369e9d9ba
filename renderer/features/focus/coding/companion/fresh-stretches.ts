import type { TurnStretch } from '../../../../../shared/transcripts/change-passages.ts'
import type { PlacedPassage } from '../../../../../shared/transcripts/place-passages.ts'

/**
 * Those of the stretches that do not carry the code yet, neither as passages of their own nor as parts of a longer one:
 * the same words would otherwise count twice.
 *
 * @param byTurn the passages of each turn, by the position of the turn
 */
export function freshStretches(
  stretches: readonly TurnStretch[],
  byTurn: ReadonlyMap<number, readonly PlacedPassage[]>,
  code: string,
): TurnStretch[] {
  return stretches.filter(
    ({ turn, start, end }) =>
      !byTurn
        .get(turn.number - 1)
        ?.some((each) => each.start <= start && each.end >= end && each.passage.codes.includes(code)),
  )
}
