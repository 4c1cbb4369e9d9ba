import { useTranslation } from 'react-i18next'
import type { ShownProblem } from '../model/draft-store.ts'
import type { Field } from '../model/fields.ts'
import { useFieldProblem } from '../model/use-draft.ts'
import styles from './field-problem.module.css'

/** What is wrong at a field, in words; null while nothing is, or while it does not show yet. */
export function useProblemWords(field: Field): string | null {
  const { t } = useTranslation('builder')
  const problem = useFieldProblem(field)
  if (!problem) return null
  return 'code' in problem ? t(`problem.${problem.code}`) : problem.said
}

/** The id that a field's `aria-describedby` points at. */
export function problemId(field: Field): string {
  return `problem-${field}`
}

/** Says below a field what is wrong with it. */
export function FieldProblemLine({ field, problem }: { field: Field; problem: ShownProblem }) {
  const { t } = useTranslation('builder')
  return (
    <p id={problemId(field)} className={styles.problem}>
      {'code' in problem ? t(`problem.${problem.code}`) : problem.said}
    </p>
  )
}
