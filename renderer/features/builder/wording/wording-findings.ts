import type { Dismissal, SurveyDraft } from '../../../../shared/models/draft.ts'
import { type Finding, RULE_CODES, type RuleCode, type Strength } from '../../../../shared/wording/finding.ts'
import { areWordsOf, findingWords } from '../../../../shared/wording/finding-words.ts'
import { compareStrengths, isCounted } from '../../../../shared/wording/strengths.ts'
import type { CheckedItem, WordingState } from './wording-store.ts'

/** A finding as it is shown. */
export interface ShownFinding {
  finding: Finding
  /** The words concerned: from the stem, from one option, or from all options. */
  words: string
  /** The dismissal with the person's reason; null while the finding is open. */
  dismissal: Dismissal | null
}

/** The findings about an item. A dismissed one is open again once its words have changed. */
export function showFindings(item: CheckedItem, dismissals: readonly Dismissal[]): ShownFinding[] {
  const { id, findings } = item.report
  return findings.map((finding) => {
    const words = findingWords(finding, item)
    const isDismissed = (one: Dismissal) =>
      one.question === id && one.rule === finding.rule && areWordsOf(one.words, finding, item)
    return { finding, words, dismissal: dismissals.find(isDismissed) ?? null }
  })
}

/** The findings about an item that were not dismissed. */
export function openFindings(
  item: CheckedItem | undefined,
  dismissals: readonly Dismissal[],
): ShownFinding[] {
  return item ? showFindings(item, dismissals).filter(({ dismissal }) => dismissal === null) : []
}

/** The open findings as they are listed at an item: those to be relied on most come first. */
export function openInOrder(item: CheckedItem | undefined, dismissals: readonly Dismissal[]): ShownFinding[] {
  return openFindings(item, dismissals).sort((one, other) => compareStrengths(one.finding, other.finding))
}

/** The open findings that count as issues; the others are only shown beside the item. */
export function openIssues(item: CheckedItem | undefined, dismissals: readonly Dismissal[]): ShownFinding[] {
  return openFindings(item, dismissals).filter(({ finding }) => isCounted(finding))
}

/** Open findings of one rule and one strength. */
export interface FindingGroup {
  rule: RuleCode
  strength: Strength
  /** Ids of the items, in order. */
  items: string[]
}

/** The open findings in the draft in groups: those most to be relied on first, then in the order of the rules. */
export function groupFindings(
  items: WordingState['items'],
  dismissals: readonly Dismissal[],
): FindingGroup[] {
  const groups = new Map<string, FindingGroup>()
  for (const [id, item] of items)
    for (const { finding } of openFindings(item, dismissals)) {
      const { rule, strength } = finding
      const key = `${rule}:${strength}`
      const group = groups.get(key) ?? { rule, strength, items: [] }
      groups.set(key, group)
      if (group.items.at(-1) !== id) group.items.push(id)
    }
  return [...groups.values()].sort(
    (one, other) =>
      compareStrengths(one, other) || RULE_CODES.indexOf(one.rule) - RULE_CODES.indexOf(other.rule),
  )
}

/** The number of open wording issues in the draft; null while the checker has not read all of its present text. */
export function countOpen(
  { questions, dismissals }: Pick<SurveyDraft, 'questions' | 'dismissals'>,
  { state, items }: Pick<WordingState, 'state' | 'items'>,
): number | null {
  if (state !== 'ready') return null
  let open = 0
  for (const { id, stem, options } of questions) {
    const item = items.get(id)
    const isRead =
      item?.stem === stem &&
      item.options.length === options.length &&
      item.options.every((text, at) => text === options[at]?.text)
    if (!isRead) return null
    open += openIssues(item, dismissals).length
  }
  return open
}

/** A part of a stem. */
export interface Stretch {
  /** Offset in the stem, UTF-16. */
  start: number
  text: string
  marked: boolean
}

/**
 * Splits a stem where findings begin and end. Text that has changed since the checker read it is not marked, nor is an
 * issue of the whole stem, since underlining everything would mark nothing. Empty when nothing is to be marked.
 */
export function markStem(stem: string, findings: readonly ShownFinding[]): Stretch[] {
  const spans = findings.flatMap(({ finding: { start, end }, words }) =>
    start !== null && end !== null && stem.slice(start, end) === words && words.trim() !== stem.trim()
      ? [{ start, end }]
      : [],
  )
  if (spans.length === 0) return []
  const cuts = [...new Set([0, stem.length, ...spans.flatMap(({ start, end }) => [start, end])])].sort(
    (a, b) => a - b,
  )
  return cuts.slice(0, -1).map((start, at) => ({
    start,
    text: stem.slice(start, cuts[at + 1]),
    marked: spans.some((span) => span.start <= start && start < span.end),
  }))
}

/** Whether an open issue is about the option at a position, if its text is still what the checker read. */
export function isOptionMarked(
  item: CheckedItem | undefined,
  dismissals: readonly Dismissal[],
  at: number,
  text: string,
): boolean {
  if (item === undefined || text.trim() === '' || item.options[at] !== text) return false
  return openIssues(item, dismissals).some(({ finding: { option, other } }) => option === at || other === at)
}
