import { Link } from '@tanstack/react-router'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ComparedItem } from '../../../../shared/analysis/compare-runs.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { usePrinting } from '../../../lib/use-printing.ts'
import data from '../../../ui/data-table.module.css'
import styles from './compared.module.css'
import { ComparedBody, type ShownItem } from './compared-body.tsx'
import { comparedLines, withoutWords } from './compared-lines.ts'

/** Items up to which the table is rendered whole: that is too fast to be noticed. */
const DRAWN_WHOLE = 30
/** Height of a row with one line. Pixels. */
const USUAL_HEIGHT = 33

/** A run as the head of its column names it. */
export interface NamedRun {
  id: string
  name: string
}

interface ComparedTableProps {
  items: readonly ComparedItem[]
  other: NamedRun
  here: NamedRun
  /** What explains the numbers, below the table. */
  notes: ReactNode
}

/** The items in both runs, each with its options below it. Of a long table only the items in view are rendered. */
export function ComparedTable({ items, other, here, notes }: ComparedTableProps) {
  const { t } = useTranslation('compared')
  const shown = useShownItems(items)
  const scroll = useRef<HTMLElement>(null)
  const isWhole = usePrinting() || shown.length <= DRAWN_WHOLE
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroll.current,
    getItemKey: (at) => shown[at]?.item.key ?? at,
    estimateSize: (at) => ((shown[at]?.lines.length ?? 0) + 1) * USUAL_HEIGHT,
    overscan: 3,
  })
  const drawn = virtualizer.getVirtualItems()
  const first = isWhole ? 0 : (drawn[0]?.index ?? 0)
  const last = isWhole ? shown.length : (drawn.at(-1)?.index ?? -1) + 1
  const above = isWhole ? 0 : (drawn[0]?.start ?? 0)
  const below = isWhole ? 0 : virtualizer.getTotalSize() - (drawn.at(-1)?.end ?? 0)
  const end = shown.at(-1)
  const runs = useMemo(() => ({ here: here.id, other: other.id }), [here.id, other.id])
  return (
    <section
      ref={scroll}
      className={styles.scroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      aria-label={t('table')}
      data-pane
      data-print="flow"
    >
      <table
        className={`${data.table} ${styles.table}`}
        aria-label={t('table')}
        aria-rowcount={end ? end.row + end.lines.length : 1}
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">{t('columns.item')}</th>
            <th scope="col" className={`${data.number} ${styles.run}`}>
              <Link to="/runs/$runId" params={{ runId: other.id }} className={styles.link}>
                {other.name}
              </Link>
            </th>
            <th scope="col" className={`${data.number} ${styles.run}`}>
              {here.name}
              <span className={styles.note}>{t('thisRun')}</span>
            </th>
            <th scope="col" className={data.number}>
              {t('columns.moved')}
            </th>
            <th scope="col" className={data.number}>
              {t('columns.chance')}
            </th>
          </tr>
        </thead>
        <Gap height={above} />
        {shown.slice(first, last).map((each, at) => (
          <ComparedBody
            key={each.item.key}
            ref={virtualizer.measureElement}
            {...each}
            place={first + at}
            runs={runs}
          />
        ))}
        <Gap height={below} />
      </table>
      {notes}
    </section>
  )
}

/** The items with their lines and the numbers of their rows; the head is the first row. */
function useShownItems(items: readonly ComparedItem[]): ShownItem[] {
  const { t } = useTranslation('compared')
  const { t: results } = useTranslation('results')
  const { t: views } = useTranslation('views')
  const language = useLanguage()
  return useMemo(() => {
    const words = { t, results, views, language }
    let row = 2
    return items.map((item) => {
      const lines = comparedLines(item, words)
      const shown = { item, lines, without: withoutWords(item, words), row }
      row += lines.length + 1
      return shown
    })
  }, [items, t, results, views, language])
}

/** The place of items that are not rendered. */
function Gap({ height }: { height: number }) {
  if (height <= 0) return null
  return (
    <tbody aria-hidden="true">
      <tr style={{ height }} />
    </tbody>
  )
}
