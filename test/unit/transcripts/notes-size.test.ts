import { describe, expect, it } from 'vitest'
import { LARGEST_MESSAGE } from '../../../shared/contract/heartbeat.ts'
import { emptyTranscriptNotes, type TranscriptNotes } from '../../../shared/models/transcript-notes.ts'
import { changeStretches, wholeTurn } from '../../../shared/transcripts/change-passages.ts'
import {
  isTooLarge,
  isTooMuchToMark,
  LARGEST_NOTES,
  notesSize,
} from '../../../shared/transcripts/notes-size.ts'
import { aCode, aPassage, aTurn } from '../../support/transcript-parts.ts'

const turn = aTurn(1, 'Le vélo 🚲 est « cher »\nicí.')
const passage = aPassage(turn, turn.text, { codes: ['price'], memo: 'Où ?' })
const notes: TranscriptNotes = {
  ...emptyTranscriptNotes(),
  codes: [aCode('price', { definition: 'Coûts' })],
  passages: [passage, { ...passage, id: 'two' }],
  memo: 'Une discussion',
  speakers: { Ana: 'P1' },
}

describe('notesSize', () => {
  it('is the size of the notes as they are sent, within the room that a message leaves', () => {
    const sent = new TextEncoder().encode(JSON.stringify(notes)).length
    expect(notesSize(notes)).toBeGreaterThan(sent * 0.85)
    expect(notesSize(notes)).toBeLessThanOrEqual(sent)
    expect(LARGEST_NOTES).toBeLessThan(LARGEST_MESSAGE * 0.75)
  })
})

describe('isTooLarge', () => {
  it('lets notes shrink that are too large, and not grow', () => {
    const full = { ...notes, memo: 'x'.repeat(LARGEST_NOTES) }
    expect(isTooLarge(notes, notes)).toBe(false)
    expect(isTooLarge(full, notes)).toBe(true)
    expect(isTooLarge({ ...full, passages: [] }, full)).toBe(false)
    expect(isTooLarge({ ...full, passages: [...notes.passages, passage] }, full)).toBe(true)
  })
})

describe('isTooMuchToMark', () => {
  it('says so before more passages than can be saved are made, and not long before', () => {
    const turns = Array.from({ length: 20_000 }, (_, at) =>
      aTurn(at + 1, 'Un euro de plus, c’est trop cher.'),
    )
    const stretches = turns.map(wholeTurn)
    let made = 0
    const id = () => `00000000-0000-4000-8000-${String(made++).padStart(12, '0')}`
    const passages = changeStretches([], [], stretches, { code: id(), isSet: true }, id)
    const coded = { ...emptyTranscriptNotes(), passages }
    expect(notesSize(coded)).toBeLessThan(LARGEST_NOTES)
    expect(isTooMuchToMark(emptyTranscriptNotes(), stretches)).toBe(false)
    expect(isTooMuchToMark(coded, stretches)).toBe(true)
    const tight = { ...coded, memo: 'x'.repeat(LARGEST_NOTES - notesSize(coded)) }
    expect(isTooMuchToMark(tight, stretches.slice(0, 1))).toBe(true)
  })
})
