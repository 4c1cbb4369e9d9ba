import { Button } from '@mantine/core'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  partsOf,
  proposedCuts,
  type Separator,
  startsIn,
} from '../../../../shared/exchange/repair/proposed-cuts.ts'
import styles from './divider.module.css'
import { LineFrame } from './line-frame.tsx'
import repair from './repair.module.css'

/** Parts shown before they are made; the others are only counted. */
const SHOWN = 12

interface LineDividerProps {
  /** The text of the line as the source has it. */
  text: string
  /** Its number on the list, from 1. */
  number: number
  /** Where the cursor is at first; null for the first place that Sonde proposes. */
  start: number | null
  /** Divides it where parts begin. `separator`: what is between them; null for the place of the cursor. */
  onDivide: (at: readonly number[], separator: Separator | null) => void
  onClose: () => void
}

/**
 * Asks where a line is to be divided: at the cursor, which is put into its text as into a text that one writes, or at
 * all separators of one kind. The parts are shown before they are made.
 */
export function LineDivider({ text, number, start, onDivide, onClose }: LineDividerProps) {
  const { t } = useTranslation('exchange')
  const proposals = useMemo(() => proposedCuts(text), [text])
  const first = start ?? proposals[0]?.at[0] ?? 0
  const field = useTextToDivide(first)
  const [caret, setCaret] = useState(first)
  const [looksAt, lookAt] = useState<readonly number[] | null>(null)
  const here = startsIn(text, [caret])
  return (
    <LineFrame
      title={t('repair.divider.title', { number })}
      how={t('repair.divider.how')}
      field={{
        ref: field,
        label: t('repair.divider.text'),
        value: text,
        spellCheck: false,
        onChange: () => undefined,
        onSelect: ({ currentTarget }) => setCaret(currentTarget.selectionStart),
      }}
      enter={{
        label: t('repair.divider.here'),
        disabled: here.length === 0,
        run: () => onDivide(here, null),
      }}
      onClose={onClose}
      ways={proposals.map(({ separator, at }) => (
        <Button
          key={separator}
          size="xs"
          variant="default"
          onFocus={() => lookAt(at)}
          onBlur={() => lookAt(null)}
          onMouseEnter={() => lookAt(at)}
          onMouseLeave={() => lookAt(null)}
          onClick={() => onDivide(at, separator)}
        >
          {t(`repair.divider.at.${separator}`)}
          <span className={styles.count}>{t('repair.divider.parts', { count: at.length + 1 })}</span>
        </Button>
      ))}
      below={<Parts text={text} at={looksAt ?? here} />}
    />
  )
}

/** The parts that a line would have. */
function Parts({ text, at }: { text: string; at: readonly number[] }) {
  const { t } = useTranslation('exchange')
  const parts = partsOf(text, at)
  const more = parts.length - SHOWN
  if (at.length === 0)
    return <p className={`${styles.parts} ${repair.keys}`}>{t('repair.divider.nowhere')}</p>
  return (
    <ul className={styles.parts} aria-label={t('repair.divider.result')}>
      {parts.slice(0, SHOWN).map((part, nth) => (
        <li key={`${at[nth - 1] ?? 0}`} className={styles.part}>
          {part}
        </li>
      ))}
      {more > 0 && <li className={repair.keys}>{t('repair.divider.more', { count: more })}</li>}
    </ul>
  )
}

/** A text field that shows a cursor but takes no writing: with `readOnly` a browser shows none. */
function useTextToDivide(start: number) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const text = field.current
    if (!text) return
    const refuse = (event: Event) => event.preventDefault()
    text.addEventListener('beforeinput', refuse)
    text.addEventListener('drop', refuse)
    text.focus()
    text.setSelectionRange(start, start)
    return () => {
      text.removeEventListener('beforeinput', refuse)
      text.removeEventListener('drop', refuse)
    }
  }, [start])
  return field
}
