import { useTranslation } from 'react-i18next'
import type { ImportNote } from '../../../shared/exchange/import-result.ts'
import { useLanguage } from '../../lib/use-language.ts'
import styles from './exchange.module.css'
import { limitWords } from './limit-words.ts'
import { nameItems } from './name-items.ts'

/** Items and names that one reason lists; the others are counted. */
const SHOWN = 50

/** What could not be carried over, a line a reason, with the items it is about. */
export function NoteList({ notes }: { notes: readonly ImportNote[] }) {
  const { t } = useTranslation('exchange')
  const language = useLanguage()
  const codes = [...new Set(notes.map(({ code }) => code))]
  const listed = (words: readonly string[]) => {
    const rest = words.length - SHOWN
    const shown = words.slice(0, SHOWN)
    return [...shown, ...(rest > 0 ? [t('preview.others', { count: rest })] : [])].join(', ')
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard.
    <ul className={styles.notes} aria-labelledby="import-notes" tabIndex={0}>
      {codes.map((code) => {
        const same = notes.filter((note) => note.code === code)
        const items = [...new Set(same.flatMap(({ item }) => (item === null ? [] : [item])))]
        const names = same.flatMap(({ item, name }) => (item === null && name !== '' ? [name] : []))
        return (
          <li key={code}>
            {t(`note.${code}`, limitWords(language))}
            {items.length > 0 && (
              <span className={styles.quiet}>
                {' '}
                {t('preview.at', { count: items.length, items: listed(nameItems(items)) })}
              </span>
            )}
            {names.length > 0 && (
              <span className={styles.names}>
                {listed(names.map((name) => t('preview.quoted', { name })))}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
