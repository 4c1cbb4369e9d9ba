import { describe, expect, it } from 'vitest'
import {
  addCondition,
  negateCondition,
  rejoinCondition,
  removeCondition,
  replaceConditions,
  toggleCondition,
} from '../../../shared/analysis/filter-changes.ts'
import type { FilterCondition } from '../../../shared/models/results-filter.ts'

const sex = (...values: string[]): FilterCondition => ({ kind: 'field', name: 'sex', values, not: false })
const item = (...options: number[]): FilterCondition => {
  return { kind: 'answer', item: 2, options, without: [], not: false }
}
const age = (min: number, below: number): FilterCondition => {
  return { kind: 'number', name: 'age', min, below, not: false }
}

describe('a click on a value', () => {
  it('keeps it, then another value too, and lets go what is kept already', () => {
    const one = toggleCondition([[sex('f')]], item(1))
    expect(one).toEqual([[sex('f')], [item(1)]])
    const two = toggleCondition(one, item(0))
    expect(two).toEqual([[sex('f')], [item(0, 1)]])
    expect(toggleCondition(toggleCondition(two, item(1)), item(0))).toEqual([[sex('f')]])
  })

  it('joins bands of one number by "or"', () => {
    const both = toggleCondition([[age(18, 25)]], age(25, 35))
    expect(both).toEqual([[age(18, 25), age(25, 35)]])
    expect(toggleCondition(both, age(18, 25))).toEqual([[age(25, 35)]])
  })

  it('joins tags of one item, and keeps those of another apart', () => {
    const tag = (at: number | null, ...tags: string[]): FilterCondition => {
      return { kind: 'tag', item: at, tags, not: false }
    }
    const both = toggleCondition(toggleCondition([[tag(1, 'a')]], tag(1, 'b')), tag(null, 'a'))
    expect(both).toEqual([[tag(1, 'a', 'b')], [tag(null, 'a')]])
    expect(toggleCondition(both, tag(1, 'a'))).toEqual([[tag(1, 'b')], [tag(null, 'a')]])
    expect(toggleCondition([[tag(1, 'a')]], tag(1, 'a'))).toEqual([])
  })

  it('leaves a negated condition alone', () => {
    const without = { ...item(1), not: true }
    expect(toggleCondition([[without]], item(1))).toEqual([[without], [item(1)]])
  })
})

describe('other changes of a filter', () => {
  it('adds a condition once', () => {
    expect(addCondition([[sex('f')]], sex('f'))).toEqual([[sex('f')]])
    expect(addCondition([[sex('f')]], sex('m'))).toEqual([[sex('f')], [sex('m')]])
  })

  it('takes a cell in place of what was asked of its subjects', () => {
    expect(replaceConditions([[age(18, 25)], [sex('f')], [item(0)]], [item(1), sex('m')])).toEqual([
      [age(18, 25)],
      [item(1)],
      [sex('m')],
    ])
  })

  it('keeps tags and words that were asked for, as an answer may have them beside those of the cell', () => {
    const tag = (...tags: string[]): FilterCondition => ({ kind: 'tag', item: 1, tags, not: false })
    const words = (text: string): FilterCondition => ({ kind: 'words', item: 1, text, not: false })
    const asked = [[tag('a')], [words('bus')]]
    expect(replaceConditions(asked, [tag('b'), words('prix')])).toEqual([
      ...asked,
      [tag('b')],
      [words('prix')],
    ])
    expect(replaceConditions(asked, [tag('a'), sex('f')])).toEqual([[words('bus')], [tag('a')], [sex('f')]])
  })

  it('removes, negates, and turns "and" into "or" and back', () => {
    const groups = [[sex('f')], [item(0)], [age(18, 25)]]
    const joined = rejoinCondition(groups, { group: 1, condition: 0 })
    expect(joined).toEqual([[sex('f'), item(0)], [age(18, 25)]])
    expect(rejoinCondition(joined, { group: 0, condition: 1 })).toEqual(groups)
    expect(rejoinCondition(groups, { group: 0, condition: 0 })).toEqual(groups)
    expect(removeCondition(joined, { group: 0, condition: 0 })).toEqual([[item(0)], [age(18, 25)]])
    expect(removeCondition(groups, { group: 2, condition: 0 })).toEqual([[sex('f')], [item(0)]])
    expect(negateCondition(groups, { group: 0, condition: 0 })[0]).toEqual([{ ...sex('f'), not: true }])
  })
})
