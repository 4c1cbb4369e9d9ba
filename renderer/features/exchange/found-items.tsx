import { useTranslation } from 'react-i18next'
import type { Question } from '../../../shared/models/draft.ts'
import styles from './exchange.module.css'

/** Number of items shown; the others are only counted. */
const SHOWN = 100
/** Characters shown of one text: an import may have texts of millions, which would stop the page. */
const LONGEST = 500

interface FoundItemsProps {
  questions: readonly Question[]
  /** Id of the heading above. */
  labelledBy: string
}

/** The items that a reader found, for inspection before they are imported. */
export function FoundItems({ questions, labelledBy }: FoundItemsProps) {
  const { t } = useTranslation('exchange')
  return (
    <>
      {/* The list can be scrolled with the arrow keys too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard. */}
      <ol className={styles.items} aria-labelledby={labelledBy} tabIndex={0}>
        {questions.slice(0, SHOWN).map(({ id, stem, type, options }) => (
          <li key={id}>
            <span className={styles.stem}>{beginning(stem) || t('preview.noStem')}</span>
            <span className={styles.quiet}>
              {type === 'open_ended'
                ? t('preview.open')
                : beginning(options.map(({ text }) => text).join(' / '))}
            </span>
          </li>
        ))}
      </ol>
      {questions.length > SHOWN && (
        <p className={styles.quiet}>{t('preview.more', { count: questions.length - SHOWN })}</p>
      )}
    </>
  )
}

/** A text, or its beginning if it is long. */
export function beginning(text: string, parts = 1): string {
  return text.length <= LONGEST * parts ? text : `${text.slice(0, LONGEST * parts)}…`
}
