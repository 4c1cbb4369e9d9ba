import { Input } from '@mantine/core'
import { useId, useState } from 'react'
import choices from '../../ui/choices.module.css'
import styles from './focus.module.css'
import { TextRows } from './text-rows.tsx'

interface ValueListProps {
  label: string
  hint: string
  /** Label of the group of usual values, and labels for each typed value's field and buttons. */
  words: { usual: string; row: (number: number) => string; remove: (number: number) => string; add: string }
  /** The usual values, as sent and as shown. */
  usual: readonly { sent: string; read: string }[]
  /** The note under a typed value that is not a usual one. */
  unusualNote: string
  /** All values, as sent, in their order. */
  values: readonly string[]
  /** The problem of the value at a position. */
  problemAt: (position: number) => string | undefined
  onChange: (values: string[]) => void
}

/** A list of values: usual ones are chosen by buttons, others are typed. */
export function ValueList({
  label,
  hint,
  words,
  usual,
  unusualNote,
  values,
  problemAt,
  onChange,
}: ValueListProps) {
  const hintId = useId()
  /**
   * The row that has the cursor: when a usual value is typed, the row does not turn into a button before it is left.
   */
  const [typing, setTyping] = useState<number | null>(null)
  const isUsual = (value: string | undefined) => usual.some(({ sent }) => sent === value)
  const typed = values.flatMap((value, at) => (isUsual(value) && at !== typing ? [] : [at]))
  const pressed = values.flatMap((value, at) => (typed.includes(at) ? [] : [{ value, at }]))
  const problems = pressed.flatMap(({ at }) => problemAt(at) ?? [])
  const press = (sent: string) =>
    onChange(
      pressed.some(({ value }) => value === sent)
        ? values.filter((value, at) => value !== sent || typed.includes(at))
        : [...values, sent],
    )
  return (
    <fieldset className={styles.rows} aria-describedby={hintId}>
      <legend className={styles.legend}>{label}</legend>
      <Input.Description id={hintId}>{hint}</Input.Description>
      <fieldset aria-label={words.usual} className={choices.choices}>
        {usual.map(({ sent, read }) => {
          const at = pressed.find(({ value }) => value === sent)?.at
          return (
            <button
              key={sent}
              type="button"
              className={choices.choice}
              aria-pressed={at !== undefined}
              data-refused={(at !== undefined && problemAt(at) !== undefined) || undefined}
              onClick={() => press(sent)}
            >
              {read}
            </button>
          )
        })}
      </fieldset>
      {problems.map((problem) => (
        <Input.Error key={problem}>{problem}</Input.Error>
      ))}
      <TextRows
        words={words}
        rows={typed.map((at) => ({ at, value: values[at] ?? '' }))}
        problemAt={problemAt}
        noteAt={(at) => (values[at]?.trim() && !isUsual(values[at]) ? unusualNote : undefined)}
        onWrite={(at, value) => onChange(values.with(at, value))}
        onAdd={() => {
          setTyping(values.length)
          onChange([...values, ''])
        }}
        onRemove={(at) => {
          setTyping(null)
          onChange(values.filter((_, position) => position !== at))
        }}
        onFocus={setTyping}
        onBlur={() => setTyping(null)}
      />
    </fieldset>
  )
}
