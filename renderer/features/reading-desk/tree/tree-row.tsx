import { VisuallyHidden } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { TreeRow as Row } from '../../../../shared/models/reading-desk.ts'
import { formatNumber } from '../../../lib/format.ts'
import type { Language } from '../../../lib/i18n.ts'

import { useLanguage } from '../../../lib/use-language.ts'
import type { NeedWords } from '../needs/use-need-words.ts'
import type { RowMark } from '../row-mark.ts'
import { RowMenu, type RowMenuProps } from './row-menu.tsx'
import styles from './tree.module.css'

/** Pixels. */
export const ROW_HEIGHT = 26
const INDENT = 16

interface TreeRowProps {
  id: string
  row: Row
  isRoot: boolean
  /** Null where there is nothing to unfold. */
  unfolded: boolean | null
  isCurrent: boolean
  marks: readonly RowMark[]
  words: NeedWords
  top: number
  onToggle: () => void
  onSelect: () => void
  menu: Omit<RowMenuProps, 'name'>
}

/** A value of the payload, or the name of an object or list, with what it is read as. */
export function TreeRow(props: TreeRowProps) {
  const { id, row, isRoot, unfolded, isCurrent, marks, words, top, onToggle, onSelect, menu } = props
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const name = isRoot ? t('tree.root') : String(row.key)
  const value = valueWords(row, t, language)
  const said = row.hidden ? t('mark.hidden') : marks.map(words.said).join(', ')
  return (
    // The tree around it handles the keys, since the focus never leaves the tree.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    // biome-ignore lint/a11y/useFocusableInteractive: the tree names the current row instead
    <div
      id={id}
      role="treeitem"
      aria-level={row.depth + 1}
      aria-expanded={unfolded ?? undefined}
      aria-selected={isCurrent}
      className={styles.row}
      data-current={isCurrent || undefined}
      style={{ top, height: ROW_HEIGHT, paddingInlineStart: 8 + row.depth * INDENT }}
      onClick={onSelect}
    >
      {/* For screen readers as one sentence; sighted people see the same as signs. */}
      <VisuallyHidden>
        {said === ''
          ? t('tree.said', { key: name, value })
          : t('tree.saidMarked', { key: name, value, marks: said })}
      </VisuallyHidden>
      {unfolded === null || isRoot ? (
        <span className={styles.noTwist} />
      ) : (
        <button
          type="button"
          tabIndex={-1}
          className={styles.twist}
          aria-hidden="true"
          title={t(unfolded ? 'tree.fold' : 'tree.unfold')}
          onClick={(event) => {
            event.stopPropagation()
            onToggle()
          }}
        >
          {unfolded ? (
            <IconChevronDown size={14} aria-hidden="true" />
          ) : (
            <IconChevronRight size={14} aria-hidden="true" />
          )}
        </button>
      )}
      <span className={styles.key} aria-hidden="true">
        {name}
      </span>
      <span
        aria-hidden="true"
        className={styles.value}
        data-kind={row.kind}
        title={row.value === '' ? undefined : row.value}
      >
        {value}
      </span>
      {row.hidden && (
        <span aria-hidden="true" className={styles.mark} data-need="other" data-unknown>
          {t('mark.hidden')}
        </span>
      )}
      {marks.map((mark) => (
        <span
          key={words.said(mark)}
          aria-hidden="true"
          className={styles.mark}
          data-need={colourOf(mark)}
          data-unknown={!mark.recognised || undefined}
        >
          {words.short(mark)}
        </span>
      ))}
      {!row.hidden && <RowMenu {...menu} name={name} />}
    </div>
  )
}

function valueWords({ kind, value, size }: Row, t: TFunction<'desk'>, language: Language): string {
  if (kind === 'map') return t('tree.map', { count: size, number: formatNumber(size, language) })
  if (kind === 'list') return t('tree.list', { count: size, number: formatNumber(size, language) })
  if (kind === 'null') return t('tree.null')
  return kind === 'text' && value === '' ? t('tree.emptyText') : value
}

/** The colour for the kind of need; the words say the same. */
function colourOf({ need }: RowMark): 'persona' | 'answer' | 'other' {
  if (need.need === 'answer') return 'answer'
  return need.need === 'persona' || need.need === 'profile' ? 'persona' : 'other'
}
