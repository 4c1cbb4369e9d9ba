import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeResponses } from '../../../shared/analysis/coded-responses.ts'
import { baseOfCell, crossTabulate } from '../../../shared/analysis/cross-tabulate.ts'
import { personasKept } from '../../../shared/analysis/filter-personas.ts'
import { groupPersonas } from '../../../shared/analysis/group-personas.ts'
import { bandsBetween, roundLimits } from '../../../shared/analysis/number-bands.ts'
import { readNumber } from '../../../shared/analysis/read-number.ts'
import { scaleStatistics } from '../../../shared/analysis/scale-statistics.ts'
import type { CrossVariable } from '../../../shared/models/cross-variable.ts'
import { aChoice } from '../../support/drafts.ts'
import { resultsOf } from '../../support/results-of.ts'
import { anyAmong, anyResults, chose, leftBlank, persona } from './sample-results.ts'

const questions = ['a', 'b', 'c', 'd', 'e'].map((id) => aChoice(id, `${id}?`, ['One', 'Two', 'Three']))

describe('crossTabulate', () => {
  const results = resultsOf({
    respondents: [
      persona(0, { age: '24', sexe: 'F' }),
      persona(1, { age: '25', sexe: 'H' }),
      persona(2, { age: '70', sexe: 'F' }),
      persona(3, {}),
    ],
    answers: [chose(0, 0, 0), chose(1, 0, 1), leftBlank(2, 0), chose(3, 0, 0)],
  })
  const coded = codeResponses(questions, results)
  const cross = (variable: CrossVariable, among?: ReadonlySet<number>) => {
    const groups = groupPersonas(variable, questions, coded, results.respondents)
    return { groups, table: crossTabulate({ options: questions[0]?.options ?? [] }, 0, groups, coded, among) }
  }

  it('counts by the values of a field, with those of whom it is not told apart', () => {
    const { groups, table } = cross({ kind: 'field', name: 'sexe' })
    expect(groups.map(({ condition }) => condition)).toMatchObject([{ values: ['F'] }, { values: ['H'] }])
    expect(table.columns).toMatchObject([
      { counts: [1, 0, 0], base: 1, blank: 1, respondents: 2 },
      { counts: [0, 1, 0], base: 1, blank: 0, respondents: 1 },
    ])
    expect(table.ungrouped).toMatchObject({ counts: [1, 0, 0], base: 1 })
    expect(table.total).toMatchObject({ counts: [2, 1, 0], base: 3, blank: 1, respondents: 4 })
    expect(
      ['column', 'row', 'total'].map((of) =>
        baseOfCell(table, table.columns[0] ?? table.total, 0, of as 'row'),
      ),
    ).toEqual([1, 2, 3])
  })

  it('counts by bands of a number, without those that hold nobody', () => {
    const { groups, table } = cross({ kind: 'bands', name: 'age', limits: [18, 25, 35, 65] })
    expect(groups.map(({ condition }) => condition)).toMatchObject([
      { min: 18, below: 25 },
      { min: 25, below: 35 },
      { min: 65, below: null },
    ])
    expect(table.columns.map(({ counts }) => counts)).toEqual([
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 0],
    ])
  })

  it('is, in every cell, what the filter of the cell keeps, under any filter and whatever came', () => {
    fc.assert(
      fc.property(anyResults, anyAmong, fc.nat(4), fc.nat(4), (any, among, item, by) => {
        const codes = codeResponses(questions, any)
        const groups = groupPersonas({ kind: 'item', item: by }, questions, codes, any.respondents)
        const table = crossTabulate({ options: questions[item]?.options ?? [] }, item, groups, codes, among)
        const own = (who: number, question: number) => {
          const all = any.answers.filter((each) => each.respondent === who && each.question === question)
          const isOne = new Set(all.map((each) => JSON.stringify(each))).size === 1
          const option = isOne && all[0]?.kind === 'option' ? all[0].option : null
          return option !== null && option >= 0 && option < 3 ? option : null
        }
        const everybody = [
          ...new Set([...any.respondents.keys(), ...any.answers.map((each) => each.respondent)]),
        ]
        const counted = everybody.filter((who) => !among || among.has(who))
        groups.forEach((group, column) => {
          const inColumn = counted.filter((who) => own(who, by) === column)
          const cells = [0, 1, 2].map((option) => inColumn.filter((who) => own(who, item) === option).length)
          const { counts, base, blank, unread, missing, respondents } = table.columns[column] ?? table.total
          expect(counts).toEqual(cells)
          expect(base).toBe(inColumn.filter((who) => own(who, item) !== null).length)
          expect(respondents).toBe(inColumn.length)
          expect(base + blank + unread + missing).toBe(respondents)
          const people = personasKept([[group.condition]], codes, any.respondents)
          expect(inColumn.filter((who) => !people?.has(who))).toEqual([])
        })
        expect(table.total.respondents).toBe(counted.length)
        expect(table.ungrouped.respondents).toBe(counted.filter((who) => own(who, by) === null).length)
      }),
    )
  })
})

describe('bands', () => {
  it('lie between limits, open at both ends', () => {
    expect(bandsBetween([25, 18])).toEqual([
      { min: null, below: 18 },
      { min: 18, below: 25 },
      { min: 25, below: null },
    ])
  })

  it('have round limits where nobody chose them', () => {
    expect(roundLimits([1, 2, 3, 9, 10])).toEqual([2, 4, 6, 8])
    expect(roundLimits([0.1, 0.5])).toEqual([0.2, 0.3, 0.4])
    expect(roundLimits([1200, 4800])).toEqual([2000, 3000, 4000])
    expect(roundLimits([5, 5])).toEqual([])
    expect(roundLimits([])).toEqual([])
  })
})

describe('readNumber', () => {
  it('reads a number with its unit, and no range', () => {
    expect(['34', '34 ans', '1 234,5 €', '-2'].map(readNumber)).toEqual([34, 34, 1234.5, -2])
    expect(['25-34', '65+', '65 et plus', 'femme', '', 'p12'].map(readNumber)).toEqual(
      new Array(6).fill(null),
    )
  })
})

describe('scaleStatistics', () => {
  it('gives mean, median and spread of the codes, without those who chose no point of the scale', () => {
    // Calculated by hand from the codes 1, 1, 2, 4, 4, 4; nine answers are “don't know”.
    const statistics = scaleStatistics([2, 1, 0, 3, 9], [1, 2, 3, 4, null])
    expect(statistics).toMatchObject({ base: 6, median: 3 })
    expect(statistics?.mean).toBeCloseTo(16 / 6)
    expect(statistics?.spread).toBeCloseTo(Math.sqrt((1 + 1 + 4 + 16 + 16 + 16 - 256 / 6) / 5))
    expect(scaleStatistics([0, 0], [1, 2])).toBeNull()
    expect(scaleStatistics([1, 0], [1, 2])?.spread).toBeNull()
  })
})
