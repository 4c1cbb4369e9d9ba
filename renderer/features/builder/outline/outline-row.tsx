import {
  IconAlertTriangle,
  IconCircleDot,
  IconHighlight,
  IconSquare,
  IconSquareCheckFilled,
  IconTextSize,
} from '@tabler/icons-react'
import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Dismissal, Question } from '../../../../shared/models/draft.ts'
import { KeptText } from '../../../ui/kept-text.tsx'
import { SeenMark } from '../seen/seen-mark.tsx'
import { useSelection } from '../selection/selection-store.ts'
import { useWording } from '../wording/wording-context.ts'
import { openIssues } from '../wording/wording-findings.ts'
import styles from './outline.module.css'

interface OutlineRowProps {
  /** Position of the item, from 0. */
  index: number
  /** The item, at the last pause in typing. */
  question: Question
  /** Its stem, without the beginning that it shares with the item above. */
  words: string
  /** Whether the cursor is in this item. */
  focused: boolean
  /** Whether problems prevent its launch. */
  unsound: boolean
  dismissals: readonly Dismissal[]
  /** Number of items. */
  count: number
  /** Distance from the top of the list. Pixels. */
  top: number
  /** Whether this is the one row of the list at which the Tab key stops. */
  isStop: boolean
}

/** One item of the outline; the list handles the pointer and the keys. */
export const OutlineRow = memo(function OutlineRow({
  index,
  question,
  words,
  focused,
  unsound,
  dismissals,
  count,
  top,
  isStop,
}: OutlineRowProps) {
  const { t } = useTranslation('builder')
  const { t: wording } = useTranslation('wording')
  const chosen = useSelection((state) => state.chosen.has(question.id))
  const checked = useWording((state) => state.items.get(question.id))
  const open = useMemo(() => openIssues(checked, dismissals).length, [checked, dismissals])
  const length = question.stem.split(/\s+/).filter((word) => word !== '').length
  const Icon = chosen
    ? IconSquareCheckFilled
    : question.type === 'single_choice'
      ? IconCircleDot
      : IconTextSize
  return (
    <div
      role="option"
      className={styles.row}
      style={{ top }}
      data-row={question.id}
      data-grip="item"
      tabIndex={isStop ? 0 : -1}
      aria-selected={chosen}
      aria-current={focused || undefined}
      aria-setsize={count}
      aria-posinset={index + 1}
    >
      <span className={styles.number}>{index + 1}</span>
      <span className={styles.type} data-toggle title={t('selection.toggle')}>
        <Icon size={14} stroke={1.5} role="img" aria-label={t(`type.${question.type}`)} />
        {!chosen && <IconSquare size={14} stroke={1.5} aria-hidden="true" className={styles.empty} />}
      </span>
      <span
        className={styles.stem}
        title={
          question.stem.trim() === ''
            ? undefined
            : `${question.stem.trim()} (${t('item.words', { count: length })})`
        }
      >
        <KeptText text={words || t('item.stemPlaceholder')} />
      </span>
      <SeenMark item={question.id} />
      {open > 0 && (
        <span className={styles.open} title={wording('open', { count: open })}>
          <IconHighlight size={14} role="img" aria-label={wording('open', { count: open })} />
          <span aria-hidden="true">{open}</span>
        </span>
      )}
      {unsound && (
        <IconAlertTriangle size={14} role="img" aria-label={wording('blocked')} className={styles.mark} />
      )}
    </div>
  )
})
