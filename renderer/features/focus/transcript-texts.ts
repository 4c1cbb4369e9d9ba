import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Turn } from '../../../shared/models/focus.ts'
import type { FindableText } from '../../../shared/text/find-in-texts.ts'
import { shownSpeaker } from '../../../shared/transcripts/shown-speaker.ts'
import { useNotesPart } from './coding/notes-context.ts'

/** The places of a turn's texts, by its position in the transcript, from 0. */
export const speakerPlace = (index: number): string => `${index}/speaker`
export const saidPlace = (index: number): string => `${index}/said`
/** The position of the turn that a place belongs to. */
export const turnOfPlace = (place: string): number => Number.parseInt(place, 10)

/** The name of a turn's speaker on the page: the one that the person gave, else the one received. */
export function useSpeakerName(): (turn: Turn) => string {
  const { t } = useTranslation('focus')
  const given = useNotesPart((notes) => notes.speakers)
  return useCallback(
    ({ speaker, moderator }) => {
      if (speaker === null) return t(moderator ? 'transcript.moderator' : 'transcript.unknownSpeaker')
      return shownSpeaker(given, speaker)
    },
    [t, given],
  )
}

/** The texts that can be found in the turns at these positions: speakers and what they say, turn by turn. */
export function transcriptTexts(
  turns: readonly Turn[],
  positions: readonly number[],
  nameOf: (turn: Turn) => string,
): FindableText[] {
  return positions.flatMap((index) => {
    const turn = turns[index]
    if (!turn) return []
    return [
      { place: speakerPlace(index), text: nameOf(turn) },
      { place: saidPlace(index), text: turn.text },
    ]
  })
}
