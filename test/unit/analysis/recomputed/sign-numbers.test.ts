import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeResponses } from '../../../../shared/analysis/coded-responses.ts'
import { diagnose } from '../../../../shared/analysis/diagnostics/diagnose.ts'
import { personasKept } from '../../../../shared/analysis/filter-personas.ts'
import { aChoice, anOpenEnded } from '../../../support/drafts.ts'
import { plantedQuestionnaire } from '../../../support/practice/planted-defects.ts'
import { anyFilter } from './any-filter.ts'
import { type FixedRun, inAllForms } from './fixed-runs.ts'
import { rawPeople } from './raw-people.ts'
import { keptPlaces } from './recount.ts'
import { type PlacedPerson, recountSign } from './recount-signs.ts'

const FILTERS = 6
const personas = 100

/** Kinds of marks that must be among those found. */
const EXPECTED = {
  planted: ['no_variety', 'unchosen_option', 'no_opinion', 'straight_lining', 'near_duplicates'],
  made: ['no_variety', 'unchosen_option', 'blank', 'straight_lining', 'near_duplicates', 'opens_alike'],
}

const RATED = ['D’accord', 'Ni l’un ni l’autre', 'Pas d’accord']

/** The diagnostics' questionnaire, and invented answers in which every sign is present, but none at its extreme. */
const runs = [
  ...(['fr', 'en'] as const).flatMap((language) => {
    const { questions } = plantedQuestionnaire(language)
    return inAllForms({ name: `planted, ${language}`, seed: 3, personas, questions })
  }),
  ...inAllForms({
    name: 'made up',
    seed: 4,
    personas,
    questions: [
      aChoice('a', 'Quelle part ?', ['Un dixième', 'Un quart', 'La moitié', 'Plus']),
      aChoice('b', 'Que lisez-vous ?', ['Des romans', 'Des journaux', 'Rien']),
      ...['x', 'y', 'z'].map((name) => aChoice(name, `Le ${name} est utile.`, RATED)),
      aChoice('c', 'Que prenez-vous ?', ['Le bus', 'Le train', 'Le vélo']),
      anOpenEnded('d', 'Que voyez-vous ?'),
    ],
    said: (age, place) => [
      place < 95 ? 'Un dixième' : place < 98 ? 'Un quart' : 'Plus',
      age < 45 === place % 25 > 0 ? 'Des romans' : 'Des journaux',
      ...[1, 3, 7].map((step) => RATED[place % 5 < 3 ? place % 3 : (place * step) % 3] ?? null),
      place % 5 < 2 ? null : (['Le bus', 'Le train', 'Le vélo'][place % 3] ?? null),
      place % 3 > 0
        ? `Je vois souvent la rue et le jardin du voisin numéro ${place % 4 === 1 ? 1 : place}`
        : `Un arbre ${place}, deux maisons ${place} et un chat ${place} sous la pluie ${place}`,
    ],
  }),
]

/** Compares the marks of a run, filtered or not, with those recalculated from the payload. */
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
  const { name, draft, results, payload, form } = run
  const { questions } = draft
  const people = rawPeople(payload, form, questions.length).map((person, place) => ({ ...person, place }))

  it('has signs with the numbers that the payload gives', () => {
    const kinds = compare(run, people)
    const byTrait = Object.keys(people[0]?.fields ?? {}).length > 0 ? ['explained_by_trait'] : []
    expect(kinds).toEqual(
      expect.arrayContaining([...EXPECTED[name === 'made up' ? 'made' : 'planted'], ...byTrait]),
    )
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
