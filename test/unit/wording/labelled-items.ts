import { readFileSync } from 'node:fs'
import path from 'node:path'
import { checkItem } from '../../../shared/wording/check-item.ts'
import {
  type Finding,
  RULE_CODES,
  type RuleCode,
  type WordedItem,
  type WordingLanguage,
} from '../../../shared/wording/finding.ts'

/** An item of test/fixtures/wording/; docs/wording-checker.md says how each file was labelled. */
export interface LabelledItem {
  id: string
  lang: WordingLanguage
  type: 'choix_unique' | 'libre'
  text: string
  options: string[]
  labels: RuleCode[]
  /**
   * `held_out` is the first half that was kept apart, and has been looked at once. No rule was written after an item of
   * `fresh` or `outside`; the latter are by people who had never seen the checker.
   */
  split: 'dev' | 'held_out' | 'fresh' | 'outside'
  /** Why the author of outside-items.jsonl chose the labels. */
  why?: string
  /**
   * Where in the stem the author marked the first label's defect, before the checker was run: start and end in UTF-16
   * units.
   */
  spans?: [number, number][]
}

const FOLDER = path.join(import.meta.dirname, '../../fixtures/wording')

export function readLabelledItems(): LabelledItem[] {
  return ['items.jsonl', 'fresh-items.jsonl', 'outside-items.jsonl'].flatMap((name) =>
    readFileSync(path.join(FOLDER, name), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as LabelledItem),
  )
}

/** The item in the form that the rules read. */
export function worded({ lang, type, text, options }: LabelledItem): WordedItem {
  return { lang, type: type === 'libre' ? 'open_ended' : 'single_choice', stem: text, options }
}

const found = new Map<string, readonly Finding[]>()

/** The findings in a labelled item. Checking all items takes seconds, so test files of one process share the findings. */
export function findingsOf(labelled: LabelledItem): readonly Finding[] {
  const known = found.get(labelled.id)
  if (known) return known
  const findings = checkItem(worded(labelled))
  found.set(labelled.id, findings)
  return findings
}

export interface Score {
  /** Labelled and found; found but not labelled; labelled but not found. */
  right: number
  wrong: number
  missed: number
}

export function precision({ right, wrong }: Score): number {
  return right + wrong === 0 ? 1 : right / (right + wrong)
}

export function recall({ right, missed }: Score): number {
  return right + missed === 0 ? 1 : right / (right + missed)
}

/** Scores by rule and in total; each item and rule counts once. */
export function scoreItems(items: readonly LabelledItem[]): { all: Score; rules: Map<RuleCode, Score> } {
  const rules = new Map(RULE_CODES.map((rule) => [rule, { right: 0, wrong: 0, missed: 0 }]))
  const all = { right: 0, wrong: 0, missed: 0 }
  for (const item of items) {
    const found = new Set(rulesFound(item))
    for (const [rule, score] of rules) {
      const labelled = item.labels.includes(rule)
      const kind = labelled ? (found.has(rule) ? 'right' : 'missed') : found.has(rule) ? 'wrong' : null
      if (kind === null) continue
      score[kind] += 1
      all[kind] += 1
    }
  }
  return { all, rules }
}

function rulesFound(item: LabelledItem): RuleCode[] {
  return findingsOf(item).map((finding) => finding.rule)
}

/** A table of precision and recall by rule. */
export function scoreTable(title: string, { all, rules }: ReturnType<typeof scoreItems>): string {
  const row = (name: string, score: Score) =>
    [
      name.padEnd(22),
      precision(score).toFixed(2).padStart(10),
      recall(score).toFixed(2).padStart(8),
      String(score.right).padStart(7),
      String(score.wrong).padStart(7),
      String(score.missed).padStart(7),
    ].join('')
  const head = `${title.padEnd(22)} precision  recall  right  wrong missed`
  return [head, ...[...rules].map(([rule, score]) => row(rule, score)), row('all rules', all)].join('\n')
}
