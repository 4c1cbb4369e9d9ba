import { UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Question } from '../../../../shared/models/draft.ts'
import type { FilterCondition } from '../../../../shared/models/results-filter.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import data from '../../../ui/data-table.module.css'
import { useSaysSmall } from '../small-run.tsx'
import { useConditionWords } from '../use-condition-words.ts'
import type { CellMode } from './banner.ts'
import styles from './cross.module.css'
import { cellOf, isMarked, type ShownColumn } from './cross-cells.ts'
import { CrossExport, type CrossSource } from './cross-export.tsx'
import { type CrossedBy, crossParts } from './cross-parts.ts'
import { crossSheet } from './cross-sheet.ts'

interface CrossTableViewProps {
  questions: readonly Question[]
  crossed: CrossedBy
  mode: CellMode
  /** Null where the table is not offered to be copied or saved. */
  source: CrossSource | null
  onPick: (conditions: readonly FilterCondition[]) => void
}

/**
 * Variables side by side against the options of an item or the tags of its answers; percentages only on a sufficient
 * base.
 */
export function CrossTableView({ questions, crossed, mode, source, onPick }: CrossTableViewProps) {
  const { t } = useTranslation('results')
  const { t: views } = useTranslation('views')
  const language = useLanguage()
  const saysSmall = useSaysSmall()
  const condition = useConditionWords(questions)
  const { position, rowsName, rows, remarks } = crossed
  const parts = crossParts(crossed, questions, mode, { t, views, language, condition, saysSmall })
  if (!parts) return null
  const { shown, banner, lines, statistics, notes, number, ofBases, textOf } = parts
  const stem = questions[position]?.stem.trim() || t('noStem')
  const sheet = crossSheet({
    ...{ rowsName, rows: rows.map(({ label }) => label), lines, statistics, shown },
    ...{ mode, language },
    count: t('table.count'),
    notes: [
      `${position + 1}. ${stem}`,
      ...(rows.length > 0 ? [t(`cross.modes.${mode}`)] : []),
      ...ofBases.tooSmall,
      ...ofBases.small,
      ...remarks,
    ],
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
                {shown[0]?.label}
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
          {statistics.length > 0 && (
            <tbody className={styles.statistics}>
              {statistics.map((line) => (
                <tr key={line.key}>
                  <th scope="row">{line.label}</th>
                  {shown.map((each) => (
                    <td key={each.key} className={data.number} data-first={isFirst(each.key) || undefined}>
                      {line.textOf(each).replace('-', '−')}
                      {line.isMarked(each) && <span className={styles.mark}>†</span>}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          )}
        </table>
      </section>
      {notes.map((note) => (
        <p key={note} className={`caption ${styles.note}`}>
          {note}
        </p>
      ))}
      {source && <CrossExport {...source} position={position} sheet={sheet} />}
    </>
  )

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
