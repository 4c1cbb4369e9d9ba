import fc from 'fast-check'
import papaparse from 'papaparse'
import { describe, expect, it } from 'vitest'
import { resultsCsv } from '../../../../electron/core/exports/results-csv.ts'
import { compareAcrossRuns } from '../../../../shared/analysis/across-runs.ts'
import { findAskedRuns, type TabulatedRun } from '../../../../shared/analysis/asked-runs.ts'
import { codeResponses } from '../../../../shared/analysis/coded-responses.ts'
import { personasKept } from '../../../../shared/analysis/filter-personas.ts'
import { analysedItem, respondentPositions } from '../../../../shared/analysis/item-responses.ts'
import { itemScale, statisticsOf } from '../../../../shared/analysis/item-scale.ts'
import { tabulateAll } from '../../../../shared/analysis/tabulate.ts'
import { whoWasDrawn } from '../../../../shared/analysis/who-was-drawn.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import { aRun } from '../../../support/a-run.ts'
import { anyFilter } from './any-filter.ts'
import { type FixedRun, fixedRuns, repeatOf } from './fixed-runs.ts'
import { type RawPerson, rawPeople } from './raw-people.ts'
import { keptPlaces, recount } from './recount.ts'

const FILTERS = 10

/** Options of the items that are scales, in the order of their codes from 1. */
const SCALES = [
  ['Très satisfait', 'Plutôt satisfait', 'Plutôt pas satisfait', 'Pas du tout satisfait'],
  ['Never', 'Rarely', 'Sometimes', 'Often'],
  ['1', '2', '3', '4', '5'],
]

const peopleOf = ({ payload, form, draft }: FixedRun) => rawPeople(payload, form, draft.questions.length)

/** Tries `check` with random filters: the people that each keeps, and the personas that Sonde keeps. */
function underFilters(
  run: FixedRun,
  check: (kept: RawPerson[], among: ReadonlySet<number> | undefined) => void,
) {
  const people = peopleOf(run)
  const { questions } = run.draft
  const coded = codeResponses(questions, run.results)
  fc.assert(
    fc.property(anyFilter(people, questions), (groups) => {
      const kept = keptPlaces(people, groups, questions).map((place) => people[place] as RawPerson)
      check(kept, personasKept(groups, coded, run.results.respondents))
    }),
    { numRuns: FILTERS },
  )
}

describe.each(fixedRuns)('$name, as $form', (run) => {
  const { draft, results } = run
  const { questions } = draft
  const items = questions.map(analysedItem)

  it('has the mean, median and spread of codes that the payload gives', () => {
    const scales = questions.flatMap((question, item) => {
      const points = SCALES.find(([first]) => question.options.some(({ text }) => text === first))
      return points ? [{ question, item, points }] : []
    })
    expect(questions.map((question) => itemScale(question) !== null)).toEqual(
      questions.map((question) => scales.some((each) => each.question === question)),
    )
    underFilters(run, (kept, among) => {
      const tables = tabulateAll(items, results, among)
      for (const { question, item, points } of scales) {
        const scale = itemScale(question)
        const table = tables[item]
        const codes = kept
          .map(({ said }) => 1 + points.indexOf(said[item] ?? ''))
          .filter((code) => code > 0)
          .sort()
        const n = codes.length
        const mean = codes.reduce((sum, code) => sum + code, 0) / n
        const squares = codes.reduce((sum, code) => sum + (code - mean) ** 2, 0)
        const middle = [codes[Math.ceil(n / 2) - 1] ?? 0, codes[Math.floor(n / 2)] ?? 0] as const
        const expected = {
          base: n,
          mean: expect.closeTo(mean, 9),
          median: (middle[0] + middle[1]) / 2,
          spread: n > 1 ? expect.closeTo(Math.sqrt(squares / (n - 1)), 9) : null,
        }
        expect(scale && table && statisticsOf(scale, table)).toEqual(n === 0 ? null : expected)
      }
    })
  })

  it('tells who was drawn as the payload does', () => {
    const people = peopleOf(run)
    underFilters(run, (kept, among) => {
      const drawn = whoWasDrawn(results.respondents, respondentPositions(results), among, [18, 35, 50, 65])
      expect(drawn.personas).toEqual({ all: people.length, kept: kept.length })
      expect(drawn.tables).toHaveLength(Object.keys(people[0]?.fields ?? {}).length === 0 ? 0 : 4)
      const numberOf = (isOne: (fields: RawPerson['fields']) => boolean) => ({
        all: people.filter(({ fields }) => isOne(fields)).length,
        kept: kept.filter(({ fields }) => isOne(fields)).length,
      })
      for (const { base, rows } of drawn.tables) {
        expect(base).toEqual({ all: people.length, kept: kept.length })
        for (const { category, all, kept: stay } of rows) {
          const expected = numberOf(({ age, sexe, densite, occupation }) => {
            if (category.trait === 'age')
              return Number(age) >= category.ages.min && Number(age) <= category.ages.max
            if (category.trait === 'sex') return sexe === (category.sex === 'woman' ? 'femme' : 'homme')
            if (category.trait === 'density') return densite === DENSITY[category.density]
            return occupation === OCCUPATION[category.occupation]
          })
          expect([category, { all, kept: stay }]).toEqual([category, expected])
        }
      }
    })
  })

  it('has a codebook that says what each code of its file is', () => {
    const input = { run: aRun(), draft, results, filter: { search: '', groups: [] } }
    const read = (layout: 'codes' | 'codebook') =>
      papaparse.parse<Record<string, string>>(resultsCsv(input, layout, 'en').replace(/^\uFEFF/, ''), {
        header: true,
        skipEmptyLines: true,
      }).data
    const book = read('codebook')
    const [first] = read('codes')
    // All columns except those in every file: the filter, the survey, the run, the notice.
    const variables = [...new Set(book.map(({ variable }) => variable))]
    expect(Object.keys(first ?? {}).slice(0, variables.length)).toEqual(variables)
    const people = peopleOf(run)
    for (const [place, row] of read('codes').entries()) {
      for (const [item, question] of questions.entries()) {
        if (question.type === 'open_ended') continue
        const own = book.filter((line) => line.item === String(item + 1))
        const [name, missing] = [...new Set(own.map(({ variable }) => variable ?? ''))] as [string, string]
        const line = own.find(({ variable, code }) =>
          row[name] ? variable === name && code === row[name] : variable === missing && code === row[missing],
        )
        expect([place, item, line?.stem]).toEqual([place, item, question.stem])
        const said = people[place]?.said[item]
        if (question.options.some(({ text }) => text === said)) expect(line?.label).toBe(said)
        else expect(row[name]).toBe('')
      }
    }
  })
})

