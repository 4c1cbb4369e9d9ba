import type { Turn } from '../../shared/models/focus.ts'
import type { Certainty } from '../../shared/models/run.ts'

/** A transcript as read from its text. */
export interface ReadTranscript {
  turns: Turn[]
  /** Rounds seen; null where the text does not tell. */
  roundsRun: number | null
  certainty: Certainty
  /** Whether the text says that the discussion is over; null where it does not tell. */
  complete: boolean | null
}

export function readTranscript(text: string): ReadTranscript {
  const said = text.trim()
  if (said === '') return { turns: [], roundsRun: 0, certainty: 'sure', complete: null }
  const turn: Turn = { number: 1, round: null, speaker: null, moderator: false, text: said }
  return { turns: [turn], roundsRun: null, certainty: 'unsure', complete: null }
}
