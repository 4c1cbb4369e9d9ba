import { baseSize } from '../../../../shared/analysis/base-size.ts'
import { crossItem } from '../../../../shared/analysis/cross-item.ts'
import type { CrossColumn } from '../../../../shared/analysis/cross-tabulate.ts'
import { tagsAt } from '../../../../shared/analysis/tags/tags-at.ts'
import type { CrossVariable } from '../../../../shared/models/cross-variable.ts'
import { baseRemark } from '../base-remark.ts'
import { byVariables, type TableBy } from './by-variables.ts'
import { groupTexts, ungroupedText, variableText } from './group-texts.ts'
import { remarks, type SheetSource, type SheetTable, shareCell } from './workbook-sheet.ts'

/** All items by each of the variables, one below the other; null where there is nothing to count. */
export function crossRows(source: SheetSource): (SheetTable & { by: string[] }) | null {
  return byVariables(source, rowsBy)
}

/**
 * All items by one variable: a row for each group and option, or tag of the answers to an open-ended item, with the
 * count, the base and the percentage in columns of their own. The percentages are those of the columns on the screen.
 * Null where there is nothing to count.
 */
function rowsBy(by: CrossVariable, source: SheetSource): TableBy | null {
  const { input, shown, words, own } = source
  const { questions } = input.draft
  const { coded, among, tagged } = shown
  const run = { questions, coded, respondents: input.results.respondents, among }
  const name = variableText(by, source)
  const groupText = groupTexts(source)
  const rows = questions.flatMap(({ type, stem, options }, position) => {
    // Only answers of single personas can be broken down; an item is not broken down by itself.
    if (
      ('item' in by && by.item === position) ||
      !input.results.answers.some(({ question }) => question === position)
    )
      return []
    const tags = type === 'open_ended' ? tagsAt(position, tagged) : []
    const labels =
      type === 'open_ended'
        ? tags.map((tag) => tag.name)
        : options.map(({ text }) => text.trim() || own.noOption)
    const crossed = crossItem(
      position,
      by,
      run,
      tags.map(({ id }) => id),
      null,
    )
    if (!crossed || labels.length === 0) return []
    const { total, columns, ungrouped } = crossed.table
    const groups: [string, CrossColumn][] = [
      [own.everybody, total],
      ...crossed.groups.flatMap(({ condition }, at): [string, CrossColumn][] => {
        const column = columns[at]
        return column ? [[groupText(condition), column]] : []
      }),
      ...(ungrouped.respondents > 0
        ? [[ungroupedText(by, source), ungrouped] satisfies [string, CrossColumn]]
        : []),
    ]
    const without = (['blank', 'unread', 'missing'] as const).filter((part) => total[part] > 0)
    return groups.flatMap(([group, column]) => {
      const { base, counts } = column
      const isWithheld = baseSize(base) === 'too_small'
      const marked = counts.reduce((sum, count) => sum + count, 0)
      const overlaps = [
        type === 'open_ended' && marked > base ? own.overlap : null,
        by.kind === 'tag' ? own.groupsOverlap : null,
      ]
      const row = (label: string, count: number, isShare: boolean) => [
        ...[position + 1, stem, name, group, label, count, base],
        isShare ? shareCell(count, base, isWithheld) : null,
        isShare ? remarks([baseRemark(base, isWithheld, words), ...overlaps], own) : null,
      ]
      return [
        ...labels.map((label, at) => row(label, counts[at] ?? 0, true)),
        ...without.map((part) => row(words[part], column[part], false)),
      ]
    })
  })
  if (rows.length === 0) return null
  return {
    by: name,
    header: [
      ...[words.item, words.stem, own.heads.crossedBy, own.heads.group, own.heads.row],
      ...[words.count, words.base, words.percentage, words.note],
    ],
    rows,
  }
}
