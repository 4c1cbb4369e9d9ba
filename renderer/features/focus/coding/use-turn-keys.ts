import type { KeyboardEvent, RefObject } from 'react'
import type { Turn } from '../../../../shared/models/focus.ts'
import { TRANSCRIPT_KEYS } from '../../../../shared/transcripts/change-codes.ts'
import { type TurnStretch, tidyStretch, wholeTurn } from '../../../../shared/transcripts/change-passages.ts'
import { stepEdge, stepSentence } from '../../../../shared/transcripts/step-stretch.ts'
import { pressedKey } from '../../../lib/pressed-key.ts'
import { type Coding, useCodingIfAny } from './coding-context.ts'
import { select } from './selected-stretches.ts'
import { useCodingActions } from './use-coding-actions.ts'
import { takeSelected } from './use-in-hand.ts'

interface TurnKeys {
  root: RefObject<HTMLElement | null>
  /** The turn that the keys are for where none has the focus: the first in view. */
  turnInView: () => Turn | null
  /** Focuses the turn that is `by` turns further among those shown. */
  goBy: (turn: Turn, by: 1 | -1) => void
}

/** The keys of a transcript: J and K, arrows within a turn, N, Q, M, and the keys of the codes. */
export function useTurnKeys({ root, turnInView, goBy }: TurnKeys): (event: KeyboardEvent) => void {
  const coding = useCodingIfAny()
  const actions = useCodingActions()
  return (event) => {
    if (!coding || !actions || event.ctrlKey || event.metaKey || isWriting(event.target)) return
    // The browser tells of a new selection a little later: a quick key would meet the one before.
    if (root.current) takeSelected(root.current, coding)
    const turn = turnOf(event.target, coding.turns) ?? turnInView()
    if (!turn) return
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      if (!turnOf(event.target, coding.turns) || !root.current) return
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
      goBy(turn, key === 'j' ? 1 : -1)
      return
    }
    const code = [...coding.codes.values()].find((each) => each.key === key)
    if (!code && !TRANSCRIPT_KEYS.includes(key)) return
    event.preventDefault()
    const { view } = coding
    const { inHand } = view.getState()
    const whole = tidyStretch(wholeTurn(turn))
    const stretches = inHand.length > 0 ? inHand : whole ? [whole] : []
    if (stretches.length === 0) return
    if (code) actions.toggle(stretches, code)
    else if (key === 'q') actions.toggleImportant(stretches)
    else view.setState({ inHand: stretches, opened: key === 'n' ? 'codes' : 'memo' })
  }
}

/** Lets go of the selected words. */
export function letGo({ view }: Pick<Coding, 'view'>): void {
  document.getSelection()?.removeAllRanges()
  view.setState({ inHand: [], opened: null })
}

/** What an arrow key selects: a sentence, or with Shift one word more or less at the end (with Alt: the beginning). */
function stepped({ key, shiftKey, altKey }: KeyboardEvent, turn: Turn, { view }: Coding): TurnStretch | null {
  const by = key === 'ArrowRight' ? 1 : -1
  const selected = view.getState().inHand.find((each) => each.turn === turn) ?? null
  if (!shiftKey) return altKey ? null : stepSentence(turn, selected, by)
  return selected && stepEdge(selected, altKey ? 'start' : 'end', by)
}

function turnOf(target: EventTarget | null, turns: readonly Turn[]): Turn | null {
  const article = target instanceof Element ? target.closest('article[data-turn]') : null
  return article ? (turns[Number(article.getAttribute('data-turn'))] ?? null) : null
}

/** Whether the person is writing, or in an open card, where keys mean something else. */
function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, [role="dialog"]') !== null
}
