import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import styles from './focus.module.css'

interface TextRowsProps {
  /** Labels for each row's field and buttons; rows are numbered by their position in the list that is sent. */
  words: { row: (number: number) => string; remove: (number: number) => string; add: string }
  placeholder?: string
  /** The texts to be edited, each with its position in the list. */
  rows: readonly { at: number; value: string }[]
  /** The problem of the text at a position. */
  problemAt: (at: number) => string | undefined
  /** A note on the text at a position. */
  noteAt?: (at: number) => string | undefined
  onWrite: (at: number, value: string) => void
  onAdd: () => void
  onRemove: (at: number) => void
  onFocus?: (at: number) => void
  onBlur?: () => void
}

/** Rows for short texts: Enter adds a row, Backspace in an empty one removes it. */
export function TextRows({
  words,
  placeholder,
  rows,
  problemAt,
  noteAt,
  onWrite,
  onAdd,
  onRemove,
  onFocus,
  onBlur,
}: TextRowsProps) {
  const list = useRef<HTMLDivElement>(null)
  /** Changes the rows, and focuses one at once: a letter typed before the next frame would go into another row. */
  const change = (make: () => void, row: number) => {
    flushSync(make)
    ;[...(list.current?.querySelectorAll('input') ?? [])].at(row)?.focus()
  }
  const add = () => {
    // Focuses the last row by its place from the end: the row that had the focus may disappear when it is left.
    change(onAdd, -1)
  }
  const remove = (row: number, at: number) => {
    change(() => onRemove(at), Math.max(0, row - 1))
  }
  const onKeyDown = (row: number, at: number, value: string) => (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      // An empty row is filled before another one is added.
      if (value.trim()) add()
    }
    if (event.key === 'Backspace' && value === '') {
      event.preventDefault()
      remove(row, at)
    }
  }
  return (
    <div ref={list} className={styles.textRows}>
      {rows.map(({ at, value }, row) => (
        <div key={at} className={styles.textRow}>
          <TextInput
            aria-label={words.row(at + 1)}
            placeholder={placeholder}
            value={value}
            description={noteAt?.(at)}
            inputWrapperOrder={['input', 'description', 'error']}
            error={problemAt(at)}
            onChange={(event) => onWrite(at, event.currentTarget.value)}
            onKeyDown={onKeyDown(row, at, value)}
            onFocus={() => onFocus?.(at)}
            onBlur={onBlur}
            className={styles.textField}
          />
          <ActionIcon aria-label={words.remove(at + 1)} onClick={() => remove(row, at)}>
            <IconX size={16} aria-hidden="true" />
          </ActionIcon>
        </div>
      ))}
      <div className={styles.addRow}>
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={add}
        >
          {words.add}
        </Button>
      </div>
    </div>
  )
}
