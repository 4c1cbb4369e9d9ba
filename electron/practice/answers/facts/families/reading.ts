import type { FactSheet } from '../../../panel/life/fact-sheet.ts'
import { either, type Fact, flag } from '../fact.ts'

/** A fact that a stem asks for if it contains words of certain families. */
export interface FamilyReading {
  /** The families needed; `A|B` is met by either. */
  readonly needs: readonly (readonly string[])[]
  /** Families that must not be there. */
  readonly not: readonly string[]
  /** Id of a fact defined elsewhere, or a fact that only this reading defines. */
  readonly fact: string | Fact
}

/** Patterns that match nothing, for facts that are read by families of words only. */
export const unasked = either(/(?!)/)

/** A fact that is true or not and is read by families of words only. */
export function isSo(id: string, holds: (sheet: FactSheet) => boolean): Fact {
  return flag(id, ...unasked, holds)
}

/** Makes a reading; `needs` and `not` are names of families separated by spaces. */
export function reading(needs: string, fact: string | Fact, not = ''): FamilyReading {
  return {
    needs: needs.split(' ').map((one) => one.split('|')),
    not: not === '' ? [] : not.split(' '),
    fact,
  }
}
