import type { Fields, Plan, Variation, Variations } from './plan.ts'

/** What a persona says instead of a bare number. */
function said(sayingOf: (number: string, plan: Plan) => string): Variation {
  return (plan) => {
    const places = plan.items.flatMap(({ at, isNumber }) => (isNumber && at !== null ? [at] : []))
    for (const person of plan.persons)
      for (const at of places) {
        const number = person.said[at] ?? null
        if (number !== null) person.said[at] = sayingOf(number, plan)
      }
  }
}

/** What stands beside the numbers, by the number. */
function numberBeside(fieldsOf: (number: number, plan: Plan) => Fields): Variation {
  return (plan) => {
    plan.beside.push(({ item, said: number }) =>
      item.isNumber && number !== null ? fieldsOf(Number.parseFloat(number), plan) : {},
    )
  }
}

function both(...variations: Variation[]): Variation {
  return (plan) => {
    for (const vary of variations) vary(plan)
  }
}

/** How numbers are sent that persons said to open-ended items; in the plain reply, as texts. */
export const numbers: Variations = {
  'numbers: as numbers': (plan) => {
    plan.numberAs = Number
  },
  'numbers: with a unit': said((number, { dice }) => `${number} ${dice.pick(['€', 'km', 'fois'])}`),
  'numbers: percentages': said((number) => `${number} %`),
  'numbers: ranges': said((number) => `${number}-${Number(number) + 2}`),
  'numbers: decimals': said((number) => `${number.replace(/\..*/, '')},5`),
  'numbers: dates': said((_, { dice }) => `${1 + dice.below(28)}/0${1 + dice.below(9)}/2024`),
  'numbers: about': said((number) => `~${number}`),
  'numbers: normalised beside': both(
    (plan) => {
      plan.numberAs = Number
    },
    numberBeside((number, { dice }) => ({
      normalized: Math.round((number / (number + 10)) * 1000) / 1000,
      zscore: Math.round((dice.next() - 0.5) * 400) / 100,
    })),
  ),
  'numbers: understood beside': both(
    numberBeside((number) => ({ parsed_number: number })),
    said((number) => `environ ${number} fois`),
  ),
}
