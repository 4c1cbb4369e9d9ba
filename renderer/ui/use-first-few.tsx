import { type MouseEvent, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../lib/format.ts'
import { useLanguage } from '../lib/use-language.ts'
import styles from './use-first-few.module.css'

/** So many things are read at a glance, and passed with the Tab key without losing patience. */
const FEW = 6

/**
 * The first few of many things, and a button that shows all of them; null where all are shown. The button stands with the
 * things in an element marked `data-few`; the cursor goes on from it to the first of those that it has shown (`thing` selects what
 * takes it, one each).
 */
export function useFirstFew<T>(
  things: readonly T[],
  thing = 'button',
): { shown: readonly T[]; more: ReactNode } {
  const { t } = useTranslation('common')
  const language = useLanguage()
  const [all, setAll] = useState(false)
  // A button in place of one thing alone would save nothing.
  if (all || things.length <= FEW + 1) return { shown: things, more: null }
  const showAll = ({ currentTarget }: MouseEvent) => {
    const place = currentTarget.closest('[data-few]')
    flushSync(() => setAll(true))
    place?.querySelectorAll<HTMLElement>(thing)[FEW]?.focus()
  }
  return {
    shown: things.slice(0, FEW),
    more: (
      <button type="button" className={styles.more} onClick={showAll}>
        {t('showAll', { number: formatNumber(things.length, language) })}
      </button>
    ),
  }
}
