import { memo, useDeferredValue, useRef } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { useLabels } from '../labels/labels-context.ts'
import { questionOf } from '../model/question-of.ts'
import { useDraft } from '../model/use-draft.ts'
import { useSelection } from '../selection/selection-store.ts'
import { estimateHeight } from './estimate-height.ts'
import { Item } from './item.tsx'
import type { ItemGroup } from './item-groups.ts'
import styles from './sheet.module.css'
import { useNear } from './use-editable.ts'

interface GroupOfItemsProps {
  group: ItemGroup
  isLast: boolean
  /** How many of its items are editable from the start. */
  editable: number
}

/**
 * A group of items, which the browser skips as a whole while it is far from the screen. The numbers of its items are
 * then updated in the background: moving an item past hundreds of others need not wait for all to be renumbered.
 */
export const GroupOfItems = memo(function GroupOfItems({ group, isLast, editable }: GroupOfItemsProps) {
  const { ids, from } = group
  const part = useRef<HTMLDivElement>(null)
  const near = useNear(part, editable > 0)
  const { shown: withLabels } = useLabels()
  const chosen = useSelection(useShallow((state) => ids.filter((id) => state.chosen.has(id))))
  const height = useDraft((state) =>
    ids.reduce((sum, id) => {
      const question = questionOf(state, id)
      return question ? sum + estimateHeight(question, withLabels) : sum
    }, 0),
  )
  const lateFrom = useDeferredValue(from)
  const lateChosen = useDeferredValue(chosen)
  const shown = near ? { from, chosen } : { from: lateFrom, chosen: lateChosen }
  return (
    <div
      ref={part}
      className={styles.group}
      data-near={near || undefined}
      style={{ containIntrinsicBlockSize: `auto ${height}px` }}
    >
      {ids.map((id, at) => (
        <Item
          key={id}
          id={id}
          number={shown.from + at + 1}
          isLast={isLast && at === ids.length - 1}
          chosen={shown.chosen.includes(id)}
          near={near}
          editable={at < editable}
        />
      ))}
    </div>
  )
})
