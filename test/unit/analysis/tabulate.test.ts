import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { percentageOf, tabulate, tabulateAll } from '../../../shared/analysis/tabulate.ts'
import { resultsOf } from '../../support/results-of.ts'
import {
  anyAmong,
  anyItems,
  anyResults,
  chose,
  leftBlank,
  notUnderstood,
  personas,
  said,
} from './sample-results.ts'

const choice = { position: 0, type: 'single_choice', optionCount: 3 } as const

describe('tabulate', () => {
  it('counts single answers, over those who chose an option', () => {
    const results = resultsOf({
      respondents: personas(6),
      answers: [chose(0, 0, 0), chose(1, 0, 0), chose(2, 0, 2), leftBlank(3, 0), notUnderstood(4, 0, '42')],
    })
    expect(tabulate(choice, results)).toEqual({
      source: 'answers',
      options: [
        { option: 0, count: 2, percentage: percentageOf(2, 3) },
        { option: 1, count: 0, percentage: 0 },
        { option: 2, count: 1, percentage: percentageOf(1, 3) },
      ],
      base: 3,
      blank: 1,
      unread: 1,
      missing: 1,
      respondents: 6,
    })
  })

  it('does not choose between two answers of one persona that disagree', () => {
    const results = resultsOf({ respondents: personas(1), answers: [chose(0, 0, 0), chose(0, 0, 1)] })
    expect(tabulate(choice, results)).toMatchObject({ base: 0, unread: 1, missing: 0 })
  })

  it('counts an answer that came twice once', () => {
    const results = resultsOf({ respondents: personas(1), answers: [chose(0, 0, 1), chose(0, 0, 1)] })
    expect(tabulate(choice, results)).toMatchObject({ base: 1, unread: 0 })
  })

  it('takes words for a choice item, and an option that is not there, as unread', () => {
    const results = resultsOf({ respondents: personas(2), answers: [said(0, 0, 'often'), chose(1, 0, 3)] })
    expect(tabulate(choice, results)).toMatchObject({ base: 0, unread: 2 })
  })

  it('counts a persona that only an answer mentions', () => {
    const results = resultsOf({ answers: [chose(0, 0, 1), chose(4, 1, 0)] })
    expect(tabulate(choice, results)).toMatchObject({ base: 1, missing: 1, respondents: 2 })
  })

  it('uses ready-made counts where no single answer came', () => {
    const results = resultsOf({ counts: [{ question: 0, counts: [10, 30, 10] }] })
    const table = tabulate(choice, results)
    expect(table).toMatchObject({ source: 'counts', base: 50, blank: null, missing: null })
    expect(table.options.map((each) => each.percentage)).toEqual([20, 60, 20])
  })

  it('prefers single answers to ready-made counts', () => {
    const results = resultsOf({
      respondents: personas(1),
      answers: [chose(0, 0, 0)],
      counts: [{ question: 0, counts: [9, 9, 9] }],
    })
    expect(tabulate(choice, results)).toMatchObject({ source: 'answers', base: 1 })
  })

  it('gives no base and no percentage when a ready-made count is missing', () => {
    const results = resultsOf({ counts: [{ question: 0, counts: [10, null] }] })
    const table = tabulate(choice, results)
    expect(table.base).toBeNull()
    expect(table.options).toEqual([
      { option: 0, count: 10, percentage: null },
      { option: 1, count: null, percentage: null },
      { option: 2, count: null, percentage: null },
    ])
  })

  it('says that ready-made counts cannot be filtered', () => {
    const results = resultsOf({ respondents: personas(2), counts: [{ question: 0, counts: [1, 1, 0] }] })
    expect(tabulate(choice, results, new Set([0]))).toMatchObject({ source: 'unfiltered_only', base: null })
  })

  it('says that nothing came', () => {
    const table = tabulate(choice, resultsOf({ respondents: personas(2) }))
    expect(table).toMatchObject({ source: 'nothing', base: null })
    expect(table.options).toHaveLength(3)
  })

  it('counts only the personas asked about', () => {
    const results = resultsOf({
      respondents: personas(3),
      answers: [chose(0, 0, 0), chose(1, 0, 1), leftBlank(2, 0)],
    })
    expect(tabulate(choice, results, new Set([1, 2]))).toMatchObject({ base: 1, blank: 1, respondents: 2 })
  })

  it('sums to its base and never yields a number that is none', () => {
    fc.assert(
      fc.property(anyItems, anyResults, anyAmong, (items, results, among) => {
        for (const table of tabulateAll(items, results, among)) {
          const known = table.options.flatMap(({ count }) => (count === null ? [] : [count]))
          const sum = known.reduce((total, count) => total + count, 0)
          if (table.base !== null && table.options.length > 0) expect(sum).toBe(table.base)
          for (const { count, percentage } of table.options) {
            expect(percentage).toBe(percentageOf(count, table.base))
            if (percentage === null) continue
            expect(Number.isFinite(percentage)).toBe(true)
            expect(percentage).toBeGreaterThanOrEqual(0)
            expect(percentage).toBeLessThanOrEqual(100)
          }
          if (table.base && table.options.length > 0) {
            const total = table.options.reduce((all, { percentage }) => all + (percentage ?? 0), 0)
            expect(total).toBeCloseTo(100, 6)
          }
        }
      }),
    )
  })

  it('accounts for every persona exactly once', () => {
    fc.assert(
      fc.property(anyItems, anyResults, anyAmong, (items, results, among) => {
        for (const table of tabulateAll(items, results, among)) {
          if (table.source !== 'answers') continue
          const parts = [table.base, table.blank, table.unread, table.missing].map(
            (part) => part ?? Number.NaN,
          )
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(table.respondents)
        }
      }),
    )
  })

  it('tabulates all items as it does each', () => {
    fc.assert(
      fc.property(anyItems, anyResults, anyAmong, (items, results, among) => {
        expect(tabulateAll(items, results, among)).toEqual(
          items.map((item) => tabulate(item, results, among)),
        )
      }),
    )
  })
})
