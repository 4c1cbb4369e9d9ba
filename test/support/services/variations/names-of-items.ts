import { hexOf, type Plan, type SentItem, slugOf, type Variation, type Variations } from './plan.ts'

function named(refOf: (item: SentItem, at: number, plan: Plan) => string | number): Variation {
  return (plan) => {
    plan.items.forEach((item, at) => {
      item.ref = refOf(item, at, plan)
    })
  }
}

/** The same, where only a book tells which items the names mean. */
function namedInBook(refOf: (item: SentItem, at: number, plan: Plan) => string | number): Variation {
  return (plan) => {
    named(refOf)(plan)
    plan.needsBook = true
  }
}

/** How an answer tells its item. */
export const namesOfItems: Variations = {
  'items: by their texts': named(({ stem }) => stem),
  'items: by texts that programs made': named(({ stem }) => slugOf(stem)),
  'items: from 0': named((_, at) => at),
  'items: from 1': named((_, at) => at + 1),
  'items: variables': namedInBook((_, at) => `V${String(at + 1).padStart(3, '0')}`),
  'items: numbers of a database': namedInBook((_, at) => 7000 + at),
  'items: ids without meaning': namedInBook((_, __, { dice }) => hexOf(dice)),
}
