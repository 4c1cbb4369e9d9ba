import { FRENCH, SHORT, TEXTUAL, UNUSUAL } from './field-names.ts'
import type { Variation, Variations } from './plan.ts'

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

function besideCalled(name: string): Variation {
  return (plan) => {
    plan.besideName = name
  }
}

/** What stands beside an answer has a name that an answer could have. Alone, these change nothing. */
export const namesOfBeside: Variations = {
  'name beside: response': besideCalled('response'),
  'name beside: text': besideCalled('text'),
  'name beside: value': besideCalled('value'),
  'name beside: choice': besideCalled('choice'),
  'name beside: label': besideCalled('label'),
  'name beside: content': besideCalled('content'),
}
