import type { TurnStretch } from '../../../../../shared/transcripts/change-passages.ts'
import type { PlacedPassage } from '../../../../../shared/transcripts/place-passages.ts'

/**
 * Those of the stretches of which no word carries the code yet, whatever the passage that it belongs to: the same words
 * would otherwise count twice.
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
        ?.some((each) => each.start < end && each.end > start && each.passage.codes.includes(code)),
  )
}
