import { useTranslation } from 'react-i18next'
import type { ShownProblem } from '../model/draft-store.ts'
import type { Field } from '../model/fields.ts'
import { useFieldProblem } from '../model/use-draft.ts'
import styles from './field-problem.module.css'

/** The problem at a field in words; null while there is none or it is not to be shown yet. */
export function useProblemWords(field: Field): string | null {
  const { t } = useTranslation('builder')
  const problem = useFieldProblem(field)
  if (!problem) return null
  return 'code' in problem ? t(`problem.${problem.code}`) : problem.said
}

/** The id for a field's `aria-describedby`. */
export function problemId(field: Field): string {
  return `problem-${field}`
}

/** The line below a field that says what is wrong with it. */
export function FieldProblemLine({ field, problem }: { field: Field; problem: ShownProblem }) {
  const { t } = useTranslation('builder')
  return (
    <p id={problemId(field)} className={styles.problem}>
      {'code' in problem ? t(`problem.${problem.code}`) : problem.said}
    </p>
  )
}
