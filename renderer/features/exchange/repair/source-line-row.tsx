import { VisuallyHidden } from '@mantine/core'
import { IconHelpCircle, IconPencil } from '@tabler/icons-react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { OddItem } from '../../../../shared/exchange/odd-items.ts'
import type { SourceLine } from '../../../../shared/exchange/source-lines.ts'
import { beginning } from '../found-items.tsx'
import { pointedAt } from './pointed-at.ts'
import styles from './repair.module.css'
import { useOddWords } from './use-odd-words.ts'

interface SourceLineRowProps {
  id: string
  ref: Ref<HTMLDivElement>
  index: number
  count: number
  line: SourceLine
  /** Whether it is the first line of its item, which shows the item's number. */
  isFirst: boolean
  isTold: boolean
  odd: OddItem | null
  isAlike: boolean
  isCurrent: boolean
  isSelected: boolean
  top: number
  onSelect: (extend: boolean) => void
  /** Asks where to divide it; `at`: the place of its text that was pointed at; null for none. */
  onDivide: (at: number | null) => void
}

/** A line of the source, with what it was taken for. */
export function SourceLineRow(props: SourceLineRowProps) {
  const { id, ref, index, count, line, isFirst, isTold, odd, isAlike, isCurrent, isSelected, top } = props
  const { onSelect, onDivide } = props
  const { t } = useTranslation('exchange')
  const oddWords = useOddWords()
  const { role, item } = line
  const text = beginning(line.text)
  const said = [
    t(`repair.roles.${role}`),
    item === null ? '' : t('repair.ofItem', { item }),
    isTold ? t('repair.told') : '',
  ].filter((part) => part !== '')
  return (
    // The list around it handles the keys, since the focus never leaves the list.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    // biome-ignore lint/a11y/useFocusableInteractive: the list names the current line instead
    <div
      id={id}
      ref={ref}
      data-index={index}
      role="option"
      aria-selected={isSelected}
      aria-posinset={index + 1}
      aria-setsize={count}
      className={styles.line}
      data-role={role}
      data-current={isCurrent || undefined}
      data-selected={isSelected || undefined}
      data-alike={isAlike || undefined}
      style={{ transform: `translateY(${top}px)` }}
      // The browser would otherwise select the text up to here, or the word.
      onMouseDown={(event) => (event.shiftKey || event.detail > 1) && event.preventDefault()}
      onClick={(event) => onSelect(event.shiftKey)}
      onDoubleClick={(event) => onDivide(pointedAt(event, line))}
    >
      {/* For screen readers as sentences; sighted people see the same in columns. */}
      <VisuallyHidden>
        {[said.join(', '), text, odd ? oddWords(odd) : ''].filter((part) => part !== '').join('. ')}
      </VisuallyHidden>
      <span className={styles.number} aria-hidden="true">
        {isFirst ? item : ''}
      </span>
      <span className={styles.role} aria-hidden="true">
        <span className={styles.mark}>{t(`repair.short.${role}`)}</span>
        {isTold && (
          <span className={styles.told} title={t('repair.told')}>
            <IconPencil size={14} aria-hidden="true" />
          </span>
        )}
      </span>
      <span className={styles.text} aria-hidden="true">
        {text}
        {odd && (
          <span className={styles.odd}>
            <IconHelpCircle size={14} aria-hidden="true" />
            <span>{oddWords(odd)}</span>
          </span>
        )}
      </span>
    </div>
  )
}
