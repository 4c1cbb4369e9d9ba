import { useTranslation } from 'react-i18next'
import type { ImportNote, ImportNoteCode } from '../../../shared/exchange/import-result.ts'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/use-language.ts'
import styles from './exchange.module.css'
import { limitWords } from './limit-words.ts'
import { nameItems } from './name-items.ts'
import { isMinor, reasonsOf } from './note-order.ts'

/** Number of items and names listed for each reason; the others are only counted. */
const SHOWN = 50
/** Number of names of minor things shown at first; more on request. */
const SHOWN_MINOR = 3

/** What could not be carried over: one line for each reason, with the items concerned. */
export function NoteList({ notes }: { notes: readonly ImportNote[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard.
    <ul className={styles.notes} aria-labelledby="import-notes" tabIndex={0}>
      {reasonsOf(notes).map((code) => (
        <Reason key={code} code={code} notes={notes.filter((note) => note.code === code)} />
      ))}
    </ul>
  )
}

function Reason({ code, notes }: { code: ImportNoteCode; notes: readonly ImportNote[] }) {
  const { t } = useTranslation('exchange')
  const language = useLanguage()
  const items = [...new Set(notes.flatMap(({ item }) => (item === null ? [] : [item])))]
  // The language that is imported is shown in the choice above.
  const told = code === 'languages' ? [] : notes
  const names = told.flatMap(({ item, name }) => (item === null && name !== '' ? [name] : []))
  const unnamed = notes.reduce((sum, { more }) => sum + (more ?? 0), 0)
  const listed = (words: readonly string[], others = 0) => {
    const rest = Math.max(0, words.length - SHOWN) + others
    return [...words.slice(0, SHOWN), ...(rest > 0 ? [t('preview.others', { count: rest })] : [])].join(', ')
  }
  const count = notes.length + unnamed
  const shown = names.length > 0 && (
    <span className={styles.names}>
      {listed(
        names.map((name) => t('preview.quoted', { name })),
        unnamed,
      )}
    </span>
  )
  return (
    <li>
      {isMinor(code)
        ? t(`minor.${code}`, { count, number: formatNumber(count, language) })
        : t(`note.${code}`, limitWords(language))}
      {items.length > 0 && (
        <span className={styles.quiet}>
          {' '}
          {t('preview.at', { count: items.length, items: listed(nameItems(items)) })}
        </span>
      )}
      {isMinor(code) && names.length > SHOWN_MINOR ? (
        <details>
          <summary>{t('preview.names')}</summary>
          {shown}
        </details>
      ) : (
        shown
      )}
    </li>
  )
}
