import { expect, it } from 'vitest'
import { conditionsOf, filterLacks, filterNamed, withFilter } from '../../../shared/analysis/named-filters.ts'
import {
  emptyAnnotations,
  type NamedFilter,
  runAnnotationsSchema,
} from '../../../shared/models/annotations.ts'
import type { FilterCondition } from '../../../shared/models/results-filter.ts'
import { aChoice } from '../../support/drafts.ts'
import { persona } from './sample-results.ts'

const young: FilterCondition = { kind: 'number', name: 'age', min: 18, below: 25, not: false }
const answered = (item: number, option: number): FilterCondition => {
  return { kind: 'answer', item, options: [option], without: [], not: false }
}
const named = (name: string, ...conditions: FilterCondition[]): NamedFilter => ({
  name,
  groups: conditions.map((each) => [each]),
})
const questions = [aChoice('q1', 'How?', ['On foot', 'By bike'])]
const people = [persona(0, { age: '20' })]

it('a name stands once, however it is written; the newer filter takes its place', () => {
  const filters = [named('Les jeunes', young), named('À pied', answered(0, 0))]
  expect(filterNamed(filters, ' les  JEUNES')).toBe(filters[0])
  expect(filterNamed(filters, 'vieux')).toBeUndefined()
  const again = named('les jeunes', answered(0, 1))
  expect(withFilter(filters, again)).toEqual([again, filters[1]])
  expect(withFilter(filters, named('Autres'))).toHaveLength(3)
})

it('says what a filter asks for that is not there, each thing once', () => {
  const anywhere: FilterCondition = { kind: 'words', item: null, text: 'x', not: false }
  expect(filterLacks(named('a', young, answered(0, 1), anywhere), questions, people, [{ id: 't' }])).toEqual(
    [],
  )
  const gone = { ...young, name: 'income' }
  expect(
    filterLacks(named('b', gone, gone, answered(3, 0), answered(0, 2)), questions, people, [{ id: 't' }]),
  ).toEqual([
    { kind: 'field', name: 'income' },
    { kind: 'item', item: 3 },
    { kind: 'option', item: 0 },
  ])
})

it('what a newer Sonde asks of personas is kept, and cannot be applied', () => {
  const newer = { name: 'later', groups: [[{ kind: 'mood', moods: ['calm'] }]] }
  const { filters } = runAnnotationsSchema.parse({ ...emptyAnnotations(), filters: [newer] })
  expect(filters).toEqual([newer])
  expect(conditionsOf(newer)).toBeNull()
  expect(filterLacks(newer, questions, people, [{ id: 't' }])).toEqual([{ kind: 'unknown' }])
})

it('a filter on a tag that was deleted says so', () => {
  const tag = (id: string): FilterCondition => ({ kind: 'tag', item: null, tags: [id], not: true })
  expect(filterLacks(named('a', tag('t')), questions, people, [{ id: 't' }])).toEqual([])
  expect(filterLacks(named('b', tag('gone')), questions, people, [{ id: 't' }])).toEqual([{ kind: 'tag' }])
})
