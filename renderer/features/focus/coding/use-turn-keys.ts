import type { KeyboardEvent, RefObject } from 'react'
import type { Turn } from '../../../../shared/models/focus.ts'
import { TRANSCRIPT_KEYS } from '../../../../shared/transcripts/change-codes.ts'
import { type TurnStretch, tidyStretch, wholeTurn } from '../../../../shared/transcripts/change-passages.ts'
import { stepLimit, stepSentence } from '../../../../shared/transcripts/step-stretch.ts'
import { pressedKey } from '../../../lib/pressed-key.ts'
import { type Coding, useCodingIfAny } from './coding-context.ts'
import { limitStepOf } from './move-limits.ts'
import { select } from './selected-stretches.ts'
import { useCodingActions } from './use-coding-actions.ts'
import { takeSelected } from './use-in-hand.ts'

interface TurnKeys {
  root: RefObject<HTMLElement | null>
  /** Positions of the turns that are shown. */
  positions: readonly number[]
  /** The turn that the keys are for where none has the focus: the first in view. */
  turnInView: () => Turn | null
  /** Focuses the turn that is `by` turns further among those shown. */
  goBy: (turn: Turn, by: 1 | -1) => void
}

/** The keys of a transcript: J and K, arrows within a turn, N, Q, M, and the keys of the codes. */
export function useTurnKeys({ root, positions, turnInView, goBy }: TurnKeys): (event: KeyboardEvent) => void {
  const coding = useCodingIfAny()
  const actions = useCodingActions()
  return (event) => {
    if (!coding || event.ctrlKey || event.metaKey || isWriting(event.target)) return
    // The browser tells of a new selection a little later: a quick key would meet the one before.
    if (root.current) takeSelected(root.current, coding, positions)
    const focused = turnOf(event.target, coding.turns)
    const turn = focused ?? turnInView()
    if (!turn) return
    if (limitStepOf(event) || event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      if (!focused || !root.current) return
      const next = stepped(event, turn, coding)
      if (next) select(root.current, next)
      event.preventDefault()
      return
    }
    if (event.altKey) return
    if (event.key === 'Escape') {
      letGo(coding)
      return
    }
    const key = pressedKey(event)
    if (key === 'j' || key === 'k') {
      event.preventDefault()
      letGo(coding)
      goBy(turn, key === 'j' ? 1 : -1)
      return
    }
    if (!actions) return
    const code = [...coding.codes.values()].find((each) => each.key === key)
    if (!code && !TRANSCRIPT_KEYS.includes(key)) return
    event.preventDefault()
    // A key that is held down would set and remove the code again and again.
    if (event.repeat) return
    const stretches = stretchesFor(focused, turn, coding)
    if (stretches.length === 0) return
    if (code) actions.toggle(stretches, code)
    else if (key === 'q') actions.toggleImportant(stretches)
    else if (key === 'n' || stretches.length === 1)
      coding.view.setState({ inHand: stretches, opened: key === 'n' ? 'codes' : 'memo' })
  }
}

/**
 * The words that a key is for: the selected ones, unless another turn than theirs has the focus; without any the whole
 * turn.
 */
function stretchesFor(
  focused: Turn | null,
  turn: Turn,
  { view }: Pick<Coding, 'view'>,
): readonly TurnStretch[] {
  const { inHand } = view.getState()
  if (inHand.some((each) => focused === null || each.turn.number === focused.number)) return inHand
  return [wholeTurn(turn)].flatMap((each) => tidyStretch(each) ?? [])
}

/** Lets go of the selected words. What is selected elsewhere, as in a field, stays selected. */
export function letGo({ view }: Pick<Coding, 'view'>): void {
  const selection = document.getSelection()
  const { anchorNode } = selection ?? { anchorNode: null }
  const within = anchorNode instanceof Element ? anchorNode : anchorNode?.parentElement
  if (within?.closest('[role="feed"]')) selection?.removeAllRanges()
  if (view.getState().inHand.length > 0) view.setState({ inHand: [], opened: null })
}

/** What an arrow key selects: a sentence, or with Shift words or sentences more or less at one end. */
function stepped(event: KeyboardEvent, turn: Turn, { view }: Coding): TurnStretch | null {
  const selected = view.getState().inHand.find((each) => each.turn.number === turn.number) ?? null
  const step = limitStepOf(event)
  if (step) return selected && stepLimit(selected, step)
  return event.altKey ? null : stepSentence(turn, selected, event.key === 'ArrowRight' ? 1 : -1)
}

function turnOf(target: EventTarget | null, turns: readonly Turn[]): Turn | null {
  const article = target instanceof Element ? target.closest('article[data-turn]') : null
  return article ? (turns[Number(article.getAttribute('data-turn'))] ?? null) : null
}

/** Whether the person is writing, or in an open card, where keys mean something else. */
function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, [role="dialog"]') !== null
}
