import { cellAt, columnsAt, entriesAt } from './answers.ts'
import type { Fields, Plan, SentPerson, Variations } from './plan.ts'

/** What a record of a person tells besides the answers; the traits stand in the list of the persons, if there is one. */
export function personFields({ names, listed }: Plan, { ref, traits, marks }: SentPerson): Fields {
  return { [names.id]: ref, ...(listed === 'no' ? traits : {}), ...marks }
}

/** The plain layout: a record of each person, with a list of entries that name their items. */
export function entriesBelowPersons(plan: Plan): Fields {
  return belowPersons(plan, (person) =>
    plan.items.flatMap((item) =>
      entriesAt(plan, person, item).map((entry) => ({ [plan.names.item]: item.ref, ...entry })),
    ),
  )
}

function belowPersons(plan: Plan, answersOf: (person: SentPerson) => unknown): Fields {
  const { names, persons } = plan
  return {
    [names.people]: persons.map((person) => ({
      ...personFields(plan, person),
      [names.answers]: answersOf(person),
    })),
  }
}

/** By the item's name: what stands in the place of its answer. */
function mapOf(plan: Plan, person: SentPerson, items = plan.items): Fields {
  return Object.fromEntries(items.map((item) => [String(item.ref), cellAt(plan, person, item)]))
}

/** Layouts in which each person is a record. */
export const layoutsByPerson: Variations = {
  'layout: map of answers by item': (plan) => {
    plan.layout = (of) => belowPersons(of, (person) => mapOf(of, person))
  },
  'layout: answers by their places': (plan) => {
    plan.layout = (of) =>
      belowPersons(of, (person) => of.items.map((item) => cellAt(of, person, item) ?? null))
  },
  'layout: pairs of item and answer': (plan) => {
    plan.layout = (of) =>
      belowPersons(of, (person) => of.items.map((item) => [item.ref, cellAt(of, person, item) ?? null]))
  },
  'layout: sections': (plan) => {
    plan.layout = (of) =>
      belowPersons(of, (person) => [
        { title: 'A', fields: mapOf(of, person, of.items.slice(0, 2)) },
        { title: 'B', fields: mapOf(of, person, of.items.slice(2)) },
      ])
  },
  'layout: JSON in a text': (plan) => {
    plan.layout = (of) => belowPersons(of, (person) => JSON.stringify(mapOf(of, person)))
  },
  'layout: edges and nodes': (plan) => {
    plan.layout = (of) => ({
      responses: {
        edges: of.persons.map((person, at) => ({
          cursor: `c${at}`,
          node: {
            ...personFields(of, person),
            [of.names.answers]: {
              edges: of.items.flatMap((item) =>
                entriesAt(of, person, item).map((entry) => ({
                  node: { [of.names.item]: item.ref, ...entry },
                })),
              ),
            },
          },
        })),
      },
    })
  },
  'layout: map of persons': (plan) => {
    plan.layout = (of) => ({
      results: Object.fromEntries(
        of.persons.map((person) => [
          String(person.ref),
          { ...(of.listed === 'no' ? person.traits : {}), ...person.marks, ...mapOf(of, person) },
        ]),
      ),
    })
  },
  'layout: one row a person': (plan) => {
    plan.layout = (of) => ({
      rows: of.persons.map(
        (person) =>
          Object.assign(
            personFields(of, person),
            ...of.items.map((item) => columnsAt(of, person, item)),
          ) as Fields,
      ),
    })
  },
  'layout: interview in turns': (plan) => {
    plan.layout = (of) => ({
      interviews: of.persons.map((person) => ({
        ...personFields(of, person),
        turns: of.items.flatMap((item) => [
          { speaker: 'interviewer', text: item.stem },
          { speaker: 'persona', text: String(cellAt({ ...of, beside: [] }, person, item) ?? '...') },
        ]),
      })),
    })
  },
}
