import { type KeyboardEvent, useEffectEvent, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isSameStretch, placeOf, type TurnStretch } from '../../../../shared/transcripts/change-passages.ts'
import { type LimitStep, stepLimit } from '../../../../shared/transcripts/step-stretch.ts'
import { announce } from '../../../ui/announcer.tsx'
import { type Coding, type CodingView, useCoding } from './coding-context.ts'
import { useCodingActions } from './use-coding-actions.ts'

/** The words at a limit that are read out. */
const TOLD_WORDS = 4

/** The step of a limit that a key stands for: by a word (left, right) or a sentence (up, down); with Alt the beginning. */
export function limitStepOf({
  key,
  shiftKey,
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>): LimitStep | null {
  if (!shiftKey || ctrlKey || metaKey) return null
  const edge = altKey ? 'start' : 'end'
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return { edge, unit: 'word', by: key === 'ArrowRight' ? 1 : -1 }
  if (key === 'ArrowUp' || key === 'ArrowDown')
    return { edge, unit: 'sentence', by: key === 'ArrowDown' ? 1 : -1 }
  return null
}

/** The key of a label in the margin; `nth`: its position among those on the same words. */
export function labelKey({ start, end }: Pick<TurnStretch, 'start' | 'end'>, nth = 0): string {
  return `${start}/${end}/${nth}`
}

/**
 * Moves a limit of words in the transcript, with the passages on them, their card and the words in hand. Passages that
 * the words come to stand on along the way stay where they are.
 */
export function useMoveLimits(): (stretch: TurnStretch, step: LimitStep) => void {
  const { t } = useTranslation('coding')
  const { view, placed, standing } = useCoding()
  const actions = useCodingActions()
  return (stretch, step) => {
    const next = stepLimit(stretch, step)
    if (next === stretch || !actions) return
    const { moved, card, inHand } = view.getState()
    const before = moved && isSameStretch(moved.stretch, stretch) ? moved : null
    // Where nothing was noted yet, or what was moved has gone, whatever stands there now is moved.
    const left = before?.ids.filter((id) => placed.some(({ passage }) => passage.id === id)) ?? []
    const ids = left.length > 0 ? left : standing(placeOf(stretch)).map(({ passage }) => passage.id)
    if (ids.length > 0 && !actions.move(ids, next)) return
    const isThese = (each: TurnStretch | null) => isSameStretch(each, stretch)
    view.setState({
      moved: { stretch: next, ids, key: before?.key ?? labelKey(stretch) },
      ...(isThese(card) && { card: next }),
      ...(inHand.some(isThese) && { inHand: inHand.map((each) => (isThese(each) ? next : each)) }),
    })
    const words = next.turn.text.slice(next.start, next.end).split(/\s+/)
    const told = step.edge === 'start' ? words.slice(0, TOLD_WORDS) : words.slice(-TOLD_WORDS)
    announce(t(`limits.told.${step.edge}`, { words: told.join(' ') }))
  }
}

/** Whether the card of the words whose limits were moved last is open, in the margin or below the transcript. */
function isCardOpen({ moved, card, opened, inHand }: CodingView): boolean {
  if (moved === null) return false
  return isSameStretch(card, moved.stretch) || (opened === 'memo' && isSameStretch(inHand[0], moved.stretch))
}

/** Joins the passages that were moved last with others on the same words, if this was not done before. */
function joinOnce(view: Coding['view'], actions: ReturnType<typeof useCodingActions>): void {
  const { moved } = view.getState()
  if (!moved || moved.isDone) return
  // Before the join, which changes the view.
  view.setState({ moved: { ...moved, isDone: true } })
  actions?.join(moved.ids)
}

/**
 * Joins moved passages with others on the same words, unless their card is open: they may only be passing over these
 * words. To be called when the focus leaves their label.
 */
export function useJoinMoved(): () => void {
  const { view } = useCoding()
  const actions = useCodingActions()
  return () => {
    if (!isCardOpen(view.getState())) joinOnce(view, actions)
  }
}

/** Joins moved passages with others on the same words once their card is closed, other words are moved, or at the end. */
export function JoinMoved() {
  const { view } = useCoding()
  const actions = useCodingActions()
  const join = useEffectEvent(({ moved }: CodingView) => {
    if (moved && !moved.isDone) actions?.join(moved.ids)
  })
  const joinNow = useEffectEvent(() => joinOnce(view, actions))
  useLayoutEffect(() => {
    const stop = view.subscribe((now, before) => {
      if (now.moved?.key !== before.moved?.key) join(before)
      else if (isCardOpen(before) && !isCardOpen(now)) joinNow()
    })
    return () => {
      stop()
      joinNow()
    }
  }, [view])
  return null
}

/** Keeps an open card on its passage where undo or redo moves its limits. */
export function useFollowMoved({ view, turns, placed }: Coding): void {
  useLayoutEffect(() => {
    const { moved, card } = view.getState()
    const found = moved && placed.find(({ passage }) => passage.id === moved.ids[0])
    const turn = found && turns[found.index]
    if (!moved || !turn) return
    const stretch = { turn, start: found.start, end: found.end }
    if (isSameStretch(stretch, moved.stretch)) return
    view.setState({
      moved: { ...moved, stretch },
      ...(isSameStretch(card, moved.stretch) && { card: stretch }),
    })
  }, [view, turns, placed])
}
