import { UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { baseSize, LEAST_BASE } from '../../../../shared/analysis/base-size.ts'
import { baseOfCell, type CrossColumn, type CrossTable } from '../../../../shared/analysis/cross-tabulate.ts'
import type { PersonaGroup } from '../../../../shared/analysis/group-personas.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import type { FilterCondition } from '../../../../shared/models/results-filter.ts'
import { countText, shareText, signsLegend } from '../../../lib/table-numbers.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import data from '../../../ui/data-table.module.css'
import { useSaysSmall } from '../small-run.tsx'
import { useConditionWords } from '../use-condition-words.ts'
import type { CellMode } from './banner.ts'
import styles from './cross.module.css'
import { cellOf, isMarked, type ShownColumn } from './cross-cells.ts'
import { CrossExport, type CrossSource } from './cross-export.tsx'
import { crossSheet } from './cross-sheet.ts'

/** An item by one variable, with the name of the variable. */
interface NamedCrossTable {
  name: string
  groups: readonly PersonaGroup[]
  table: CrossTable
}

/** A row: an option of the item, or a tag of its answers. */
export interface CrossRow {
  key: string
  label: string
  /** The personas that the row counts. */
  condition: FilterCondition
}

interface CrossTableViewProps {
  questions: readonly Question[]
  position: number
  /** What the rows are called, and the rows. */
  rowsName: string
  rows: readonly CrossRow[]
  tables: readonly NamedCrossTable[]
  mode: CellMode
  /** What is said under the table. */
  remarks: readonly string[]
  /** Null where the table is not offered to be copied or saved. */
  source: CrossSource | null
  onPick: (conditions: readonly FilterCondition[]) => void
}

/**
 * Variables side by side against the options of an item or the tags of its answers; percentages only on a sufficient
 * base.
 */
export function CrossTableView({
  questions,
  position,
  rowsName,
  rows,
  tables,
  mode,
  remarks,
  source,
  onPick,
}: CrossTableViewProps) {
  const { t } = useTranslation('results')
  const language = useLanguage()
  const saysSmall = useSaysSmall()
  const words = useConditionWords(questions)
  const number = (value: number) => countText(value, language)
  const first = tables[0]?.table
  const banner = tables.map(({ name, groups, table }, at) => {
    const columns = groups.flatMap(({ condition }, order): ShownColumn[] => {
      const column = table.columns[order]
      const label = column ? groupName(condition) : ''
      return column ? [{ key: `${at}/${order}`, label, column, table, variable: name, condition }] : []
    })
    const untold: ShownColumn = {
      key: `${at}/none`,
      label: t('cross.ungrouped'),
      column: table.ungrouped,
      table,
      variable: name,
      condition: null,
    }
    return { name, columns: table.ungrouped.respondents > 0 ? [...columns, untold] : columns }
  })
  if (!first) return null
  const total: ShownColumn = {
    key: 'all',
    label: t('cross.all'),
    column: first.total,
    table: first,
    variable: null,
    condition: null,
  }
  const shown = [total, ...banner.flatMap(({ columns }) => columns)]
  const bases = shown.flatMap(({ column, table }) =>
    mode === 'counts'
      ? []
      : mode === 'row'
        ? rows.map((_, option) => baseOfCell(table, column, option, mode))
        : [baseOfCell(table, column, 0, mode)],
  )
  const without = (['blank', 'unread', 'missing'] as const).filter((part) => first.total[part] > 0)
  const legend = signsLegend(
    shown.flatMap((each) => [
      ...rows.map((_, option) => textOf(each, option)),
      number(each.column.base),
      ...without.map((part) => number(each.column[part])),
    ]),
  )
  const tooSmall = bases.some((base) => baseSize(base) === 'too_small')
    ? [t('cross.tooSmall', { least: LEAST_BASE })]
    : []
  const small = bases.some((base) => baseSize(base) === 'small') ? [t('cross.small')] : []
  const notes = [...tooSmall, ...(bases.some(saysSmall) ? small : [])]
  const lines = [
    { key: 'base', label: t('table.base'), of: ({ base }: CrossColumn) => base },
    ...without.map((part) => ({
      ...{ key: part, label: t(`table.${part}`), of: (column: CrossColumn) => column[part] },
    })),
  ]
  const stem = questions[position]?.stem.trim() || t('noStem')
  const sheet = crossSheet({
    ...{ rowsName, rows: rows.map(({ label }) => label), lines, shown, mode, language },
    notes: [`${position + 1}. ${stem}`, t(`cross.modes.${mode}`), ...tooSmall, ...small, ...remarks],
  })
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled by keyboard too. */}
      <section className={styles.scroll} tabIndex={0} aria-label={t('cross.label', { number: position + 1 })}>
        <table
          className={`${data.table} ${styles.table}`}
          aria-label={t('cross.label', { number: position + 1 })}
        >
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
                {rowsName}
              </th>
              <th scope="col" rowSpan={2} className={data.number}>
                {total.label}
              </th>
              {banner.map(({ name, columns }) => (
                <th key={name} scope="colgroup" colSpan={columns.length} className={styles.variable}>
                  {name}
                </th>
              ))}
            </tr>
            <tr>
              {shown.slice(1).map(({ key, label }) => (
                <th
                  key={key}
                  scope="col"
                  className={`${data.number} ${styles.group}`}
                  data-first={isFirst(key) || undefined}
                >
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label }, at) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                {shown.map((each) => drawCell(each, at))}
              </tr>
            ))}
          </tbody>
          <tbody className={styles.bases}>
            {lines.map(({ key, label, of }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                {shown.map((each) => (
                  <td key={each.key} className={data.number} data-first={isFirst(each.key) || undefined}>
                    {number(of(each.column))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {[...notes, ...(legend ? [t(legend)] : []), ...remarks].map((note) => (
        <p key={note} className={`caption ${styles.note}`}>
          {note}
        </p>
      ))}
      {source && <CrossExport {...source} position={position} sheet={sheet} />}
    </>
  )

  /** The value only, since the variable is named above. */
  function groupName(condition: FilterCondition): string {
    if (condition.kind === 'answer')
      return questions[condition.item]?.options[condition.options[0] ?? -1]?.text.trim() || t('noOption')
    return words(condition).replace(/^[^:]*:\s*/u, '')
  }

  /** The number of a cell: a count, or a percentage where the base suffices. */
  function textOf(shown: ShownColumn, row: number): string {
    const { count, base, isShare } = cellOf(shown, row, mode)
    return isShare ? shareText(count, base, language) : number(count)
  }

  function drawCell(shown: ShownColumn, option: number) {
    const { key, condition } = shown
    const cell = cellOf(shown, option, mode)
    const { count, base, isShare } = cell
    const text = textOf(shown, option)
    const heat = isShare && base > 0 ? Math.round((30 * count) / base) : 0
    return (
      <td
        key={key}
        className={data.number}
        data-first={isFirst(key) || undefined}
        style={{ background: `color-mix(in srgb, var(--accent) ${heat}%, transparent)` }}
      >
        {condition && count > 0 ? (
          <UnstyledButton
            className={styles.cell}
            title={t('cross.people', { count })}
            onClick={() => onPick([rows[option]?.condition, condition].filter((each) => each !== undefined))}
          >
            {text}
          </UnstyledButton>
        ) : (
          text
        )}
        {isMarked(cell) && <span className={styles.mark}>†</span>}
      </td>
    )
  }
}

/** Whether a column is the first one of its variable, which is set apart by a line. */
function isFirst(key: string): boolean {
  return key.endsWith('/0')
}
