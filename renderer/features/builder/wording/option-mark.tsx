import { useDraft } from '../model/use-draft.ts'
import { useWording } from './wording-context.ts'
import { isOptionMarked } from './wording-findings.ts'
import styles from './wording-marks.module.css'

interface OptionMarkProps {
  questionId: string
  /** Position of the option, from 0. */
  at: number
  text: string
}

/** Underlines an option with a wording issue, as `WordingMarks` does for words of a stem. */
export function OptionMark({ questionId, at, text }: OptionMarkProps) {
  const item = useWording((state) => state.items.get(questionId))
  const dismissals = useDraft((state) => state.history.present.dismissals)
  if (!isOptionMarked(item, dismissals, at, text)) return null
  return (
    <div aria-hidden="true" className={styles.marks} data-look="plain">
      <mark>{text}</mark>
    </div>
  )
}
