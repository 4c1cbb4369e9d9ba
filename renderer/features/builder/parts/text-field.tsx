import { type ClipboardEvent, type KeyboardEvent, memo } from 'react'
import { afterPointer } from '../../../lib/after-pointer.ts'
import { useMarks } from '../../../ui/find/find-context.ts'
import { MarkedText } from '../../../ui/find/marked.tsx'
import type { ShownProblem } from '../model/draft-store.ts'
import type { Field } from '../model/fields.ts'
import { useDraftStore } from '../model/use-draft.ts'
import { FieldProblemLine, problemId } from './field-problem.tsx'
import { commandOf } from './key-command.ts'
import styles from './text-field.module.css'

interface TextFieldProps {
  field: Field
  label: string
  placeholder: string
  value: string
  onText: (text: string) => void
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  onPaste?: (event: ClipboardEvent<HTMLTextAreaElement>) => void
  /** What is wrong with the text, once it shows. */
  problem: ShownProblem | undefined
  /** How the text is set: as the page's title, as a stem, or as plain text. */
  look: 'title' | 'stem' | 'plain'
  /** Whether a line break can be typed. */
  multiline?: boolean
}

/** Text edited where it stands: no box until the cursor is in it, and as tall as its lines. */
export const TextField = memo(function TextField({
  field,
  label,
  placeholder,
  value,
  onText,
  onKeyDown,
  onPaste,
  problem,
  look,
  multiline = false,
}: TextFieldProps) {
  const store = useDraftStore()
  return (
    <div className={styles.field}>
      <textarea
        rows={1}
        spellCheck
        className={styles.text}
        data-field={field}
        data-look={look}
        aria-label={label}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : problemId(field)}
        placeholder={placeholder}
        value={value}
        onChange={(event) => {
          const text = event.currentTarget.value
          onText(multiline ? text : text.replace(/[\r\n]+/g, ' '))
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event)
          if (event.key === 'Enter' && !multiline && commandOf(event) === null) event.preventDefault()
        }}
        onPaste={onPaste}
        onBlur={() => {
          afterPointer(() => store.touch(field))
          void store.flush()
        }}
      />
      <FoundInField field={field} text={value} look={look} />
      {problem && <FieldProblemLine field={field} problem={problem} />}
    </div>
  )
})

/** Marks in a field what the find has found: the same text, unseen, below the one that is written. */
function FoundInField({ field, text, look }: { field: Field; text: string; look: TextFieldProps['look'] }) {
  const marks = useMarks(field, text)
  return (
    marks && (
      <div aria-hidden="true" className={styles.found} data-look={look}>
        <MarkedText text={text} marks={marks} />
      </div>
    )
  )
}
