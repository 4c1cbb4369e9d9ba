import { crossItem } from '../../../../shared/analysis/cross-item.ts'
import { groupByItem } from '../../../../shared/analysis/item-responses.ts'
import { measuredItem } from '../../../../shared/analysis/measured-item.ts'
import type { NumberStatistics } from '../../../../shared/analysis/numeric/number-statistics.ts'
import type { CrossVariable } from '../../../../shared/models/cross-variable.ts'
import { byVariables, type TableBy } from './by-variables.ts'
import { groupTexts, ungroupedText, variableText } from './group-texts.ts'
import { NUMBER_WORDS, STATISTICS, statisticCells, statisticsRemark } from './number-rows.ts'
import { remarks, type SheetSource, type SheetTable } from './workbook-sheet.ts'

/**
 * The statistics of all items that have numbers (see `measuredItem`) by each of the variables: a row for each group,
 * those of the cross-tables on the screen. Null where no item has any.
 */
export function meanRows(
  source: SheetSource,
): (SheetTable & { by: string[]; sheet: [name: string, holds: string] }) | null {
  const table = byVariables(source, rowsBy)
  return table && { ...table, sheet: NUMBER_WORDS[source.language].byGroup }
}

function rowsBy(by: CrossVariable, source: SheetSource): TableBy | null {
  const { input, shown, language, words, own } = source
  const { questions } = input.draft
  const { coded, among } = shown
  const run = { questions, coded, respondents: input.results.respondents, among }
  const answers = groupByItem(input.results.answers)
  const name = variableText(by, source)
  const groupText = groupTexts(source)
  const { codes: ofCodes, unit, heads } = NUMBER_WORDS[language]
  const rows = questions.flatMap((question, position) => {
    const given = answers.get(position)
    if (('item' in by && by.item === position) || !given) return []
    const measured = measuredItem(question, position, given, coded)
    const crossed = crossItem(position, by, run, [], measured)
    if (!measured || !crossed?.statistics) return []
    const { statistics, table } = crossed
    const groups: [string, NumberStatistics | null][] = [
      [own.everybody, statistics.total],
      ...crossed.groups.map(({ condition }, at): [string, NumberStatistics | null] => [
        groupText(condition),
        statistics.columns[at] ?? null,
      ]),
    ]
    if (table.ungrouped.respondents > 0) groups.push([ungroupedText(by, source), statistics.ungrouped])
    const { codes } = measured
    return groups.map(([group, counted]) => {
      const base = counted?.base ?? 0
      const said = [
        codes && ofCodes(codes.from, codes.to),
        statisticsRemark(base, language, words),
        by.kind === 'tag' ? own.groupsOverlap : null,
      ]
      return [
        ...[position + 1, question.stem, name, group, measured.unit || null, base],
        ...[...statisticCells(counted), remarks(said, own)],
      ]
    })
  })
  if (rows.length === 0) return null
  const header = [
    ...[words.item, words.stem, own.heads.crossedBy, own.heads.group, unit, words.base],
    ...[...STATISTICS.map((each) => heads[each]), words.note],
  ]
  return { by: name, header, rows }
}
