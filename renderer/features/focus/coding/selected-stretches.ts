import type { Turn } from '../../../../shared/models/focus.ts'
import { type TurnStretch, tidyStretch } from '../../../../shared/transcripts/change-passages.ts'

/** The attribute of the element that shows what was said in a turn; its value is the turn's position from 0. */
const SAID = 'data-said'

/** A place in what was said: the position of the turn, and the offset in its text. */
export interface SaidPlace {
  index: number
  offset: number
}

/** The place of one end of a selection; null where it is not in what was said. */
export function saidPlaceOf(node: Node | null, offset: number): SaidPlace | null {
  const said = (node instanceof Element ? node : node?.parentElement)?.closest<HTMLElement>(`[${SAID}]`)
  return node && said
    ? { index: Number(said.getAttribute(SAID)), offset: offsetIn(said, node, offset) }
    : null
}

/** The words between two places, in whichever order, turn by turn; `positions`: the turns that are shown. */
export function stretchesBetween(
  turns: readonly Turn[],
  positions: readonly number[],
  a: SaidPlace,
  b: SaidPlace,
): TurnStretch[] {
  const isForward = a.index < b.index || (a.index === b.index && a.offset <= b.offset)
  const [first, last] = isForward ? [a, b] : [b, a]
  return positions.flatMap((index) => {
    const turn = turns[index]
    if (!turn || index < first.index || index > last.index) return []
    const start = index === first.index ? first.offset : 0
    const end = index === last.index ? last.offset : turn.text.length
    return tidyStretch({ turn, start, end }) ?? []
  })
}

/** The words of turns that are selected in `root`, turn by turn; none where nothing is selected. */
export function selectedStretches(root: HTMLElement, turns: readonly Turn[]): TurnStretch[] {
  const selection = document.getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return []
  const range = selection.getRangeAt(0)
  return [...root.querySelectorAll<HTMLElement>(`[${SAID}]`)].flatMap((said) => {
    const turn = turns[Number(said.getAttribute(SAID))]
    if (!turn || !range.intersectsNode(said)) return []
    const start = said.contains(range.startContainer)
      ? offsetIn(said, range.startContainer, range.startOffset)
      : 0
    const end = said.contains(range.endContainer)
      ? offsetIn(said, range.endContainer, range.endOffset)
      : turn.text.length
    return tidyStretch({ turn, start, end }) ?? []
  })
}

/** How many characters of an element stand before a place in it. */
function offsetIn(said: HTMLElement, container: Node, offset: number): number {
  const before = document.createRange()
  before.selectNodeContents(said)
  before.setEnd(container, offset)
  return before.toString().length
}

/** The element that shows what was said in a turn, if it is rendered. */
export function saidElement(root: HTMLElement, index: number): HTMLElement | null {
  return root.querySelector(`[${SAID}="${index}"]`)
}

/** The range of these characters of an element; null where it does not have them. */
export function rangeIn(said: HTMLElement, start: number, end: number): Range | null {
  const range = document.createRange()
  const walker = document.createTreeWalker(said, NodeFilter.SHOW_TEXT)
  let before = 0
  let isBegun = false
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0
    if (!isBegun && start < before + length) {
      range.setStart(node, start - before)
      isBegun = true
    }
    if (isBegun && end <= before + length) {
      range.setEnd(node, end - before)
      return range
    }
    before += length
  }
  return null
}

/** Selects words on the page as if with the mouse; does nothing where the turn is not rendered. */
export function select(root: HTMLElement, { turn, start, end }: TurnStretch): void {
  const said = saidElement(root, turn.number - 1)
  const range = said && rangeIn(said, start, end)
  if (!range) return
  const selection = document.getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
}
