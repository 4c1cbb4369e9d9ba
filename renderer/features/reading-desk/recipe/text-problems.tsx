import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { FieldProblem } from '../../../../shared/models/problem.ts'
import { isOfTheLine, problemOf } from '../../../lib/problem-of.ts'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { LibraryDetail } from './library-detail.tsx'
import styles from './recipe.module.css'

const WHY = [
  ...(['not_a_recipe', 'newer', 'too_long', 'not_json', 'wrong_kind'] as const),
  ...(['wrong_value', 'too_much', 'no_path', 'broken_path'] as const),
]

/** The reasons why a text is not a recipe, each with its place in the text. */
export function TextProblems({ error }: { error: unknown }) {
  const { t } = useTranslation('desk')
  const problem = problemOf(error)
  const fields = isOfTheLine(problem) ? [] : (problem.fields ?? [])
  if (fields.length === 0) return <ProblemNotice problem={error} inline />
  return (
    <div role="alert" className={styles.broken}>
      <strong>{t('recipe.broken')}</strong>
      <ul>
        {fields.map((field) => (
          <li key={`${field.path.join('.')} ${field.message}`}>
            {t('recipe.at', { path: placeWords(field, t), message: whyWords(field, t) })}
            {field.detail !== undefined && <LibraryDetail>{field.detail}</LibraryDetail>}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The place of a problem: a line of the text, a path within the recipe, or all of it. */
function placeWords({ path, line, column }: FieldProblem, t: TFunction<'desk'>): string {
  if (line !== undefined && column !== undefined) return t('recipe.line', { line, column })
  return path.length === 0 ? t('recipe.whole') : path.join('.')
}

function whyWords({ message, line, column }: FieldProblem, t: TFunction<'desk'>): string {
  const known = WHY.find((one) => one === message)
  if (!known) return t('recipe.why.wrong_value')
  if (known === 'broken_path' && line === undefined && column !== undefined)
    return t('recipe.why.broken_path_at', { column })
  return t(`recipe.why.${known}`)
}
