import { checkItem } from '../../../shared/wording/check-item.ts'
import type { RuleCode, WordedItem } from '../../../shared/wording/finding.ts'
import type { Mend } from '../../../shared/wording/mend.ts'
import { mendsOf } from '../../../shared/wording/mends/mends-of.ts'

/** The first edit that is offered for what a rule finds in an item. */
export function firstMend(item: WordedItem, rule: RuleCode): Mend | undefined {
  const findings = checkItem(item)
  const finding = findings.find((each) => each.rule === rule)
  return finding && mendsOf(item, finding, findings)[0]
}

/** An item with these options; open-ended without any. */
export function itemOf(lang: WordedItem['lang'], stem: string, options: readonly string[]): WordedItem {
  return { lang, type: options.length > 0 ? 'single_choice' : 'open_ended', stem, options }
}

/** The options of each item that an edit makes. */
export const textsOf = (mend: Mend) => mend.items.map(({ options }) => options.map(({ text }) => text))
