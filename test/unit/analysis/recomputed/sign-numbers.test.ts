import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeResponses } from '../../../../shared/analysis/coded-responses.ts'
import { diagnose } from '../../../../shared/analysis/diagnostics/diagnose.ts'
import { personasKept } from '../../../../shared/analysis/filter-personas.ts'
import { plantedQuestionnaire } from '../../../support/practice/planted-defects.ts'
import { anyFilter } from './any-filter.ts'
import { type FixedRun, inAllForms } from './fixed-runs.ts'
import { rawPeople } from './raw-people.ts'
import { keptPlaces } from './recount.ts'
import { type PlacedPerson, recountSign } from './recount-signs.ts'

const FILTERS = 6
const personas = 100

const runs = (['fr', 'en'] as const).flatMap((language) =>
  inAllForms({
    name: `planted, ${language}`,
    seed: 3,
    personas,
    questions: plantedQuestionnaire(language).questions,
  }),
)

/** The marks of a run, whole or under a filter, beside what the payload gives. */
function compare(
  { draft, results }: FixedRun,
  people: readonly PlacedPerson[],
  among?: ReadonlySet<number>,
): string[] {
  const { questions } = draft
  const marks = diagnose({ questions, results, among }).items.flatMap(({ suspicions }) => suspicions)
  for (const mark of marks) expect(mark).toMatchObject(recountSign(mark, people, questions) ?? {})
  return marks.map(({ evidence }) => evidence.kind)
}

describe.each(runs)('$name, as $form', (run) => {
  const { draft, results, payload, form } = run
  const { questions } = draft
  const people = rawPeople(payload, form, questions.length).map((person, place) => ({ ...person, place }))

  it('has signs with the numbers that the payload gives', () => {
    const kinds = compare(run, people)
    const expected = ['no_variety', 'unchosen_option', 'no_opinion', 'straight_lining', 'near_duplicates']
    const byTrait = Object.keys(people[0]?.fields ?? {}).length > 0 ? ['explained_by_trait'] : []
    expect(kinds).toEqual(expect.arrayContaining([...expected, ...byTrait]))
  })

  it('has them under any filter too', () => {
    const coded = codeResponses(questions, results)
    fc.assert(
      fc.property(anyFilter(people, questions), (groups) => {
        const kept = keptPlaces(people, groups, questions).map((place) => people[place] as PlacedPerson)
        compare(run, kept, personasKept(groups, coded, results.respondents))
      }),
      { numRuns: FILTERS },
    )
  })
})
