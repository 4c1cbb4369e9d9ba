import { useMemo } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { TurnStretch } from '../../../../shared/transcripts/change-passages.ts'
import type { PlacedPassage } from '../../../../shared/transcripts/place-passages.ts'
import { useCodingIfAny } from './coding-context.ts'

const NONE = createStore(() => ({ card: null as TurnStretch | null }))
const NO_PASSAGES: readonly PlacedPassage[] = []

/**
 * The passages of a turn. Words whose card is open are among them even if nothing is left on them, so that the card stays
 * open while its memo is written anew or its only code exchanged.
 */
export function useTurnPassages(index: number): readonly PlacedPassage[] {
  const coding = useCodingIfAny()
  const own = coding?.byTurn.get(index) ?? NO_PASSAGES
  const card = useStore(coding?.view ?? NONE, (view) =>
    view.card && view.card.turn.number - 1 === index ? view.card : null,
  )
  return useMemo(() => {
    if (!card || own.some(({ start, end }) => start === card.start && end === card.end)) return own
    const { turn, start, end } = card
    const passage = {
      ...{ id: '', turn: turn.number, speaker: turn.speaker, start, words: turn.text.slice(start, end) },
      ...{ codes: [], memo: '', important: false },
    }
    return [...own, { passage, index, start, end }].toSorted((a, b) => a.start - b.start || b.end - a.end)
  }, [own, card, index])
}
