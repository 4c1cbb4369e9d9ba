import { answerAt, cellAt, entriesAt } from './answers.ts'
import type { Fields, Plan, SentItem, Variations } from './plan.ts'

/** A record of each item; it has its text where no book has it. */
function byItem(plan: Plan, answersOf: (item: SentItem) => unknown): Fields {
  const { names } = plan
  return {
    results: plan.items.map((item) => ({
      [names.itemId]: item.ref,
      ...(plan.book ? {} : { [names.stem]: item.stem }),
      [names.answers]: answersOf(item),
    })),
  }
}

/** Who answered what, for an item that has no options. */
function openEntries(plan: Plan, item: SentItem): Fields[] {
  return plan.persons.flatMap((person) =>
    entriesAt(plan, person, item).map((entry) => ({ [plan.names.who]: person.ref, ...entry })),
  )
}

/** The persons below each option. */
function peopleBelow(plan: Plan, item: SentItem): { code: unknown; text: string; people: unknown[] }[] {
  return item.options.map((option) => ({
    code: option.code,
    text: option.text,
    people: plan.persons
      .filter((person) => answerAt(plan, person, item)?.option === option)
      .map(({ ref }) => ref),
  }))
}

/** Layouts in which each item is a record. */
export const layoutsByItem: Variations = {
  'layout: persons below items': (plan) => {
    plan.layout = (of) => byItem(of, (item) => openEntries(of, item))
  },
  'layout: map of persons below items': (plan) => {
    plan.layout = (of) =>
      byItem(of, (item) =>
        Object.fromEntries(of.persons.map((person) => [String(person.ref), cellAt(of, person, item)])),
      )
  },
  'layout: persons below options': (plan) => {
    plan.layout = (of) =>
      byItem(of, (item) =>
        item.options.length === 0
          ? openEntries(of, item)
          : peopleBelow(of, item).map(({ code, text, people }) => ({
              [of.names.code]: code,
              [of.names.label]: text,
              n: people.length,
              [of.names.people]: people,
            })),
      )
  },
  'layout: map of options with persons': (plan) => {
    plan.layout = (of) =>
      byItem(of, (item) =>
        item.options.length === 0
          ? openEntries(of, item)
          : Object.fromEntries(peopleBelow(of, item).map(({ code, people }) => [String(code), people])),
      )
  },
  'layout: values in runs': (plan) => {
    plan.layout = (of) =>
      byItem(of, (item) => {
        const runs: [unknown, number][] = []
        for (const person of of.persons) {
          const value = answerAt(of, person, item)?.value ?? null
          const last = runs.at(-1)
          if (last && last[0] === value) last[1] += 1
          else runs.push([value, 1])
        }
        return runs
      })
  },
}
