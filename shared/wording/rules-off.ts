import { RULE_CODES, type RuleCode } from './finding.ts'
import type { ItemReport } from './survey-report.ts'

/**
 * The rules that are off, in their usual order: those turned off for all surveys, and those turned off for this one.
 * Names that this Sonde does not know, from a newer or older one, are ignored here and kept where they are stored.
 */
export function rulesOff(
  everywhere: readonly string[] | undefined,
  here: readonly string[] | undefined,
): RuleCode[] {
  const named = new Set([...(everywhere ?? []), ...(here ?? [])])
  return RULE_CODES.filter((code) => named.has(code))
}

/** The stored names with one rule added or removed. Unknown names stay. */
export function withRule(names: readonly string[] | undefined, rule: RuleCode, isOff: boolean): string[] {
  const others = (names ?? []).filter((name) => name !== rule)
  return isOff ? [...others, rule] : others
}

/**
 * Reports without the findings of some rules. The same report and rules give the same object, so that it can be
 * compared.
 */
export function createSilencer(): (report: ItemReport, off: readonly string[]) => ItemReport {
  const made = new WeakMap<ItemReport, Map<string, ItemReport>>()
  return (report, off) => {
    if (!report.findings.some(({ rule }) => off.includes(rule))) return report
    const known = made.get(report) ?? new Map<string, ItemReport>()
    made.set(report, known)
    const key = off.join()
    const silenced = known.get(key) ?? {
      ...report,
      findings: report.findings.filter(({ rule }) => !off.includes(rule)),
    }
    known.set(key, silenced)
    return silenced
  }
}
