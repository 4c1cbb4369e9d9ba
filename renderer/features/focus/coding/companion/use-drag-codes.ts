import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { getElementFromPointWithoutHoneypot } from '@atlaskit/pragmatic-drag-and-drop/get-element-from-point-without-honey-pot'
import { pointerOutsideOfPreview } from '@atlaskit/pragmatic-drag-and-drop/utils/pointer-outside-of-preview'
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/utils/set-custom-native-drag-preview'
import { type RefObject, useEffect, useRef } from 'react'
import type { CodePlace } from '../../../../../shared/transcripts/order-codes.ts'
import { createDropLine, type DropLine, fillPreview } from '../../../../ui/drag/drag-marks.ts'
import { scrollNearEdges } from '../../../../ui/drag/drag-scroll.ts'
import { type Point, scrollerAt } from '../../../../ui/drag/scroller-at.ts'

type Place = CodePlace & { line: DropLine }

/**
 * Lets the pointer drag the rows of codes within `list` by their handles. A handle is made draggable only when it is
 * pressed. `onDrop`: the code of that id was let go at a place.
 */
export function useDragCodes(
  list: RefObject<HTMLElement | null>,
  onDrop: (id: string, place: CodePlace) => void,
): void {
  const latest = useRef(onDrop)
  latest.current = onDrop
  useEffect(() => {
    const root = list.current
    if (!root) return
    let letGo = () => {}
    const onPress = ({ button, target }: PointerEvent) => {
      letGo()
      const grip =
        button === 0 && target instanceof Element ? target.closest<HTMLElement>('[data-grip]') : null
      letGo = grip ? makeDraggable(grip, (id, place) => latest.current(id, place)) : () => {}
    }
    const endTarget = dropTargetForElements({ element: root })
    root.addEventListener('pointerdown', onPress, true)
    return () => {
      root.removeEventListener('pointerdown', onPress, true)
      endTarget()
      letGo()
    }
  }, [list])
}

function makeDraggable(grip: HTMLElement, onDrop: (id: string, place: CodePlace) => void): () => void {
  const row = grip.closest<HTMLElement>('[data-code]')
  const id = row?.dataset.code ?? ''
  const line = createDropLine()
  let pointer: Point | null = null
  let stopScrolling = () => {}
  const look = () => {
    const place = pointer && placeAt(pointer)
    if (place) line.show(place.line)
    else line.hide()
  }
  const end = () => {
    stopScrolling()
    line.hide()
  }
  const detach = draggable({
    element: grip,
    onGenerateDragPreview: ({ nativeSetDragImage }) =>
      setCustomNativeDragPreview({
        nativeSetDragImage,
        getOffset: pointerOutsideOfPreview({ x: '16px', y: '8px' }),
        render: ({ container }) => fillPreview(container, row?.getAttribute('aria-label') ?? ''),
      }),
    onDragStart() {
      stopScrolling = scrollNearEdges(() => pointer, scrollerAt, look)
    },
    onDrag({ location }) {
      const { input, dropTargets } = location.current
      pointer = dropTargets.length > 0 ? { x: input.clientX, y: input.clientY } : null
      look()
    },
    onDrop({ location }) {
      end()
      const { input, dropTargets } = location.current
      const place = dropTargets.length > 0 ? placeAt({ x: input.clientX, y: input.clientY }) : null
      if (place) onDrop(id, { id: place.id, side: place.side })
    },
  })
  return () => {
    end()
    detach()
  }
}

/** The place at a point: above a row, or below it, where a code with others under it takes the first place of those. */
function placeAt(point: Point): Place | null {
  const row = getElementFromPointWithoutHoneypot(point)?.closest<HTMLElement>('[data-code]')
  if (!row) return null
  const { left, right, top, bottom, height } = row.getBoundingClientRect()
  const isAbove = point.y < top + height / 2
  const inset = Number.parseFloat(getComputedStyle((isAbove ? null : firstUnder(row)) ?? row).paddingLeft)
  return {
    id: row.dataset.code ?? '',
    side: isAbove ? 'before' : firstUnder(row) ? 'within' : 'after',
    line: { left: left + inset, top: isAbove ? top : bottom, width: right - left - inset },
  }
}

/** The row right below, where it is that of a code under this one. */
function firstUnder(row: HTMLElement): HTMLElement | null {
  const next = row.nextElementSibling
  const isUnder = next instanceof HTMLElement && next.dataset.parent === row.dataset.code
  return isUnder ? next : null
}
