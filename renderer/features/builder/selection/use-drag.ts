import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { pointerOutsideOfPreview } from '@atlaskit/pragmatic-drag-and-drop/utils/pointer-outside-of-preview'
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/utils/set-custom-native-drag-preview'
import { type RefObject, useEffect } from 'react'
import { createDropLine, fillPreview } from '../../../ui/drag/drag-marks.ts'
import { scrollNearEdges } from '../../../ui/drag/drag-scroll.ts'
import { type Point, scrollerAt } from '../../../ui/drag/scroller-at.ts'
import type { DraftStore } from '../model/draft-store.ts'
import { stemField } from '../model/fields.ts'
import { focusField } from '../parts/focus-field.ts'
import type { Place } from './drag-place.ts'
import { draggedBy } from './dragged.ts'
import { pick } from './pick.ts'
import type { SelectionStore } from './selection-store.ts'

/**
 * Lets the pointer drag the elements with `data-grip` within `part`: rows of the outline, items of the sheet, options.
 * An element is made draggable only when it is pressed, since a long questionnaire has thousands of grips.
 */
export function useDrag(part: RefObject<HTMLElement | null>, store: DraftStore, selection: SelectionStore) {
  useEffect(() => {
    const root = part.current
    if (!root) return
    let letGo = () => {}
    const onPress = (event: PointerEvent) => {
      letGo()
      const grip = event.button === 0 ? gripOf(event.target) : null
      letGo = grip ? makeDraggable(grip, store, selection) : () => {}
    }
    const onClick = (event: MouseEvent) => {
      const item = gripOf(event.target)?.parentElement?.dataset.item
      if (item !== undefined && pick(store, selection, item, event) === 'go') focusField(stemField(item))
    }
    const endTarget = dropTargetForElements({ element: root })
    root.addEventListener('pointerdown', onPress, true)
    root.addEventListener('click', onClick)
    return () => {
      root.removeEventListener('pointerdown', onPress, true)
      root.removeEventListener('click', onClick)
      endTarget()
      letGo()
    }
  }, [part, store, selection])
}

function gripOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-grip]') : null
}

function makeDraggable(grip: HTMLElement, store: DraftStore, selection: SelectionStore): () => void {
  const dragged = draggedBy(grip, store, selection)
  const line = createDropLine()
  let pointer: Point | null = null
  let place: Place | null = null
  let stopScrolling = () => {}
  const look = () => {
    place = pointer && dragged.placeAt(pointer)
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
        render: ({ container }) => fillPreview(container, dragged.words),
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
      // There is no target outside of the builder, and after the Escape key.
      const { input, dropTargets } = location.current
      const landed = dropTargets.length > 0 ? dragged.placeAt({ x: input.clientX, y: input.clientY }) : null
      if (landed) dragged.drop(landed)
    },
  })
  return () => {
    end()
    detach()
  }
}
