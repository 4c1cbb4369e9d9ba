import type { Finding, WordedItem } from './finding.ts'

/** Whether the suggestion is an option to add, rather than a replacement of words. */
export function addsOption({ rule, why, start }: Pick<Finding, 'rule' | 'why' | 'start'>): boolean {
  return rule === 'missing_dont_know' || why === 'presupposition_zero' || start === null
}

/** The item with the suggestion of a finding applied; unchanged where there is none. */
export function takeSuggestion(item: WordedItem, finding: Finding): WordedItem {
  const { start, end, suggestion } = finding
  if (suggestion === undefined) return item
  if (addsOption(finding)) return { ...item, options: [...item.options, suggestion] }
  if (start === null || end === null) return item
  return { ...item, stem: item.stem.slice(0, start) + suggestion + item.stem.slice(end) }
}
