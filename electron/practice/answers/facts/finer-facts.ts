import type { FactSheet } from '../../panel/life/fact-sheet.ts'
import { keyOf, unit } from '../../random.ts'
import type { Asked } from './asked.ts'
import type { ChoiceFact, Fact } from './fact.ts'

/**
 * A fact told more finely than the sheet holds it, where closed questions offer finer answers. The same person always
 * gets the same answer.
 */
export function finer(fact: Fact, { stem, plain }: Pick<Asked, 'stem' | 'plain'>): Fact {
  if (fact.kind === 'choice' && fact.id === 'place' && areBothOffered(plain)) return withSmallTowns(fact)
  if (fact.kind === 'choice' && fact.id === 'commuteMode' && !toWork.test(stem)) return inGeneral(fact)
  return fact
}

/** A number from 0 to 1 that is always the same for the same person. */
const drawn = ({ birthYear, height, weight, income, surface }: FactSheet, what: string) =>
  unit(keyOf(birthYear, what, `${height} ${weight} ${income} ${surface}`))

/** Whether a small town and a middle-sized one are offered. */
function areBothOffered(plain: readonly string[]): boolean {
  // « Petite ville ou village » is where villagers live, too.
  const small = plain.findIndex(
    (option) => /petite ville|small(?:er)? town/.test(option) && !/village|bourg/.test(option),
  )
  return (
    small !== -1 && plain.some((option, place) => place !== small && /moyenne|medium|mid-sized/.test(option))
  )
}

/** Half of those who live at an intermediate density live in a small town, if one is offered. */
function withSmallTowns(fact: ChoiceFact): ChoiceFact {
  const { intermediaire = [] } = fact.options
  return {
    ...fact,
    value: (sheet) =>
      sheet.place === 'intermediaire' && drawn(sheet, fact.id) < 0.5 ? 'smallTown' : fact.value(sheet),
    options: { ...fact.options, smallTown: [/petite ville|small(?:er)? town/, ...intermediaire] },
  }
}

const toWork =
  /\b(?:travail\w*|work\w*|commut\w+|bureau|office|job|emploi|domicile|employ\w+|etudes?|studies)\b/

/** How somebody who does not commute gets about. */
function inGeneral(fact: ChoiceFact): ChoiceFact {
  return {
    ...fact,
    value: (sheet) => {
      const told = fact.value(sheet)
      if (told !== 'none') return told
      const { cars, carDaysPerYear, transitPerYear, bikeRidesPerYear } = sheet
      if (carDaysPerYear >= 100) return 'car'
      if (transitPerYear >= 50) return 'transit'
      if (bikeRidesPerYear >= 52) return 'bike'
      return cars > 0 ? 'car' : 'walk'
    },
  }
}
