import { type Fields, hexOf, type SentPerson, type Variation, type Variations } from './plan.ts'

/** People whose answers do not count stand among the persons; marks tell them apart. */
function others(markOf: (isOther: boolean) => Fields, answered = 1): Variation {
  return (plan) => {
    const { dice, persons } = plan
    const places = persons[0]?.said.length ?? 0
    const strangers = [1, 2].map((at): SentPerson => {
      const said = Array.from({ length: places }, (_, item) =>
        item < places * answered ? (dice.pick(persons).said[item] ?? null) : null,
      )
      const name = `Zed ${at}`
      return { ref: `x-${hexOf(dice, 4)}`, name, traits: {}, said, marks: markOf(true), counts: false }
    })
    plan.persons = persons.map((person) => ({ ...person, marks: markOf(false) }))
    for (const stranger of strangers)
      plan.persons.splice(dice.below(plan.persons.length + 1), 0, {
        ...stranger,
        traits: { ...persons[0]?.traits },
      })
  }
}

/** People in a reply who do not belong to the run. */
export const otherPeople: Variations = {
  'others: rejected': others((is) => ({ status: is ? 'rejected' : 'accepted' })),
  'others: tests': others((is) => ({ is_test: is })),
  'others: gone before the end': others((is) => ({ status: is ? 'abandoned' : 'completed' }), 0.5),
  'others: a control group': others((is) => ({ group: is ? 'control' : 'main' })),
  'others: a pilot': others((is) => ({ phase: is ? 'pilot' : 'field' })),
  'others: in reserve': others((is) => ({ reserve: is })),
  'others: replaced': others((is) => ({ replaced_by: is ? 'p-002' : null })),
}
