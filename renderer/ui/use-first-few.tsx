import { type MouseEvent, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../lib/format.ts'
import { useLanguage } from '../lib/use-language.ts'
import styles from './use-first-few.module.css'

/** As many as can be taken in at a glance and passed quickly with the Tab key. */
const FEW = 6

/**
 * The first few of many things, and a button that shows all; the button is null where all are shown. It must be within
 * an element marked `data-few`, together with the things. When pressed, it focuses the first newly shown thing (`thing`
 * is the selector of the focusable element in each).
 */
export function useFirstFew<T>(
  things: readonly T[],
  thing = 'button',
): { shown: readonly T[]; more: ReactNode } {
  const { t } = useTranslation('common')
  const language = useLanguage()
  const [all, setAll] = useState(false)
  // A button in place of a single thing would save no room.
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
