import type { Plan, SentItem, Variation, Variations } from './plan.ts'

/** A code stands for the answers that are missing, unless an option has it or somebody said this number. */
function code(number: number): Variation {
  return (plan) => {
    plan.blank = (item) => ({ value: item.options.length > 0 && isFree(item, number) ? number : null })
  }
}

function isFree({ options }: SentItem, number: number): boolean {
  return options.every((option) => String(option.code) !== String(number))
}

/** The same, and the book says what the code means. */
function explained(number: number, reason: string): Variation {
  return (plan) => {
    code(number)(plan)
    plan.tables.push(() => ({ missing_values: { [String(number)]: reason } }))
  }
}

/** A field says why there is no answer. */
function reasonIn(field: string, reasons: readonly string[], answered: string | null): Variation {
  return (plan: Plan) => {
    plan.blank = () => ({ value: null, fields: { [field]: plan.dice.pick(reasons) } })
    plan.answered = { [field]: answered }
  }
}

const REFUSAL = 'Je préfère ne pas répondre.'

/** What stands where a person gave no answer; in the plain reply, null. */
export const blanks: Variations = {
  'blanks: left out': (plan) => {
    plan.blank = () => ({ value: undefined })
  },
  'blanks: empty texts': (plan) => {
    plan.blank = () => ({ value: '' })
  },
  'blanks: words': (plan) => {
    plan.blank = () => ({ value: 'Sans réponse' })
  },
  'blanks: letters': (plan) => {
    plan.blank = () => ({ value: 'NSP' })
  },
  'blanks: a sentence': (plan) => {
    plan.blank = () => ({ value: REFUSAL })
    // Where words are asked for, these are what the person said.
    const open = plan.items.filter(({ options }) => options.length === 0)
    for (const { said } of plan.persons) for (const { at } of open) if (at !== null) said[at] ??= REFUSAL
  },
  'blanks: 99': code(99),
  'blanks: 99, explained': explained(99, 'Refused'),
  'blanks: -9, explained': explained(-9, 'Not asked'),
  'blanks: 0, explained': explained(0, 'No answer'),
  'blanks: a reason': reasonIn('missing_reason', ['refused', 'dont_know'], null),
  'blanks: a state': reasonIn('status', ['refused', 'skipped'], 'answered'),
}
