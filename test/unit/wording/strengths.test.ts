import { expect, test } from 'vitest'
import { checkItem } from '../../../shared/wording/check-item.ts'
import type { FindingKind } from '../../../shared/wording/finding.ts'
import { messagesEn } from '../../../shared/wording/messages-en.ts'
import { isCounted, strengthOf } from '../../../shared/wording/strengths.ts'

const kinds = Object.keys(messagesEn.whys) as FindingKind[]

test('what compares numbers is a defect, what was often wrong on real items only a remark', () => {
  expect(strengthOf('range_overlap')).toBe('defect')
  expect(strengthOf('agree_disagree')).toBe('defect')
  expect(strengthOf('double_barrelled')).toBe('look_again')
  expect(strengthOf('no_reference_period_event')).toBe('remark')
})

test('a kind that was not met on real items is worth another look, no more', () => {
  expect(strengthOf('leading_tag')).toBe('look_again')
})

test('remarks are not counted', () => {
  const counted = kinds.filter((why) => isCounted({ strength: strengthOf(why) }))
  expect(counted).toContain('agree_disagree')
  expect(counted).not.toContain('missing_dont_know')
})

test('every finding has the strength of its kind', () => {
  const findings = checkItem({
    lang: 'en',
    type: 'single_choice',
    stem: 'Have you visited a museum?',
    options: ['Yes', 'No'],
  })
  expect(findings.map(({ rule, strength }) => [rule, strength])).toEqual([['no_reference_period', 'remark']])
})
