import { Input } from '@mantine/core'
import { useId, useState } from 'react'
import choices from '../../ui/choices.module.css'
import styles from './focus.module.css'
import { TextRows } from './text-rows.tsx'

interface ValueListProps {
  label: string
  hint: string
  /** Names the buttons of the values at hand, and each typed value's field and buttons. */
  words: { usual: string; row: (number: number) => string; remove: (number: number) => string; add: string }
  /** The values at hand, as they are sent and as they are read. */
  usual: readonly { sent: string; read: string }[]
  /** Under a typed value that is none of those. */
  unusualNote: string
  /** All values, as sent, in their order. */
  values: readonly string[]
  /** What is wrong with the value at a position. */
  problemAt: (position: number) => string | undefined
  onChange: (values: string[]) => void
}

/** A list of values: the usual ones to be pressed, others to be typed. */
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
  /** The row with the cursor: it does not become a button under the hands of who types a usual value. */
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
