import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { type Coding, useCodingIfAny } from './coding-context.ts'
import { tint } from './highlights.ts'
import {
  rangeIn,
  type SaidPlace,
  saidElement,
  saidPlaceOf,
  selectedStretches,
  stretchesBetween,
} from './selected-stretches.ts'

/** Where the selection under way began. */
let anchor: SaidPlace | null = null

/**
 * Takes the words in hand that are selected in the transcript now; does nothing while the focus is elsewhere. While a
 * person drags on, the turn in which the selection began may leave the page, and the browser then forgets where that
 * was: the words up to there count all the same.
 *
 * @param positions the turns that are shown
 */
export function takeSelected(
  root: HTMLElement,
  { turns, view }: Pick<Coding, 'turns' | 'view'>,
  positions: readonly number[],
): void {
  const selection = document.getSelection()
  if (!selection?.focusNode || !root.contains(selection.focusNode) || view.getState().opened !== null) return
  const { anchorNode, anchorOffset, focusNode, focusOffset, isCollapsed } = selection
  const began = saidPlaceOf(anchorNode, anchorOffset)
  const ends = saidPlaceOf(focusNode, focusOffset)
  if (began || isCollapsed) anchor = began
  const inHand =
    !began && anchor && ends
      ? stretchesBetween(turns, positions, anchor, ends)
      : selectedStretches(root, turns)
  if (inHand.length > 0 || view.getState().inHand.length > 0) view.setState({ inHand })
}

/**
 * Takes the words that are selected in the transcript in hand, and lets them go when the selection ends. While the focus
 * is elsewhere, as in the code menu, they stay in hand, and stay visible.
 */
export function useInHand(root: RefObject<HTMLElement | null>, positions: readonly number[]): void {
  const coding = useCodingIfAny()
  useEffect(() => {
    if (!coding) return
    const onChange = () => root.current && takeSelected(root.current, coding, positions)
    const { view } = coding
    const element = root.current
    const begin = (event: PointerEvent) => {
      if (event.button === 0) view.setState({ isSelecting: true })
    }
    const end = () => {
      if (view.getState().isSelecting) view.setState({ isSelecting: false })
    }
    document.addEventListener('selectionchange', onChange)
    element?.addEventListener('pointerdown', begin)
    const ENDS = ['pointerup', 'pointercancel', 'blur'] as const
    for (const each of ENDS) window.addEventListener(each, end)
    return () => {
      document.removeEventListener('selectionchange', onChange)
      element?.removeEventListener('pointerdown', begin)
      for (const each of ENDS) window.removeEventListener(each, end)
    }
  }, [coding, root, positions])
  // Drawn again on every change of the view: the turns in hand can be scrolled out and in.
  useLayoutEffect(() => {
    const element = root.current
    if (!coding || !element) return
    let end: () => void = () => undefined
    const draw = () => {
      end()
      const ranges = coding.view.getState().inHand.flatMap(({ turn, start, end: to }) => {
        const said = saidElement(element, turn.number - 1)
        return (said && rangeIn(said, start, to)) ?? []
      })
      end = tint('in-hand', ranges)
    }
    draw()
    const stop = coding.view.subscribe(draw)
    return () => {
      stop()
      end()
    }
  }, [coding, root])
}
