import { type KeyboardEvent, memo, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Tabulation } from '../../../shared/analysis/tabulate.ts'
import type { ItemAnnotation } from '../../../shared/models/annotations.ts'
import type { Question } from '../../../shared/models/draft.ts'
import { formatNumber } from '../../lib/format.ts'
import { shortStems } from '../../lib/short-stems.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { BarStrip } from '../../ui/chart/bar-strip.tsx'
import { KeptText } from '../../ui/kept-text.tsx'
import { useAnnotations } from './annotations/annotations-context.ts'
import type { ItemMarks, Mark } from './diagnosis/item-marks.ts'
import { MarkList } from './overview/mark-list.tsx'
import overview from './overview/overview.module.css'
import styles from './results.module.css'

interface ItemListProps {
  questions: readonly Question[]
  tables: readonly Tabulation[]
  /** Number of answers found in each item; null while nothing is searched for. */
  found: readonly number[] | null
  current: number
  /** Items with numbers whose meaning the person must decide. */
  open: ReadonlySet<number>
  /** The marks of each item; null until the run was diagnosed. */
  marks: readonly ItemMarks[] | null
  /** Positions of the items in the order of the list. */
  positions: readonly number[]
  onOpen: (position: number) => void
}

/** More rows than a tall screen shows. */
const FIRST_ROWS = 40

/**
 * The list of items, with a small chart of their answers and their marks. The Tab key stops at it once; the arrow keys,
 * Home and End move within, in the order shown.
 */
export function ItemList(props: ItemListProps) {
  const { questions, found, current, open, marks, positions, onOpen } = props
  // A filter is applied to the open item first, and a moment later to the hundreds of rows here.
  const tables = useDeferredValue(props.tables)
  const list = useRef<HTMLOListElement>(null)
  const words = useMemo(() => shortStems(questions.map(({ stem }) => stem)), [questions])
  const { order, items: said } = useAnnotations()
  const place = positions.indexOf(current)
  // When a run is opened, the rows in view are rendered along with the item, the others a moment later.
  const listed = useDeferredValue(positions, positions.slice(0, Math.max(FIRST_ROWS, place + 1)))
  const shownOrder = useRef(order)
  useEffect(() => {
    const isSortedAnew = shownOrder.current !== order
    shownOrder.current = order
    // After the list was sorted, its beginning is to be seen, wherever the open item has gone.
    const row = list.current?.children[place]
    if (!isSortedAnew) row?.scrollIntoView({ block: 'nearest' })
    // An item opened by its number takes the focus along, if it is in the list: the arrow keys go on from there.
    if (list.current?.contains(document.activeElement)) row?.querySelector('button')?.focus()
  }, [place, order])
  const go = (to: number) => {
    const position = positions[to]
    if (position === undefined) return
    onOpen(position)
    const button = list.current?.querySelectorAll('button')[to]
    button?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const last = questions.length - 1
    const target = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: last }[event.key]
    if (target === undefined) return
    event.preventDefault()
    go(Math.min(last, Math.max(0, target)))
  }
  return (
    <ol ref={list} className={styles.list}>
      {listed.map((position) => {
        const question = questions[position]
        return (
          question && (
            <li key={question.id}>
              <button
                type="button"
                className={styles.row}
                aria-current={position === current}
                tabIndex={position === current ? 0 : -1}
                onClick={() => onOpen(position)}
                onKeyDown={onKeyDown}
              >
                <ItemRow
                  question={question}
                  words={words[position] ?? ''}
                  position={position}
                  table={tables[position]}
                  found={found?.[position] ?? null}
                  isOpen={open.has(position)}
                  marks={marks?.[position]?.open ?? NO_MARKS}
                  said={said[question.id]}
                />
              </button>
            </li>
          )
        )
      })}
    </ol>
  )
}

interface ItemRowProps {
  question: Question
  /** Its stem, without the beginning that it shares with the item above. */
  words: string
  position: number
  table: Tabulation | undefined
  found: number | null
  /** Whether it has numbers whose meaning the person must decide. */
  isOpen: boolean
  /** Its marks that were not dismissed. */
  marks: readonly Mark[]
  /** The person's decision and note. */
  said: ItemAnnotation | undefined
}

const NO_MARKS: readonly Mark[] = []

/**
 * Rendered again only when its own data change: a run may have 200 items, and formatting each of its texts takes time.
 */
const ItemRow = memo(function ItemRow({
  question,
  words,
  position,
  table,
  found,
  isOpen,
  marks,
  said,
}: ItemRowProps) {
  const { t } = useTranslation(['results', 'diagnosis'])
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const aside = (table?.blank ?? 0) + (table?.unread ?? 0) + (table?.missing ?? 0)
  const counts =
    question.type === 'open_ended'
      ? [table?.base ?? null]
      : (table?.options.map(({ count, percentage }) => count ?? percentage) ?? [])
  const notes = [
    table?.source === 'nothing'
      ? t(isOpen ? 'doubts.note' : 'note.nothing')
      : t('base', { base: table?.base == null ? t('table.unknown') : number(table.base) }),
    ...(['blank', 'unread', 'missing'] as const).flatMap((part) =>
      table?.[part] ? [t(`note.${part}`, { count: table[part] })] : [],
    ),
    ...(found === null ? [] : [t('note.found', { count: found })]),
  ]
  const own = [
    ...(said?.decision ? [t(`diagnosis:decided.${said.decision}`)] : []),
    ...(said?.note.trim() ? [said.note.trim()] : []),
  ]
  return (
    <>
      <span className={styles.rowStem}>
        <span className={styles.rowNumber}>{position + 1}</span>
        <span className={styles.rowText} title={question.stem.trim() || undefined}>
          <KeptText text={words || t('noStem')} />
        </span>
      </span>
      <BarStrip counts={counts} aside={aside} />
      <span className={styles.rowNotes}>{notes.join(' · ')}</span>
      {marks.length > 0 && <MarkList marks={marks} />}
      {own.length > 0 && <span className={overview.own}>{own.join(' · ')}</span>}
    </>
  )
})
