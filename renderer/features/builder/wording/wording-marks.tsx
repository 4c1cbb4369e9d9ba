import { useDraft } from '../model/use-draft.ts'
import { useWording } from './wording-context.ts'
import { markStem, openIssues } from './wording-findings.ts'
import styles from './wording-marks.module.css'

/**
 * Underlines the words of a stem that have wording issues. The underlines belong to an invisible copy of the text that
 * lies over the field, so that the field itself stays a plain one. The companion shows the issues in words.
 */
export function WordingMarks({ id, stem }: { id: string; stem: string }) {
  const item = useWording((state) => state.items.get(id))
  const dismissals = useDraft((state) => state.history.present.dismissals)
  const stretches = markStem(stem, openIssues(item, dismissals))
  if (stretches.length === 0) return null
  return (
    <div aria-hidden="true" className={styles.marks}>
      {stretches.map(({ start, text, marked }) =>
        marked ? <mark key={start}>{text}</mark> : <span key={start}>{text}</span>,
      )}
    </div>
  )
}
