import { describe, expect, it } from 'vitest'
import { RULE_CODES, STRENGTHS } from '../../../shared/wording/finding.ts'
import { KINDS, strengthsOfRule } from '../../../shared/wording/kinds-of-rules.ts'
import {
  findingsOf,
  type LabelledItem,
  precision,
  readLabelledItems,
  recall,
  scoreItems,
  scoreTable,
} from './labelled-items.ts'

const items = readLabelledItems()
const half = (split: LabelledItem['split']) => items.filter((item) => item.split === split)
/** The splits that are scored. */
const SPLITS = ['dev', 'held_out', 'fresh', 'outside'] as const

describe('the labelled set', () => {
  it('has at least 320 items, both languages about half each, no id twice', () => {
    expect(items.length).toBeGreaterThanOrEqual(320)
    expect(new Set(items.map((item) => item.id)).size).toBe(items.length)
    const french = items.filter((item) => item.lang === 'fr').length / items.length
    expect(french).toBeGreaterThan(0.45)
    expect(french).toBeLessThan(0.55)
  })

  it('holds sound items, and every rule at least eight times a language but for long stems', () => {
    expect(items.filter((item) => item.labels.length === 0).length).toBeGreaterThanOrEqual(80)
    for (const rule of RULE_CODES) {
      for (const lang of ['fr', 'en'] as const) {
        const times = items.filter((item) => item.lang === lang && item.labels.includes(rule)).length
        expect(times, `${rule} ${lang}`).toBeGreaterThanOrEqual(rule === 'too_long' ? 5 : 8)
      }
    }
  })

  it.each(SPLITS)('is read with a precision of 0.9 and a recall of 0.7: %s', (split) => {
    const scores = scoreItems(half(split))
    process.stdout.write(`\n${scoreTable(split, scores)}\n`)
    expect(precision(scores.all)).toBeGreaterThanOrEqual(0.9)
    expect(recall(scores.all)).toBeGreaterThanOrEqual(0.7)
  })

  it('has its findings where the defects were marked', () => {
    const marked = items.filter((item) => item.spans !== undefined)
    const placed = marked.flatMap((item) => {
      const found = findingsOf(item).find((finding) => finding.rule === item.labels[0])
      return found === undefined || found.start === null ? [] : [{ item, found }]
    })
    const inPlace = placed.filter(({ item, found }) =>
      item.spans?.some(([start, end]) => (found.start ?? 0) < end && start < (found.end ?? 0)),
    )
    expect(placed.length).toBeGreaterThan(100)
    expect(inPlace.length / placed.length).toBeGreaterThanOrEqual(0.9)
  })

  it('has only findings of a kind that their rule names, and every rule has a strength', () => {
    for (const item of items) for (const { rule, why } of findingsOf(item)) expect(KINDS[rule]).toContain(why)
    for (const rule of RULE_CODES) {
      const strengths = strengthsOfRule(rule)
      expect(strengths).toEqual(STRENGTHS.filter((strength) => strengths.includes(strength)))
      expect(strengths).not.toEqual([])
    }
  })
})
