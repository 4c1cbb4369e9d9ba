import { type ReactNode, useMemo, useState } from 'react'
import { createStore } from 'zustand/vanilla'
import type { Turn } from '../../../../shared/models/focus.ts'
import { codesInOrder } from '../../../../shared/transcripts/change-codes.ts'
import { NO_FILTER } from '../../../../shared/transcripts/filter-turns.ts'
import { passagesByTurn, passagesOn, placePassages } from '../../../../shared/transcripts/place-passages.ts'
import { type Coding, CodingContext, type CodingView } from './coding-context.ts'
import { JoinMoved, useFollowMoved } from './move-limits.ts'
import { useNotesPart } from './notes-context.ts'

interface CodingAroundProps {
  turns: readonly Turn[]
  /** Ids of the codes by which the transcript is filtered at first. */
  filteredBy?: readonly string[]
  children: ReactNode
}

/** Finds where the passages stand in the transcript, again whenever one changes or turns arrive. */
export function CodingAround({ turns, filteredBy = [], children }: CodingAroundProps) {
  const codes = useNotesPart((notes) => notes.codes)
  const passages = useNotesPart((notes) => notes.passages)
  const [view] = useState(() =>
    createStore<CodingView>(() => ({
      filter: { ...NO_FILTER, codes: filteredBy },
      inHand: [],
      isSelecting: false,
      opened: null,
      card: null,
      moved: null,
      visited: null,
      visits: 0,
    })),
  )
  const places = useMemo(() => {
    const { placed, lost } = placePassages(turns, passages)
    return { placed, lost, byTurn: passagesByTurn(placed), standing: passagesOn(placed) }
  }, [turns, passages])
  const book = useMemo(
    () => ({ tree: codesInOrder(codes), codes: new Map(codes.map((code) => [code.id, code])) }),
    [codes],
  )
  const coding: Coding = useMemo(() => ({ turns, ...book, ...places, view }), [turns, book, places, view])
  useFollowMoved(coding)
  return (
    <CodingContext value={coding}>
      <JoinMoved />
      {children}
    </CodingContext>
  )
}
