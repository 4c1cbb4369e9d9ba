import { LEAST_BASE } from '../../../../shared/analysis/base-size.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import { paragraph, type ReportBlock } from '../../../../shared/report/report.ts'
import { suspicionWords } from '../../../lib/suspicion-words.ts'
import type { Mark } from '../diagnosis/item-marks.ts'
import { colon, type ReportSource, type ReportWords } from './report-source.ts'

/** The marks of an item by name, each once, with its number where there are several. */
export function markNames(marks: readonly Mark[], { diagnosis: t }: ReportWords): string[] {
  const names = marks.map(({ suspicion: { evidence } }) =>
    evidence.kind === 'wording' ? t(`wording:rule.${evidence.finding.rule}`) : t(`name.${evidence.kind}`),
  )
  return [...Map.groupBy(names, (name) => name)].map(([name, { length }]) =>
    length === 1 ? name : t('several', { name, count: length }),
  )
}

/** What the answers and the wording checker say of an item, then what the person decided and noted. */
export function signBlocks(
  { marked, annotations }: Pick<ReportSource, 'marked' | 'annotations'>,
  { question, position }: { question: Question; position: number },
  words: ReportWords,
): ReportBlock[] {
  const { diagnosis: t, language, personas } = words
  const report: ReportWords['report'] = words.report
  const judged = marked.diagnosis.items[position]
  const marks = marked.marks[position]
  const { decision = null, note = '' } = annotations.items[question.id] ?? {}
  const told = (mark: Mark) => suspicionWords(mark.suspicion, { t, language, question, personas })
  const labelled = (label: string, text: string) => paragraph(text, 'plain', `${label}${colon(language)}`)
  const open = (marks?.open ?? []).flatMap((mark) => {
    const { name, seen, against, cannot } = told(mark)
    const label = t('mark', { name, weight: t(`weight.${mark.suspicion.weight}`) })
    return [labelled(label, [seen, ...against].join(' ')), paragraph(cannot, 'soft')]
  })
  const dismissed = (marks?.dismissed ?? []).map((mark) => {
    const reason = mark.dismissal?.trim() ?? ''
    return labelled(report('dismissed'), reason === '' ? told(mark).name : `${told(mark).name} – ${reason}`)
  })
  const isJudged = judged?.state === 'judged'
  const state =
    judged && judged.state !== 'judged'
      ? [paragraph(t(`state.${judged.state}`, { least: LEAST_BASE }), 'soft')]
      : []
  // The line on the wording says it too where neither answers nor wording show anything.
  const none =
    isJudged && open.length === 0 && !(marked.hasWording && judged.wording === 'neither')
      ? [paragraph(t('noMarks'), 'soft')]
      : []
  // “Nothing needs a look” would contradict a sign that stands above it, however slight.
  const isContrary = judged?.wording === 'neither' && open.length > 0
  const beside =
    judged && marked.hasWording && !isContrary ? [paragraph(t(`beside.${judged.wording}`), 'soft')] : []
  return [
    ...state,
    ...none,
    ...open,
    ...beside,
    ...dismissed,
    ...(decision === null ? [] : [labelled(t('decision.label'), t(`decision.${decision}`))]),
    ...(note.trim() === '' ? [] : [labelled(t('note'), note.trim())]),
  ]
}
