import { findingsIn } from '../check-item.ts'
import type { Finding, RuleCode, WordedItem } from '../finding.ts'
import type { Mend } from '../mend.ts'
import { addsOption, takeSuggestion } from '../take-suggestion.ts'
import { mendAbsolute } from './absolute.ts'
import { balanceScale } from './balance-scale.ts'
import { fillFrequencies } from './fill-frequencies.ts'
import { mendLeading } from './leading.ts'
import type { Mender } from './mender.ts'
import { namePeriod } from './period.ts'
import { mendRanges } from './ranges.ts'
import { removeDuplicate } from './remove-duplicate.ts'
import { split } from './split/split.ts'
import { keptOptions, withOptions, withStems } from './texts.ts'
import { turnRound } from './turn-round.ts'
import { addWayOut } from './way-out.ts'

const MENDERS: Partial<Record<RuleCode, Mender>> = {
  double_barrelled: split,
  leading: mendLeading,
  presupposition: addWayOut,
  double_negative: turnRound,
  no_reference_period: namePeriod,
  absolute: mendAbsolute,
  unbalanced_scale: balanceScale,
  range_overlap: mendRanges,
  range_gap: (item, finding) => [...mendRanges(item, finding), ...fillFrequencies(item, finding)],
  duplicate_options: removeDuplicate,
}

/** The most options of an item that edits are sought for: longer lists are no scales. */
const MOST_OPTIONS = 40

/**
 * The edits that are offered for a finding, best first. Each of them removes the finding, brings no other one, and
 * keeps all options but those that the finding is about.
 *
 * @param findings all findings of the item
 */
export function mendsOf(item: WordedItem, finding: Finding, findings: readonly Finding[]): Mend[] {
  if (item.options.length > MOST_OPTIONS) return []
  const proposed = [...suggested(item, finding), ...(MENDERS[finding.rule]?.(item, finding) ?? [])]
  const known = new Set(findings.map(({ rule }) => rule).filter((rule) => rule !== finding.rule))
  const seen = new Map<string, boolean>()
  return proposed.filter((mend) => {
    // Choices of one edit differ in a number: the first stands for all, since reading an item takes a while.
    const key = mend.choice === undefined ? JSON.stringify(mend.items) : 'choice'
    const passed = seen.get(key)
    if (passed !== undefined) return passed && mend.choice !== undefined
    const passes = mends(item, mend, known)
    seen.set(key, passes)
    return passes
  })
}

/** The suggestion of the rule itself as an edit. */
function suggested(item: WordedItem, finding: Finding): Mend[] {
  if (finding.suggestion === undefined || finding.rule === 'no_reference_period') return []
  if (addsOption(finding)) {
    const [kept, added] = [keptOptions(item), { from: null, text: finding.suggestion }]
    // "None" of numbers stands before the smallest.
    const isFirst =
      finding.why === 'presupposition_zero' && /^\D{0,15}[01](?!\d)/u.test(item.options[0] ?? '')
    return [withOptions(item, 'add_option', isFirst ? [added, ...kept] : [...kept, added])]
  }
  return [withStems(item, 'reword', [takeSuggestion(item, finding).stem])]
}

/** Whether the edit changes something, and leaves only findings of the rules that are known of the item. */
function mends({ lang, type, stem, options }: WordedItem, mend: Mend, known: ReadonlySet<RuleCode>): boolean {
  const before = JSON.stringify([stem, options])
  return mend.items.every((item) => {
    const texts = item.options.map(({ text }) => text)
    if (item.stem.trim() === '' || JSON.stringify([item.stem, texts]) === before) return false
    return findingsIn({ lang, type, stem: item.stem, options: texts }).every(({ rule }) => known.has(rule))
  })
}
