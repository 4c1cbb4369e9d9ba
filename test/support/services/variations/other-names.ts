import { FRENCH, SHORT, TEXTUAL, UNUSUAL } from './field-names.ts'
import type { Variations } from './plan.ts'

/** Other names of the fields. */
export const otherNames: Variations = {
  'names: French': (plan) => {
    plan.names = FRENCH
  },
  'names: short': (plan) => {
    plan.names = SHORT
  },
  'names: unusual': (plan) => {
    plan.names = UNUSUAL
  },
  'names: the answer is called text': (plan) => {
    plan.names = TEXTUAL
  },
}
