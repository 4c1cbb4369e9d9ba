import type { Turn } from '../../shared/models/focus.ts'
import type { Passage, TranscriptCode } from '../../shared/models/transcript-notes.ts'

/** A turn of a participant, unless `patch` says otherwise. */
export function aTurn(number: number, text: string, patch: Partial<Turn> = {}): Turn {
  return { number, round: 1, speaker: 'Ana', moderator: false, text, ...patch }
}

/** A passage of a turn with these words, without a code. Throws where the turn does not contain them. */
export function aPassage(turn: Turn, words: string, patch: Partial<Passage> = {}): Passage {
  const start = turn.text.indexOf(words)
  if (start < 0) throw new Error(`The turn does not contain “${words}”.`)
  const { number, speaker } = turn
  return {
    ...{ id: `${number}:${words}`, turn: number, speaker, start, words },
    ...{ codes: [], memo: '', important: false, ...patch },
  }
}

/** A code at the top without a key. */
export function aCode(id: string, patch: Partial<TranscriptCode> = {}): TranscriptCode {
  return { id, name: id, colour: 'teal', parent: null, key: null, definition: '', ...patch }
}
