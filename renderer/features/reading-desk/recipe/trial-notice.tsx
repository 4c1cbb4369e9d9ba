import styles from '../desk.module.css'
import type { Trial } from './use-trial.ts'
import { useTrialWords } from './use-trial-words.ts'

/** Says before saving what the recipe would read, beside what is read now. */
export function TrialNotice({ trial }: { trial: Trial | null | undefined }) {
  const words = useTrialWords()
  // Always there, so that a screen reader says what comes into it.
  return (
    <p role="status" className={trial?.isDoubtful ? styles.warning : styles.tried}>
      {trial && words(trial)}
    </p>
  )
}
