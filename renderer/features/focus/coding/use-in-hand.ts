import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { type Coding, useCodingIfAny } from './coding-context.ts'
import { tint } from './highlights.ts'
import { rangeIn, saidElement, selectedStretches } from './selected-stretches.ts'

/** Takes the words in hand that are selected in the transcript now; does nothing while the focus is elsewhere. */
export function takeSelected(root: HTMLElement, { turns, view }: Pick<Coding, 'turns' | 'view'>): void {
  const { focusNode } = document.getSelection() ?? { focusNode: null }
  if (!focusNode || !root.contains(focusNode) || view.getState().opened !== null) return
  const inHand = selectedStretches(root, turns)
  if (inHand.length > 0 || view.getState().inHand.length > 0) view.setState({ inHand })
}

/**
 * Takes the words that are selected in the transcript in hand, and lets them go when the selection ends. While the focus
 * is elsewhere, as in the code menu, they stay in hand, and stay visible.
 */
export function useInHand(root: RefObject<HTMLElement | null>): void {
  const coding = useCodingIfAny()
  useEffect(() => {
    if (!coding) return
    const onChange = () => root.current && takeSelected(root.current, coding)
    document.addEventListener('selectionchange', onChange)
    return () => document.removeEventListener('selectionchange', onChange)
  }, [coding, root])
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
