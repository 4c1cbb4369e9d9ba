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
  /** Called when the field loses the focus, before the draft is saved. */
  onLeave?: () => void
  /** The problem of the text, if it is to be shown. */
  problem: ShownProblem | undefined
  /** The typography: that of the page's title, of a stem, of plain text, or of a name or code in data. */
  look: 'title' | 'stem' | 'plain' | 'label'
  /** Id of what is to be read aloud with it, beside its problem. */
  describedBy?: string | undefined
  /** Whether a line break can be typed. */
  multiline?: boolean
}

/** Text that is edited in place: without a border until it has the focus, and as tall as its lines. */
export const TextField = memo(function TextField({
  field,
  label,
  placeholder,
  value,
  onText,
  onKeyDown,
  onPaste,
  onLeave,
  problem,
  look,
  describedBy,
  multiline = false,
}: TextFieldProps) {
  const store = useDraftStore()
  return (
    <div className={styles.field}>
      <textarea
        rows={1}
        spellCheck={look !== 'label'}
        className={styles.text}
        data-field={field}
        data-look={look}
        aria-label={label}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? describedBy : problemId(field)}
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
          onLeave?.()
          afterPointer(() => store.touch(field))
          void store.flush()
        }}
      />
      <FoundInField field={field} text={value} look={look} />
      {problem && <FieldProblemLine field={field} problem={problem} />}
    </div>
  )
})

/** Marks the matches of the find in a field, with an invisible copy of the text that lies below the field's own. */
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
