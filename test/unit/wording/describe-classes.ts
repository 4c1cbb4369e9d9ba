import { describe, expect, it } from 'vitest'
import type { RuleCode } from '../../../shared/wording/finding.ts'
import { type Case, foundRules } from './found-rules.ts'

/** By class: the rule, items in which it must find something, and look-alikes that it must leave alone. */
export type ClassesOfCases = Record<string, { rule: RuleCode; flagged: Case[]; left: Case[] }>

/** Tests of each class of cases. */
export function describeClasses(classes: ClassesOfCases): void {
  describe.each(Object.entries(classes))('%s', (_, { rule, flagged, left }) => {
    const named = (list: readonly Case[]) =>
      list.map((given) => ({ name: `${given[0]}: ${given[1]}`, given }))
    it.each(named(flagged))('flagged ($name)', ({ given }) => {
      expect(foundRules(...given)).toContain(rule)
    })
    it.each(named(left))('left alone ($name)', ({ given }) => {
      expect(foundRules(...given)).not.toContain(rule)
    })
  })
}
