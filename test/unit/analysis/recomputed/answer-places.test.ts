import { describe, expect, it } from 'vitest'
import type { ShapeName } from '../../../../electron/practice/shapes/shape.ts'
import { readPlaces } from '../../../support/read-places.ts'
import { atPath } from './at-path.ts'
import { fixedRuns } from './fixed-runs.ts'
import { rawPeople } from './raw-people.ts'

/** The answer in the value that a path leads to: the value itself, or a row that contains it. */
const saidIn: Record<ShapeName, (value: unknown) => unknown> = {
  plain: (value) => value,
  wide: (value) => value,
  nested: (row) => (row as { value: unknown }).value,
  bare: (row) => (row as { answer: unknown }).answer,
}

describe.each(fixedRuns)('$name, as $form', ({ draft, form, payload, results }) => {
  const { questions } = draft
  const people = rawPeople(payload, form, questions.length)

  it('has its answers at the places that are told', () => {
    const reader = readPlaces(payload, draft)
    for (const [item] of questions.entries()) {
      const places = reader.ofItem(item)
      const said = places.map(({ respondent, path }) => [respondent, saidIn[form](atPath(payload, path))])
      const came = people.flatMap((person, place) => {
        const answer = person.said[item]
        return answer === undefined ? [] : [[place, answer]]
      })
      expect(said).toEqual(came)
      const read = results.answers.filter(({ question }) => question === item)
      expect(places.map(({ respondent }) => respondent)).toEqual(read.map(({ respondent }) => respondent))
      for (const { path, value } of places) {
        const raw = atPath(payload, path)
        expect(value).toBe(typeof raw === 'string' ? raw : JSON.stringify(raw))
      }
    }
  })

  it('has the answers of each persona where they are told by item', () => {
    const reader = readPlaces(payload, draft)
    const all = questions.flatMap((_, item) => reader.ofItem(item).map((place) => ({ ...place, item })))
    for (const persona of people.keys()) {
      const own = all.filter(({ respondent }) => respondent === persona)
      expect(reader.ofPersona(persona)).toEqual(own.map(({ item, path, value }) => ({ item, path, value })))
    }
  })
})
