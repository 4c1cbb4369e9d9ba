import type { Fields, Plan, SentItem, Variations } from './plan.ts'

/** Lists the items, each with what `optionsOf` makes of its options. */
function itemsWith(plan: Plan, optionsOf: (item: SentItem) => Fields): Fields {
  const { names, items } = plan
  return {
    [names.items]: items.map((item) => ({
      [names.itemId]: item.ref,
      [names.stem]: item.stem,
      ...(item.options.length > 0 ? optionsOf(item) : {}),
    })),
  }
}

/** The plain book lists the items with their options; options that are their own codes are only texts. */
export function fullBook(plan: Plan): Fields {
  const { names } = plan
  return itemsWith(plan, ({ options }) => ({
    [names.options]: options.map(({ code, text }) =>
      code === text ? text : { [names.code]: code, [names.label]: text },
    ),
  }))
}

/** Lists the items only. */
export function stemsOnly(plan: Plan): Fields {
  return itemsWith(plan, () => ({}))
}

/** What tells the items, and the codes of their options. */
export const books: Variations = {
  'book: none': (plan) => {
    plan.book = null
  },
  'book: items only': (plan) => {
    plan.book = stemsOnly
  },
  'book: options in a map': (plan) => {
    plan.book = (of) =>
      itemsWith(of, ({ options }) => ({
        [of.names.options]: Object.fromEntries(options.map(({ code, text }) => [String(code), text])),
      }))
  },
  'book: options in a map to their codes': (plan) => {
    plan.book = (of) =>
      itemsWith(of, ({ options }) => ({
        [of.names.options]: Object.fromEntries(options.map(({ code, text }) => [text, code])),
      }))
  },
  'book: options in pairs': (plan) => {
    plan.book = (of) =>
      itemsWith(of, ({ options }) => ({
        [of.names.options]: options.map(({ code, text }) => [code, text]),
      }))
  },
  'book: options in a list of their own': (plan) => {
    plan.book = (of) => ({
      ...stemsOnly(of),
      [of.names.options]: of.items.flatMap((item) =>
        item.options.map(({ code, text }) => ({
          [of.names.item]: item.ref,
          [of.names.code]: code,
          [of.names.label]: text,
        })),
      ),
    })
  },
  'book: map of items': (plan) => {
    plan.book = (of) => ({
      [of.names.items]: Object.fromEntries(
        of.items.map(({ ref, stem, options }) => [
          String(ref),
          {
            [of.names.stem]: stem,
            [of.names.options]: Object.fromEntries(options.map(({ code, text }) => [String(code), text])),
          },
        ]),
      ),
    })
  },
  'book: variables with value labels': (plan) => {
    plan.book = (of) => ({
      variables: of.items.map(({ ref, stem, options }) => ({
        name: ref,
        label: stem,
        measure: options.length > 0 ? 'nominal' : 'string',
        valueLabels: options.map(({ code, text }) => ({ value: code, label: text })),
      })),
    })
  },
  'book: places and scores of the options': (plan) => {
    plan.book = (of) =>
      itemsWith(of, ({ options }) => ({
        [of.names.options]: options.map(({ code, text }, at) => ({
          order: at + 1,
          score: code,
          [of.names.label]: text,
        })),
      }))
  },
}
