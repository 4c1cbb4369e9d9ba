import { VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, type Ref, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { CodedGroup } from '../../../../shared/models/coded-group.ts'
import type { ComparedCell, ComparedCode } from '../../../../shared/transcripts/compare-codes.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { usePrinting } from '../../../lib/use-printing.ts'
import tables from '../../../ui/data-table.module.css'
import marking from '../../../ui/marking/marking.module.css'
import { PlainButton } from '../../../ui/plain-button.tsx'
import { PracticeTag } from '../../../ui/practice-tag.tsx'
import counts from '../coding/counts.module.css'
import styles from './compare.module.css'
import { ABSENT, type Measure, UNKNOWN } from './measures.ts'

/** Pixels by which a code is indented for each code that it is under. */
const INDENT = 16
/** Height of a row with one line. Pixels. */
const USUAL_HEIGHT = 33
/** Cells up to which the table is rendered whole: that is too fast to be noticed. */
const DRAWN_WHOLE = 1_000

/** A group with the title by which it is told from the others. */
export interface TitledGroup extends CodedGroup {
  shownTitle: string
}

interface ComparedTableProps {
  codes: readonly ComparedCode[]
  groups: readonly TitledGroup[]
  measure: Measure
  /** Id of the element that says what is counted. */
  captionId: string
  /** Opens a group with its passages of a code. */
  onPick: (group: CodedGroup, cell: ComparedCell) => void
}

/**
 * The codes as a tree, with a column for each group; a number leads to its passages. Of a very large table only the rows
 * in view are rendered.
 */
export function ComparedTable({ codes, groups, measure, captionId, onPick }: ComparedTableProps) {
  const { t } = useTranslation('counts')
  const scroll = useRef<HTMLElement>(null)
  const isWhole = usePrinting() || codes.length * groups.length <= DRAWN_WHOLE
  const virtualizer = useVirtualizer({
    count: codes.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => USUAL_HEIGHT,
    overscan: 12,
  })
  const drawn = virtualizer.getVirtualItems()
  const first = isWhole ? 0 : (drawn[0]?.index ?? 0)
  const last = isWhole ? codes.length : (drawn.at(-1)?.index ?? -1) + 1
  const above = isWhole ? 0 : (drawn[0]?.start ?? 0)
  const below = isWhole ? 0 : virtualizer.getTotalSize() - (drawn.at(-1)?.end ?? 0)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section ref={scroll} className={styles.scroll} tabIndex={0} aria-label={t('scroll')} data-print="flow">
      <table
        className={`${tables.table} ${styles.table}`}
        aria-describedby={captionId}
        aria-rowcount={codes.length + 1}
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">{t('code')}</th>
            {groups.map(({ id, shownTitle, practice }) => (
              <th key={id} scope="col" className={`${tables.number} ${styles.group}`}>
                <Link
                  to="/focus/$sessionId"
                  params={{ sessionId: id }}
                  title={t('open', { group: shownTitle })}
                >
                  {shownTitle}
                </Link>{' '}
                {practice && <PracticeTag />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Gap height={above} />
          {codes.slice(first, last).map((compared) => (
            <CodeLine
              key={compared.key}
              ref={virtualizer.measureElement}
              {...{ compared, groups, measure, onPick }}
            />
          ))}
          <Gap height={below} />
        </tbody>
      </table>
    </section>
  )
}

/** The place of rows that are not rendered. */
function Gap({ height }: { height: number }) {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty row takes no focus.
  return height > 0 && <tr aria-hidden="true" style={{ height }} />
}

interface CodeLineProps extends Pick<ComparedTableProps, 'groups' | 'measure' | 'onPick'> {
  compared: ComparedCode
  ref: Ref<HTMLTableRowElement>
}

const CodeLine = memo(function CodeLine({ ref, compared, groups, measure, onPick }: CodeLineProps) {
  const { t } = useTranslation('counts')
  const language = useLanguage()
  const { code, depth, path, cells } = compared
  const above = path.at(-2)
  return (
    <tr ref={ref} data-index={compared.key} aria-rowindex={compared.key + 2}>
      <th scope="row" data-colour={code.colour} style={{ paddingLeft: depth * INDENT }}>
        <span className={counts.code}>
          <span className={marking.dot} />
          <span>
            {code.name}
            {above !== undefined && <VisuallyHidden> {t('under', { name: above })}</VisuallyHidden>}
          </span>
        </span>
      </th>
      {groups.map((group, at) => {
        const cell = cells[at] ?? null
        const count = cell?.[measure]
        const number = typeof count === 'number' ? formatNumber(count, language) : UNKNOWN
        if (cell === null) {
          return (
            <td key={group.id} className={tables.number}>
              <span className={counts.zero} title={t('absent')} aria-hidden="true">
                {ABSENT}
              </span>
              <VisuallyHidden>{t('absent')}</VisuallyHidden>
            </td>
          )
        }
        const show = t('show', { count: number, code: code.name, group: group.shownTitle })
        return (
          <td key={group.id} className={tables.number}>
            {cell.passages === 0 ? (
              <span className={counts.zero}>{number}</span>
            ) : (
              <PlainButton
                className={counts.number ?? ''}
                aria-label={show}
                title={show}
                onClick={() => onPick(group, cell)}
              >
                {number}
              </PlainButton>
            )}
          </td>
        )
      })}
    </tr>
  )
})
