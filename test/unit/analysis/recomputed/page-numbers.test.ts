import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeResponses } from '../../../../shared/analysis/coded-responses.ts'
import { baseOfCell, crossTabulate } from '../../../../shared/analysis/cross-tabulate.ts'
import { personasKept } from '../../../../shared/analysis/filter-personas.ts'
import { answersShown } from '../../../../shared/analysis/filter-results.ts'
import { groupPersonas } from '../../../../shared/analysis/group-personas.ts'
import { analysedItem, groupByItem } from '../../../../shared/analysis/item-responses.ts'
import { bandsBetween } from '../../../../shared/analysis/number-bands.ts'
import { summariseResponses } from '../../../../shared/analysis/response-summary.ts'
import { tabulateAll } from '../../../../shared/analysis/tabulate.ts'
import type { CrossVariable } from '../../../../shared/models/cross-variable.ts'
import { anyFilter } from './any-filter.ts'
import { type FixedRun, fixedRuns } from './fixed-runs.ts'
import { type RawPerson, rawPeople } from './raw-people.ts'
import { didWith, has, keptPlaces, recount } from './recount.ts'

const FILTERS = 20

const percent = (count: number, base: number) => (base === 0 ? null : (100 * count) / base)

/** Tries `check` with random filters: the people that each keeps, and the personas that Sonde keeps. */
function underFilters(
  { draft, form, payload, results }: FixedRun,
  check: (
    kept: RawPerson[],
    among: ReadonlySet<number> | undefined,
    people: RawPerson[],
    pick: number,
  ) => void,
) {
  const { questions } = draft
  const people = rawPeople(payload, form, questions.length)
  const coded = codeResponses(questions, results)
  fc.assert(
    fc.property(anyFilter(people, questions), fc.nat(), (groups, pick) => {
      const places = keptPlaces(people, groups, questions)
      const among = personasKept(groups, coded, results.respondents)
      expect([...(among ?? people.keys())]).toEqual(places)
      check(
        places.map((place) => people[place] as RawPerson),
        among,
        people,
        pick,
      )
    }),
    { numRuns: FILTERS },
  )
}

describe.each(fixedRuns)('$name, as $form, under random filters', (run) => {
  const { draft, results } = run
  const { questions } = draft
  const items = questions.map(analysedItem)

  it('has the tables and the summary that the payload gives', () => {
    underFilters(run, (kept, among, people) => {
      const tables = tabulateAll(items, results, among)
      const recounted = questions.map((question, item) => recount(kept, item, question))
      for (const [item, { counts, base, ...rest }] of recounted.entries()) {
        const options = counts.map((count, option) => ({ option, count, percentage: percent(count, base) }))
        expect(tables[item]).toEqual({
          ...{ source: 'answers', options, base, respondents: kept.length },
          ...rest,
        })
      }
      const summary = summariseResponses(tables, results, people.length, among)
      const sum = (part: 'base' | 'blank' | 'unread' | 'missing') =>
        recounted.reduce((all, each) => all + each[part], 0)
      expect(summary).toMatchObject({
        respondents: kept.length,
        answered: sum('base'),
        blank: sum('blank'),
        unread: sum('unread'),
        missing: sum('missing'),
      })
    })
  })

  it('has the cross-tables that the payload gives', () => {
    const coded = codeResponses(questions, results)
    const choices = [...questions.keys()].filter((item) => questions[item]?.type === 'single_choice')
    underFilters(run, (kept, among, people, pick) => {
      const names = Object.keys(people[0]?.fields ?? {})
      const variables: CrossVariable[] = [
        ...choices.map((item): CrossVariable => ({ kind: 'item', item })),
        ...names.map((name): CrossVariable => ({ kind: 'field', name })),
        ...(names.includes('age')
          ? [{ kind: 'bands' as const, name: 'age', limits: [20 + (pick % 20), 45, 70] }]
          : []),
      ]
      const variable = variables[pick % variables.length] as CrossVariable
      const item = choices[pick % choices.length] as number
      const question = questions[item] as (typeof questions)[number]
      const groups = groupPersonas(variable, questions, coded, results.respondents)
      const table = crossTabulate(question, item, groups, coded, among)
      const parts = partsOf(variable, people)
      expect(groups).toHaveLength(parts.length)
      for (const [column, isIn] of parts.entries()) {
        const those = recount(kept.filter(isIn), item, question)
        const told = table.columns[column]
        expect(told).toEqual({ ...those, respondents: kept.filter(isIn).length })
        const whole = recount(kept, item, question)
        for (const [option, count] of whole.counts.entries()) {
          expect(told && baseOfCell(table, told, option, 'column')).toBe(those.base)
          expect(told && baseOfCell(table, told, option, 'row')).toBe(count)
          expect(told && baseOfCell(table, told, option, 'total')).toBe(whole.base)
        }
      }
      const nobodys = kept.filter((person) => !parts.some((isIn) => isIn(person)))
      expect(table.ungrouped).toEqual({ ...recount(nobodys, item, question), respondents: nobodys.length })
    })

    /** The groups of a variable, in the order of Sonde's; the order itself is not checked. */
    function partsOf(
      variable: CrossVariable,
      people: readonly RawPerson[],
    ): ((each: RawPerson) => boolean)[] {
      if (variable.kind === 'item') {
        const { item } = variable
        const question = questions[item] as (typeof questions)[number]
        return question.options.map((_, option) => (each) => didWith(item, question, each) === option)
      }
      if (variable.kind === 'tag') throw new Error('no tags are recounted here')
      const { name } = variable
      const isOf = (each: RawPerson, part: (age: number) => boolean) => part(Number(each.fields[name]))
      if (variable.kind === 'bands')
        return bandsBetween(variable.limits)
          .map(({ min, below }) => (each: RawPerson) => {
            return isOf(each, (age) => age >= (min ?? 0) && age < (below ?? 999))
          })
          .filter((isIn) => people.some(isIn))
      return groupPersonas(variable, questions, coded, results.respondents).map(({ condition }) => {
        const [value] = condition.kind === 'field' ? condition.values : []
        return (each) => each.fields[name] === value
      })
    }
  })

  it('lists the answers that have the words searched for', () => {
    const byItem = groupByItem(results.answers)
    underFilters(run, (kept, among, people, pick) => {
      const item = pick % questions.length
      const question = questions[item] as (typeof questions)[number]
      const spoken = people[pick % people.length]?.said[item]?.match(/\p{L}{3,}/gu) ?? ['rien']
      const words = `"${spoken[pick % spoken.length]}"`
      const shown = answersShown(byItem.get(item) ?? [], question, words, among)
      const wanted = kept.filter(({ said }) => Boolean(said[item]) && has(said[item], words))
      expect(shown.map(({ respondent }) => people[respondent])).toEqual(wanted)
    })
  })
})
