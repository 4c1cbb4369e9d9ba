import { useTranslation } from 'react-i18next'
import type { DeskReading } from '../../../../shared/models/reading-desk.ts'
import styles from './recipe.module.css'

/** Names that occur more than once in one object of the payload, of which only the last value is read. */
export function RepeatedNames({ problems }: { problems: DeskReading['problems'] }) {
  const { t } = useTranslation('desk')
  const names = problems.flatMap(({ part, problem }) => (problem === 'repeated_name' ? [part] : []))
  if (names.length === 0) return null
  return (
    <section aria-labelledby="desk-repeated">
      <h2 id="desk-repeated">{t('recipe.repeated')}</h2>
      <p>{t('recipe.repeatedText')}</p>
      <ul className={styles.problems}>
        {names.map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </section>
  )
}
