import { attributeChoices, numberFields } from '../../analysis/attribute-choices.ts'
import { type Band, bandsBetween, usualLimits } from '../../analysis/number-bands.ts'
import { readNumber } from '../../analysis/read-number.ts'
import type { TraitEvidence } from '../../models/experiment-evidence.ts'
import type { Respondent } from '../../models/results.ts'
import type { RunExtract } from './run-extract.ts'

/** The groups of a field; `groupOf` gives the index of the group that a value belongs to, -1 for none. */
interface Grouping {
  field: string
  groups: readonly string[]
  groupOf(value: string): number
}

/**
 * The choices in each run by the groups of each profile field, grouped as in cross-tables. The groups are made from
 * these runs together, so that they are the same in every run and can be compared. Where anybody chose an option that
 * A does not have, all such options together come last, as in the counts of the arms: without them a group would have
 * a smaller base, and could not show a move towards them.
 *
 * @param options how many options A has
 */
export function traitEvidence(runs: readonly RunExtract[], options: number): TraitEvidence[][] {
  const groupings = groupingsOf(
    runs.flatMap(({ profiles }) => profiles.map((attributes) => ({ id: null, attributes }))),
  )
  const hasElse = runs.some(({ chosen }) => chosen.includes(options))
  return runs.map(({ profiles, chosen }) =>
    groupings.map(({ field, groups, groupOf }) => {
      const counts = groups.map(() => new Array<number>(options + (hasElse ? 1 : 0)).fill(0))
      profiles.forEach((attributes, persona) => {
        const option = chosen[persona] ?? -1
        const value = option === -1 ? undefined : attributes.find(({ name }) => name === field)?.value
        const own = value === undefined ? undefined : counts[groupOf(value)]
        if (own) own[option] = (own[option] ?? 0) + 1
      })
      return { field, groups: groups.map((value, at) => ({ value, counts: counts[at] ?? [] })) }
    }),
  )
}

function groupingsOf(respondents: readonly Respondent[]): Grouping[] {
  const numbers = numberFields(respondents)
  const inBands = numbers.map((field): Grouping => {
    const bands = bandsBetween(usualLimits(field)).filter((band) =>
      field.numbers.some((number) => isIn(band, number)),
    )
    const areWhole = field.numbers.every((number) => Number.isInteger(number))
    return {
      field: field.name,
      groups: bands.map((band) => bandText(band, areWhole)),
      groupOf: (value) => {
        const number = readNumber(value)
        return number === null ? -1 : bands.findIndex((band) => isIn(band, number))
      },
    }
  })
  const byValue = attributeChoices(respondents)
    .filter(({ name }) => numbers.every((field) => field.name !== name))
    .map(({ name, values }): Grouping => {
      const groups = values.map(({ value }) => value)
      const places = new Map(groups.map((value, place) => [value, place]))
      return { field: name, groups, groupOf: (value) => places.get(value) ?? -1 }
    })
  return [...inBands, ...byValue]
}

function isIn({ min, below }: Band, number: number): boolean {
  return (min === null || number >= min) && (below === null || number < below)
}

/** A band as text, for all languages: "18–24", "65+", "<18", or "1.5–<2" where not all numbers are whole. */
function bandText({ min, below }: Band, areWhole: boolean): string {
  if (min === null) return below === null ? '' : `<${below}`
  if (below === null) return `${min}+`
  if (!areWhole) return `${min}–<${below}`
  return below - min === 1 ? String(min) : `${min}–${below - 1}`
}
