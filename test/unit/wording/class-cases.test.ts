import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { RULE_CODES, type RuleCode, type WordingLanguage } from '../../../shared/wording/finding.ts'
import { foundRules } from './found-rules.ts'

/**
 * Variants of a class of wordings, written when its rule was improved, with near misses. `flagged` is the rule that
 * must find the item; `left` the rule that must not ("all": no rule).
 */
interface ClassCase {
  lang: WordingLanguage
  flagged?: RuleCode
  left?: RuleCode | 'all'
  text: string
  options: string[]
}

const FILE = path.join(import.meta.dirname, '../../fixtures/wording/class-cases.jsonl')
const cases = readFileSync(FILE, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as ClassCase)

const told = ({ text, options }: ClassCase) => [text, options.join(' / ')].filter(Boolean).join(' – ')

const withCases = (kind: 'flagged' | 'left') =>
  RULE_CODES.filter((rule) => cases.some((item) => item[kind] === rule))

describe('variants of a class', () => {
  it.each(withCases('flagged'))('are found in all their forms: %s', (rule) => {
    const flagged = cases.filter((item) => item.flagged === rule)
    const missed = flagged.filter((item) => !foundRules(item.lang, item.text, item.options).includes(rule))
    expect(missed.map(told)).toEqual([])
  })

  it.each(withCases('left'))('leave their near misses alone: %s', (rule) => {
    const left = cases.filter((item) => item.left === rule)
    const wrong = left.filter((item) => foundRules(item.lang, item.text, item.options).includes(rule))
    expect(wrong.map(told)).toEqual([])
  })
})

describe('sound items in the manner of practice', () => {
  it('raise nothing', () => {
    const sound = cases.filter((item) => item.left === 'all')
    const raised = sound.flatMap((item) => {
      const rules = foundRules(item.lang, item.text, item.options)
      return rules.length > 0 ? [`${rules.join(', ')}: ${told(item)}`] : []
    })
    expect(sound.length).toBeGreaterThan(50)
    expect(raised).toEqual([])
  })
})
