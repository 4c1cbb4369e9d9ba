import type { Question } from '../models/draft.ts'
import type { Finding } from '../wording/finding.ts'
import type { ItemReport } from '../wording/survey-report.ts'
import type { TracedItem } from './ledger.ts'

/** A finding of the wording checker with the wording that it is about. */
export interface WordedFinding {
  finding: Finding
  question: Question
}

/** What a rewording changed in what the wording checker finds, which has at most one finding for each rule. */
export interface RevisedFindings {
  /** Findings in the earlier wording by rules that find nothing in the later one. */
  mended: WordedFinding[]
  /** Findings in the later wording by rules that found nothing in the earlier one. */
  brought: WordedFinding[]
}

/** A wording of an item that the draft no longer has. */
export interface EarlierWording {
  /** What its report is known by. */
  id: string
  /** Id of the item in whose place in the draft it is checked; null where that was dropped. */
  place: string | null
  question: Question
}

/** All wordings that have to be checked besides the draft to tell what each rewording changed. */
export function earlierWordings(items: readonly TracedItem[]): EarlierWording[] {
  return items.flatMap((item) =>
    item.wordings.length < 2
      ? []
      : item.wordings.flatMap(({ question }, at) => {
          const id = reportId(item, at)
          return id === item.id ? [] : [{ id, place: item.at === null ? null : item.id, question }]
        }),
  )
}

/** The newest wording of an item of the draft is checked with the draft, under its own id. */
function reportId({ id, at }: TracedItem, wording: number): string {
  return at !== null && wording === 0 ? id : `${id} wording ${wording}`
}

/**
 * What each rewording of an item changed, the newest first: from each wording but the newest to the one after it. Null
 * where one of the two was not checked, or is in a language that the checker cannot read.
 */
export function revisedFindings(
  item: TracedItem,
  reports: ReadonlyMap<string, ItemReport>,
): (RevisedFindings | null)[] {
  const worded = item.wordings.map(({ question }, at) => {
    const report = reports.get(reportId(item, at))
    return report && !report.unread ? report.findings.map((finding) => ({ finding, question })) : null
  })
  return worded.slice(1).map((before, at) => {
    const after = worded[at]
    return before && after ? { mended: without(before, after), brought: without(after, before) } : null
  })
}

function without(some: readonly WordedFinding[], others: readonly WordedFinding[]): WordedFinding[] {
  return some.filter(({ finding }) => others.every((other) => other.finding.rule !== finding.rule))
}
