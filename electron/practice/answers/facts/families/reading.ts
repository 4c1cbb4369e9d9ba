import type { FactSheet } from '../../../panel/life/fact-sheet.ts'
import { either, type Fact, flag } from '../fact.ts'

/** What a stem asks for where it holds a word of each of some families. */
export interface FamilyReading {
  /** Families that have to be there; `A|B` is met by either. */
  readonly needs: readonly (readonly string[])[]
  /** Families that must not be there. */
  readonly not: readonly string[]
  /** Name of a fact that is known already, or one that is only read in this way. */
  readonly fact: string | Fact
}

/** Patterns of facts that only families of words ask for. */
export const unasked = either(/(?!)/)

/** Whether something is so. */
export function isSo(id: string, holds: (sheet: FactSheet) => boolean): Fact {
  return flag(id, ...unasked, holds)
}

/** A reading; `needs` and `not` are names of families between spaces. */
export function reading(needs: string, fact: string | Fact, not = ''): FamilyReading {
  return {
    needs: needs.split(' ').map((one) => one.split('|')),
    not: not === '' ? [] : not.split(' '),
    fact,
  }
}
