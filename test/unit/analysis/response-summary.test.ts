import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Among, AnalysedItem } from '../../../shared/analysis/item-responses.ts'
import { summariseResponses } from '../../../shared/analysis/response-summary.ts'
import { tabulateAll } from '../../../shared/analysis/tabulate.ts'
import type { RunResults } from '../../../shared/models/results.ts'
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

const items = [
  { position: 0, type: 'single_choice', optionCount: 2 },
  { position: 1, type: 'open_ended', optionCount: 0 },
] as const

function summarise(some: readonly AnalysedItem[], results: RunResults, asked: number, among?: Among) {
  return summariseResponses(tabulateAll(some, results, among), results, asked, among)
}

describe('summariseResponses', () => {
  it('is complete when every persona asked for answered every item', () => {
    const results = resultsOf({
      respondents: personas(2),
      answers: [chose(0, 0, 0), chose(1, 0, 1), said(0, 1, 'the bus'), said(1, 1, 'a bike')],
    })
    expect(summarise(items, results, 2)).toMatchObject({
      state: 'complete',
      answered: 4,
      missing: 0,
    })
  })

  it('is partial when fewer personas came back than were asked for', () => {
    const results = resultsOf({ respondents: personas(1), answers: [chose(0, 0, 0), said(0, 1, 'the bus')] })
    expect(summarise(items, results, 2).state).toBe('partial')
  })

  it('tells blank, unread and missing apart, for the item and over the run', () => {
    const results = resultsOf({
      respondents: personas(3),
      answers: [chose(0, 0, 0), leftBlank(1, 0), notUnderstood(2, 0, '{}'), said(0, 1, '  ')],
    })
    const summary = summarise(items, results, 3)
    expect(summary.items).toEqual([
      { position: 0, answered: 1, blank: 1, unread: 1, missing: 0 },
      { position: 1, answered: 0, blank: 1, unread: 0, missing: 2 },
    ])
    expect(summary).toMatchObject({ answered: 1, blank: 2, unread: 1, missing: 2, state: 'partial' })
  })

  it('is empty when personas came back without a single answer', () => {
    const results = resultsOf({ respondents: personas(2), answers: [leftBlank(0, 0), leftBlank(1, 0)] })
    expect(summarise(items, results, 2)).toMatchObject({ state: 'empty', blank: 2, missing: 2 })
  })

  it('is not empty when ready-made counts came, even incomplete ones', () => {
    const results = resultsOf({ counts: [{ question: 0, counts: [3, null] }] })
    const summary = summarise(items, results, 5)
    expect(summary.state).toBe('partial')
    expect(summary.items[0]).toEqual({
      position: 0,
      answered: null,
      blank: null,
      unread: null,
      missing: null,
    })
  })

  it('tells items with percentages of unknown base apart from answers that are missing', () => {
    const shares = [{ question: 0, shares: [40, 60], base: null }]
    expect(summarise(items, resultsOf({ shares }), 100)).toMatchObject({ withoutBase: 1 })
    const told = resultsOf({ shares: [{ question: 0, shares: [40, 60], base: 50 }] })
    expect(summarise(items, told, 100)).toMatchObject({ withoutBase: 0, answered: 50 })
  })

  it('accounts for every persona at every item that has single answers', () => {
    fc.assert(
      fc.property(anyItems, anyResults, anyAmong, (some, results, among) => {
        const summary = summarise(some, results, 10, among)
        for (const { position, answered, blank, unread, missing } of summary.items) {
          if (!results.answers.some((answer) => answer.question === some[position]?.position)) continue
          const parts = [answered, blank, unread, missing].map((part) => part ?? Number.NaN)
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(summary.respondents)
        }
      }),
    )
  })

  it('is complete when what was left blank is all that was not answered', () => {
    const results = resultsOf({
      respondents: personas(2),
      answers: [chose(0, 0, 0), leftBlank(1, 0), said(0, 1, 'the bus'), leftBlank(1, 1)],
    })
    expect(summarise(items, results, 2)).toMatchObject({ state: 'complete', answered: 2, blank: 2 })
    expect(summarise(items, results, 3).state).toBe('partial')
  })

  it.each([
    ['unread', notUnderstood(1, 0, '{}')],
    ['of another persona', leftBlank(0, 0)],
  ])('is partial when an answer is %s', (_, second) => {
    const results = resultsOf({
      respondents: personas(2),
      answers: [leftBlank(0, 0), second, said(0, 1, 'the bus'), said(1, 1, 'a bike')],
    })
    expect(summarise(items, results, 2).state).toBe('partial')
  })

  it('is never called complete while something is unread or missing', () => {
    fc.assert(
      fc.property(anyItems, anyResults, anyAmong, (some, results, among) => {
        const summary = summarise(some, results, 10, among)
        if (summary.state !== 'complete') return
        expect(summary.unread + summary.missing).toBe(0)
      }),
    )
  })
})
