import { besideAnswers } from './beside-answers.ts'
import { besideModelAnswers } from './beside-model-answers.ts'
import { blanks } from './blanks.ts'
import { books } from './books.ts'
import { changes } from './changes.ts'
import { envelopes } from './envelopes.ts'
import { layoutsByItem } from './layouts-by-item.ts'
import { layoutsByPerson } from './layouts-by-person.ts'
import { layoutsInRows } from './layouts-in-rows.ts'
import { namesOfItems } from './names-of-items.ts'
import { namesOfPersons } from './names-of-persons.ts'
import { numbers } from './numbers.ts'
import { optionCodes } from './option-codes.ts'
import { orders } from './orders.ts'
import { namesOfBeside, otherNames } from './other-names.ts'
import { otherPeople } from './other-people.ts'
import type { Variation, Variations } from './plan.ts'
import { tablesBeside } from './tables-beside.ts'
import { traitsOfPersons } from './traits.ts'

/**
 * The families of variations, in the order in which they are made: codes by place count what the lists hold in their final
 * order, and what is made later refers to the names that were given before.
 */
const FAMILIES: readonly Variations[] = [
  otherNames,
  namesOfBeside,
  orders,
  namesOfPersons,
  namesOfItems,
  optionCodes,
  numbers,
  traitsOfPersons,
  otherPeople,
  blanks,
  books,
  { ...layoutsByPerson, ...layoutsInRows, ...layoutsByItem },
  { ...besideAnswers, ...besideModelAnswers },
  changes,
  tablesBeside,
  envelopes,
]

/** What is changed in a reply, by the name it is listed with. */
export interface NamedVariation {
  name: string
  variations: Variation[]
}

/** Every variation alone. */
export function singleVariations(): NamedVariation[] {
  return FAMILIES.flatMap((family) =>
    Object.entries(family).map(([name, variation]) => ({ name, variations: [variation] })),
  )
}

/** Two variations at once, of two families. */
export function pairsOfVariations(): NamedVariation[] {
  return FAMILIES.flatMap((family, at) =>
    Object.entries(family).flatMap(([name, variation]) =>
      FAMILIES.slice(at + 1).flatMap((later) =>
        Object.entries(later).map(([other, second]) => ({
          name: `${name} + ${other}`,
          variations: [variation, second],
        })),
      ),
    ),
  )
}
