import { useMemo } from 'react'
import type { Turn } from '../../../../../shared/models/focus.ts'
import { type SpeakerKey, speakerKey } from '../../../../../shared/transcripts/filter-turns.ts'
import { useSpeakerName } from '../../transcript-texts.ts'
import { useCoding } from '../coding-context.ts'

/** Somebody who speaks in a transcript. */
export interface Speaker {
  key: SpeakerKey
  /** The name as received; null where the transcript gave none. */
  received: string | null
  /** The name on the page. */
  name: string
  moderator: boolean
}

/** All who speak, in the order in which they first do. */
export function useSpeakers(): readonly Speaker[] {
  const { turns } = useCoding()
  const nameOf = useSpeakerName()
  return useMemo(() => {
    const first = new Map<SpeakerKey, Turn>()
    for (const turn of turns) if (!first.has(speakerKey(turn))) first.set(speakerKey(turn), turn)
    return [...first].map(([key, turn]) => ({
      key,
      received: turn.speaker,
      name: nameOf(turn),
      moderator: turn.moderator,
    }))
  }, [turns, nameOf])
}
