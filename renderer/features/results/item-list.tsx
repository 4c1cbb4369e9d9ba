import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Tabulation } from '../../../shared/analysis/tabulate.ts'
import type { Question } from '../../../shared/models/draft.ts'
import { formatNumber } from '../../lib/format.ts'
import { shortStems } from '../../lib/short-stems.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { BarStrip } from '../../ui/chart/bar-strip.tsx'
import { KeptText } from '../../ui/kept-text.tsx'
import styles from './results.module.css'

interface ItemListProps {
  questions: readonly Question[]
  tables: readonly Tabulation[]
  /** Answers found in each item; null while nothing is searched for. */
  found: readonly number[] | null
  current: number
  /** Items whose numbers wait for the person to say what they are. */
  open: ReadonlySet<number>
  onOpen: (position: number) => void
}

/** The items with the shape of their answers. One stop for Tab; the arrow keys, Home and End move within. */
export function ItemList({ questions, tables, found, current, open, onOpen }: ItemListProps) {
  const list = useRef<HTMLOListElement>(null)
  const words = useMemo(() => shortStems(questions.map(({ stem }) => stem)), [questions])
  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: 'nearest' })
  }, [current])
  const go = (position: number) => {
    onOpen(position)
    const button = list.current?.querySelectorAll('button')[position]
    button?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const last = questions.length - 1
    const target = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: last }[event.key]
    if (target === undefined) return
    event.preventDefault()
    go(Math.min(last, Math.max(0, target)))
  }
  return (
    <ol ref={list} className={styles.list}>
      {questions.map((question, position) => (
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
            />
          </button>
        </li>
      ))}
    </ol>
  )
}

interface ItemRowProps {
  question: Question
  /** Its stem, or what tells it from the item above. */
  words: string
  position: number
  table: Tabulation | undefined
  found: number | null
  /** Whether its numbers wait for the person to say what they are. */
  isOpen: boolean
}

function ItemRow({ question, words, position, table, found, isOpen }: ItemRowProps) {
  const { t } = useTranslation('results')
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
    </>
  )
}
