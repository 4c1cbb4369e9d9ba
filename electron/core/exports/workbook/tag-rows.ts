import { baseSize } from '../../../../shared/analysis/base-size.ts'
import { tagCounts } from '../../../../shared/analysis/tags/tag-counts.ts'
import { baseRemark } from '../base-remark.ts'
import { remarks, type SheetSource, type SheetTable, shareCell } from './workbook-sheet.ts'

/** How often each tag of the answers to an open-ended item was given; null where none was. */
export function tagRows({ input: { draft }, shown, words, own }: SheetSource): SheetTable | null {
  const rows = draft.questions.flatMap(({ stem }, position) => {
    const counted = tagCounts(position, shown, shown.among)
    if (!counted) return []
    const { base, untagged } = counted
    const isWithheld = baseSize(base) === 'too_small'
    const marked = counted.rows.reduce((sum, { count }) => sum + count, untagged)
    const remark = remarks([baseRemark(base, isWithheld, words), marked > base ? own.overlap : null], own)
    const row = (name: string, count: number, byRule: number | null) => [
      ...[position + 1, stem, name, count, byRule, base],
      shareCell(count, base, isWithheld),
      remark,
    ]
    return [
      ...counted.rows.map(({ tag, count, byRule }) => row(tag.name, count, byRule)),
      row(own.untagged, untagged, null),
    ]
  })
  if (rows.length === 0) return null
  return {
    header: [
      ...[words.item, words.stem, own.heads.tag, words.count, own.heads.byRule],
      ...[words.base, words.percentage, words.note],
    ],
    rows,
  }
}
