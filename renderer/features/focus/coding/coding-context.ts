import { createContext, use } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import type { Turn } from '../../../../shared/models/focus.ts'
import type { Passage, TranscriptCode } from '../../../../shared/models/transcript-notes.ts'
import type { CodeInTree } from '../../../../shared/transcripts/change-codes.ts'
import type { TurnStretch } from '../../../../shared/transcripts/change-passages.ts'
import type { TranscriptFilter } from '../../../../shared/transcripts/filter-turns.ts'
import type { PassagesOn, PlacedPassage } from '../../../../shared/transcripts/place-passages.ts'

/** What the screen of a transcript shows at the moment; nothing of it is stored. */
export interface CodingView {
  /** Which turns are shown. */
  filter: TranscriptFilter
  /** The words that codes are chosen for at the moment: what was selected, or whole turns; empty while none are. */
  inHand: readonly TurnStretch[]
  /** Whether a pointer is selecting words at the moment. */
  isSelecting: boolean
  /** What is open for the words in hand. */
  opened: 'codes' | 'memo' | null
  /** The words whose card is open in the margin; null: none. They keep their label even if nothing is left on them. */
  card: TurnStretch | null
  /** The words whose limits were moved last; null: none. */
  moved: MovedWords | null
  /** The passage that the transcript is to scroll to and to show as the one looked at; null: none. */
  visited: string | null
  /** Grows by one each time that a passage is visited, so that the same one can be visited again. */
  visits: number
}

/** Words whose limits were moved, and what tells them from other words on which they come to stand on their way. */
export interface MovedWords {
  stretch: TurnStretch
  /** Ids of the passages that are moved; none where nothing is noted on the words yet. */
  ids: readonly string[]
  /** The key of the label in the margin, which stays the same element while it is moved. */
  key: string
  /** Whether they were joined with others on the same words already, or were to be: a move is joined once at most. */
  isDone?: boolean
}

/** The transcript on the screen with its codes. */
export interface Coding {
  turns: readonly Turn[]
  /** The codebook as a tree is read. */
  tree: readonly CodeInTree[]
  codes: ReadonlyMap<string, TranscriptCode>
  /** The passages that were found in the transcript, in its order. */
  placed: readonly PlacedPassage[]
  /** The same, by the position of their turn. */
  byTurn: ReadonlyMap<number, readonly PlacedPassage[]>
  /** The same, by the characters on which they stand. */
  standing: PassagesOn
  /** The passages whose words the transcript no longer contains. */
  lost: readonly Passage[]
  view: StoreApi<CodingView>
}

export const CodingContext = createContext<Coding | null>(null)

/** The coding of the transcript around; null outside of one. */
export function useCodingIfAny(): Coding | null {
  return use(CodingContext)
}

/** The coding of the transcript around. */
export function useCoding(): Coding {
  const coding = use(CodingContext)
  if (!coding) throw new Error('Codes stand in CodingAround.')
  return coding
}

/** A part of what the screen shows at the moment. */
export function useCodingView<Part>(select: (view: CodingView) => Part): Part {
  return useStore(useCoding().view, select)
}

/** Shows a passage in the transcript: scrolls to it. A filter that hides it is cleared. */
export function visitPassage({ view }: Coding, id: string): void {
  view.setState(({ visits }) => ({ visited: id, visits: visits + 1 }))
}
