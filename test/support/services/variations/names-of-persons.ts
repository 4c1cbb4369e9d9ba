import { hexOf, type Plan, type SentPerson, type Variation, type Variations } from './plan.ts'

function called(refOf: (person: SentPerson, at: number, plan: Plan) => string | number): Variation {
  return (plan) => {
    plan.persons.forEach((person, at) => {
      person.ref = refOf(person, at, plan)
    })
  }
}

/** How an answer tells its person. */
export const namesOfPersons: Variations = {
  'persons: from 0': called((_, at) => at),
  'persons: from 1': called((_, at) => at + 1),
  'persons: from 100': called((_, at) => 100 + at),
  'persons: by their names': called(({ name }) => name),
  'persons: ids without meaning': called((_, __, { dice }) => `${hexOf(dice)}-${hexOf(dice, 4)}`),
  'persons: random numbers': called((_, at, { dice }) => 40_000 + at * 500 + dice.below(500)),
}
