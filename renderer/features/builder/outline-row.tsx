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
import { useShallow } from 'zustand/react/shallow'
import type { PlacedProblem } from './fields.ts'
import styles from './outline.module.css'
import { useSelection } from './selection-store.ts'
import { useDraft } from './use-draft.ts'
import { useWording } from './wording-context.ts'
import { openFindings } from './wording-findings.ts'

interface OutlineRowProps {
  /** Position of the item, from 0. */
  index: number
  /** Number of items. */
  count: number
  /** From the top of the list. Pixels. */
  top: number
  /** Whether the Tab key comes here: of the whole list, one row. */
  isStop: boolean
}

/** One item at a glance; its list takes the pointer and the keys. */
export const OutlineRow = memo(function OutlineRow({ index, count, top, isStop }: OutlineRowProps) {
  const { t } = useTranslation('builder')
  const { t: wording } = useTranslation('wording')
  const [question, focused, unsound, dismissals] = useDraft(
    useShallow((state) => {
      const question = state.history.present.questions[index]
      return [
        question,
        question?.id === state.focusedItem,
        unsoundItems(state.problems).has(index),
        state.history.present.dismissals,
      ] as const
    }),
  )
  const chosen = useSelection((state) => state.chosen.has(question?.id ?? ''))
  const checked = useWording((state) => state.items.get(question?.id ?? ''))
  const open = useMemo(() => openFindings(checked, dismissals).length, [checked, dismissals])
  if (!question) return null
  const words = question.stem.split(/\s+/).filter((word) => word !== '').length
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
      <span className={styles.stem}>{question.stem.trim() || t('item.stemPlaceholder')}</span>
      {open > 0 && (
        <span className={styles.open} title={wording('open', { count: open })}>
          <IconHighlight size={14} role="img" aria-label={wording('open', { count: open })} />
          <span aria-hidden="true">{open}</span>
        </span>
      )}
      {unsound && (
        <IconAlertTriangle size={14} role="img" aria-label={wording('blocked')} className={styles.mark} />
      )}
      <span className={styles.words} title={t('item.words', { count: words })}>
        {words}
      </span>
    </div>
  )
})

let known: { problems: readonly PlacedProblem[]; items: ReadonlySet<number> } | null = null

/** Positions of the items with problems: found once for all rows, not by each for itself. */
function unsoundItems(problems: readonly PlacedProblem[]): ReadonlySet<number> {
  if (known?.problems !== problems)
    known = { problems, items: new Set(problems.flatMap(({ question }) => question ?? [])) }
  return known.items
}