/** The payload's words for the densities and occupations of the census. */
const DENSITY: Record<string, string> = {
  dense: 'dense',
  intermediate: 'intermediaire',
  sparse: 'peu_dense',
  verySparse: 'tres_peu_dense',
}
const OCCUPATION: Record<string, string> = {
  farmers: 'agriculteurs',
  owners: 'artisans_commercants_chefs_entreprise',
  managers: 'cadres',
  intermediate: 'professions_intermediaires',
  employees: 'employes',
  workers: 'ouvriers',
  retired: 'retraites',
  inactive: 'autres_inactifs',
}

describe('the same item in several runs', () => {
  const first = fixedRuns[0] as FixedRun
  const runs = [first, repeatOf(first, 12), repeatOf(first, 13)]
  const reworded = 'Satisfait ?'
  const tabulated = runs.map(({ draft, results }, at): TabulatedRun => {
    const questions = draft.questions.map(
      (question): Question => (at === 2 && question.id === 'c' ? { ...question, stem: reworded } : question),
    )
    const run = { ...aRun(), id: `run-${at}`, versionId: `v-${at}`, createdAt: at }
    return { run, draft: { ...draft, questions }, tables: tabulateAll(questions.map(analysedItem), results) }
  })

  it('has the counts and the moves that the payloads give', () => {
    for (const [item, question] of first.draft.questions.entries()) {
      if (question.type === 'open_ended') continue
      const asked = findAskedRuns(question.id, tabulated[0] as TabulatedRun, tabulated)
      const counted = runs.map((run) => recount(peopleOf(run), item, question))
      expect(asked).toMatchObject(
        counted.map(({ counts, base, blank, unread, missing }) => ({
          counts,
          base,
          aside: blank + unread + missing,
        })),
      )
      const moved = (one: number, other: number) => {
        const [p, q] = [counted[one], counted[other]].map(
          (each) => each?.counts.map((count) => count / each.base) ?? [],
        )
        return Math.round(
          50 * (p ?? []).reduce((sum, share, at) => sum + Math.abs(share - (q?.[at] ?? 0)), 0),
        )
      }
      const across = compareAcrossRuns(asked, 'run-0')
      if (question.id === 'c') {
        expect(across.repeats).toEqual({ runs: 2, moved: moved(0, 1) })
        expect(across.move).toMatchObject({ moved: moved(0, 2), repeated: moved(0, 1) })
      } else {
        expect(across.repeats).toEqual({ runs: 3, moved: Math.max(moved(0, 1), moved(0, 2), moved(1, 2)) })
        expect(across.move).toBeNull()
      }
    }
  })
})
