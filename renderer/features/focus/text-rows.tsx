import { ActionIcon, Button, Input, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useRef } from 'react'
import styles from './focus.module.css'

interface TextRowsProps {
  label: string
  hint: string
  /** Names for each row's field and buttons. */
  words: { row: (number: number) => string; remove: (number: number) => string; add: string }
  placeholder?: string
  values: readonly string[]
  /** What is wrong with the row at a position. */
  problemAt: (position: number) => string | undefined
  onChange: (values: string[]) => void
  onBlur?: () => void
}

/** A list of short texts, kept as typed: Enter adds a row, Backspace in an empty one takes it away. */
export function TextRows({
  label,
  hint,
  words,
  placeholder,
  values,
  problemAt,
  onChange,
  onBlur,
}: TextRowsProps) {
  const rows = useRef<HTMLFieldSetElement>(null)
  const hintId = useId()
  const focus = (position: number) =>
    requestAnimationFrame(() => rows.current?.querySelectorAll('input')[position]?.focus())
  const add = () => {
    onChange([...values, ''])
    focus(values.length)
  }
  const remove = (position: number) => {
    onChange(values.filter((_, at) => at !== position))
    focus(Math.max(0, position - 1))
  }
  const onKeyDown = (position: number) => (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      // A row that was left empty is the next one to be filled.
      if (values[position]?.trim()) add()
    }
    if (event.key === 'Backspace' && values[position] === '') {
      event.preventDefault()
      remove(position)
    }
  }
  const fields = values.map((value, position) => ({ value, position }))
  return (
    <fieldset ref={rows} className={styles.rows} aria-describedby={hintId}>
      <legend className={styles.legend}>{label}</legend>
      <Input.Description id={hintId}>{hint}</Input.Description>
      {fields.map(({ value, position }) => (
        <div key={position} className={styles.textRow}>
          <TextInput
            aria-label={words.row(position + 1)}
            placeholder={placeholder}
            value={value}
            error={problemAt(position)}
            onChange={(event) => onChange(values.with(position, event.currentTarget.value))}
            onKeyDown={onKeyDown(position)}
            onBlur={onBlur}
            className={styles.textField}
          />
          <ActionIcon aria-label={words.remove(position + 1)} onClick={() => remove(position)}>
            <IconX size={16} aria-hidden="true" />
          </ActionIcon>
        </div>
      ))}
      <div>
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={add}
        >
          {words.add}
        </Button>
      </div>
    </fieldset>
  )
}
