import { useTranslation } from 'react-i18next'
import type { ImportNote } from '../../../shared/exchange/import-result.ts'
import { IMPORT_LIMITS } from '../../../shared/exchange/limits.ts'
import styles from './exchange.module.css'

/** What could not be carried over, a line a reason, with the items it is about. */
export function NoteList({ notes }: { notes: readonly ImportNote[] }) {
  const { t } = useTranslation('exchange')
  const codes = [...new Set(notes.map(({ code }) => code))]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard.
    <ul className={styles.notes} aria-labelledby="import-notes" tabIndex={0}>
      {codes.map((code) => {
        const same = notes.filter((note) => note.code === code)
        const items = [...new Set(same.flatMap(({ item }) => (item === null ? [] : [item])))]
        const names = same.flatMap(({ item, name }) => (item === null && name !== '' ? [name] : []))
        return (
          <li key={code}>
            {t(`note.${code}`, {
              questions: IMPORT_LIMITS.questions,
              options: IMPORT_LIMITS.options,
              characters: IMPORT_LIMITS.characters,
            })}
            {items.length > 0 && (
              <span className={styles.quiet}>
                {' '}
                {t('preview.at', { count: items.length, items: items.join(', ') })}
              </span>
            )}
            {names.length > 0 && (
              <span className={styles.names}>
                {names.map((name) => t('preview.quoted', { name })).join(', ')}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
