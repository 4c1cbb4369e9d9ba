import { fractionsOf } from '../../../shared/analysis/attribute-choices.ts'
import { type Band, bandsBetween, isNamedByLast, ownLimits } from '../../../shared/analysis/number-bands.ts'
import { readNumber } from '../../../shared/analysis/read-number.ts'
import type { BandLimits } from '../../../shared/models/annotations.ts'
import type { RunResults } from '../../../shared/models/results.ts'
import { attributeNames } from './attribute-columns.ts'
import { EXPORT_WORDS, type ExportLanguage } from './export-words.ts'

/** A column with the band of a field in which each persona is. */
export interface BandColumn {
  name: string
  /** The name of the field, as received. */
  field: string
  limits: readonly number[]
}

/** The columns for the fields whose bands the person has set, in the order of the fields. */
export function bandColumns(results: RunResults, bands: BandLimits, language: ExportLanguage): BandColumn[] {
  const { bands: word } = EXPORT_WORDS[language]
  const fields = attributeNames(results)
  const taken = new Set(fields)
  return fields.flatMap((field) => {
    const limits = ownLimits(field, bands)
    if (limits === null) return []
    let name = `${field}_${word}`
    while (taken.has(name)) name += `_${word}`
    taken.add(name)
    return [{ name, field, limits }]
  })
}

/**
 * The results, with one more attribute of each persona for each of these columns; none where the field holds no number.
 */
export function withBandColumns(
  results: RunResults,
  columns: readonly BandColumn[],
  language: ExportLanguage,
): RunResults {
  if (columns.length === 0) return results
  const hasFractions = fractionsOf(results.respondents)
  const respondents = results.respondents.map((respondent) => ({
    ...respondent,
    attributes: [
      ...respondent.attributes,
      ...columns.flatMap(({ name, field, limits }) => {
        const told = respondent.attributes.find((each) => each.name === field)
        const number = told ? readNumber(told.value) : null
        return number === null
          ? []
          : [{ name, value: bandText(number, limits, hasFractions(field), language) }]
      }),
    ],
  }))
  return { ...results, respondents }
}

function bandText(
  number: number,
  limits: readonly number[],
  hasFractions: boolean,
  language: ExportLanguage,
): string {
  const found = bandsBetween(limits).find(
    ({ min, below }) => (min === null || number >= min) && (below === null || number < below),
  )
  return bandName(found ?? { min: null, below: null }, hasFractions, language)
}

/** A band in words: by its last number where all numbers of the field are whole. */
export function bandName({ min, below }: Band, hasFractions: boolean, language: ExportLanguage): string {
  const { bandFromTo, bandFromBelow, bandFrom, bandBelow } = EXPORT_WORDS[language]
  const write = (limit: number) => limitText(limit, language)
  if (below === null) return bandFrom(write(min ?? 0))
  if (min === null) return bandBelow(write(below))
  return isNamedByLast({ min, below }, hasFractions)
    ? bandFromTo(write(min), write(below - 1))
    : bandFromBelow(write(min), write(below))
}

/** A limit with the decimal sign of the language. */
export function limitText(limit: number, language: ExportLanguage): string {
  return String(limit).replace('.', language === 'fr' ? ',' : '.')
}
