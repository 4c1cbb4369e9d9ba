import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Turn } from '../../../shared/models/focus.ts'
import type { FindableText } from '../../../shared/text/find-in-texts.ts'

/** The places of a turn's texts, by its position in the transcript, from 0. */
export const speakerPlace = (index: number): string => `${index}/speaker`
export const saidPlace = (index: number): string => `${index}/said`
/** The position of the turn that a place belongs to. */
export const turnOfPlace = (place: string): number => Number.parseInt(place, 10)

/** The name of a turn's speaker on the page. */
export function useSpeakerName(): (turn: Turn) => string {
  const { t } = useTranslation('focus')
  return useCallback(
    ({ speaker, moderator }) =>
      speaker ?? t(moderator ? 'transcript.moderator' : 'transcript.unknownSpeaker'),
    [t],
  )
}

/** The texts of a transcript that can be found: speakers and what they say, turn by turn. */
export function transcriptTexts(turns: readonly Turn[], nameOf: (turn: Turn) => string): FindableText[] {
  return turns.flatMap((turn, index) => [
    { place: speakerPlace(index), text: nameOf(turn) },
    { place: saidPlace(index), text: turn.text },
  ])
}
