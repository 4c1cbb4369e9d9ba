import { useTranslation } from 'react-i18next'
import type { DeskReading } from '../../../../shared/models/reading-desk.ts'
import { LibraryDetail } from './library-detail.tsx'
import { RECIPE_PARTS } from './name-recipe.ts'
import styles from './recipe.module.css'

/** The parts of the recipe that cannot be used on this payload, each with its place and the reason. */
export function RecipeProblems({ problems }: { problems: DeskReading['problems'] }) {
  const { t } = useTranslation('desk')
  const mine = problems.flatMap(({ problem, ...rest }) =>
    problem === 'repeated_name' ? [] : [{ ...rest, problem }],
  )
  if (mine.length === 0) return null
  return (
    <section aria-labelledby="desk-problems">
      <h2 id="desk-problems">{t('recipe.problems')}</h2>
      <ul className={styles.problems}>
        {mine.map(({ part, path, problem, detail }) => (
          <li key={`${part} ${path} ${problem} ${detail}`}>
            <strong>{isPart(part) ? t(`recipe.part.${part}`) : part}</strong>
            {path !== null && <code>{path}</code>}
            <span>{t(`recipe.problem.${problem}`)}</span>
            {problem === 'broken_path' && detail !== '' && <LibraryDetail>{detail}</LibraryDetail>}
            {problem !== 'broken_path' && detail !== '' && <span className="caption">{detail}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Whether a part has a text; other parts, such as "results.answers[1]", are shown as they are. */
function isPart(part: string): part is (typeof RECIPE_PARTS)[number] {
  return RECIPE_PARTS.some((name) => name === part)
}
