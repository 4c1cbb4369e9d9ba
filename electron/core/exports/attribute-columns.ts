import type { Cell } from '../../../shared/exchange/tables/csv.ts'
import type { RunResults } from '../../../shared/models/results.ts'
import { type PersonaWords, personaWordsIn } from '../../../shared/personas/persona-words.ts'
import { EXPORT_WORDS, type ExportLanguage } from './export-words.ts'

/** Names of the personas' attributes, in the order of their first occurrence. */
export function attributeNames(results: RunResults): string[] {
  return [...new Set(results.respondents.flatMap(({ attributes }) => attributes.map(({ name }) => name)))]
}

const DECIMAL = /^-?\d+\.\d+$/

/**
 * The columns of the personas' attributes in the words of the page. What Sonde has no word for stays as received, so
 * that it can be found again in the data.
 */
export function columnsInWords(
  results: RunResults,
  bandColumns: readonly { name: string; field: string }[],
  language: ExportLanguage,
): {
  heads(others: readonly string[]): string[]
  cells(attributes: readonly { name: string; value: string }[]): Cell[]
} {
  const words = personaWordsIn(language)
  const names = attributeNames(results)
  const fields = new Map(bandColumns.map(({ name, field }) => [name, field]))
  const headOf = (name: string) => {
    const field = fields.get(name)
    if (field === undefined) return nameInWords(name, words)
    return `${nameInWords(field, words)} (${EXPORT_WORDS[language].bands})`
  }
  return {
    heads: (others) => attributeHeads(names.map(headOf), others),
    cells: (attributes) =>
      attributeCells(
        attributes.map(({ name, value }) => ({ name, value: valueInWords(name, value, words) })),
        names,
      ),
  }
}

/** A field in the words of the page; as received where Sonde has no word for it. */
export function nameInWords(name: string, words: PersonaWords): string {
  return words.knownName(name) ?? name
}

/** The same for a value of a field. */
export function valueInWords(name: string, value: string, words: PersonaWords): string {
  return words.knownValue(name, value) ?? value
}

/**
 * The values of a persona's attributes with these names; empty where it has none. Decimals become numbers, so that they
 * get the decimal sign of the file: a French Excel reads "1.5" as the first of May.
 */
export function attributeCells(
  attributes: readonly { name: string; value: string }[],
  names: readonly string[],
): Cell[] {
  const values = new Map(attributes.map(({ name, value }) => [name, value]))
  return names.map((name) => {
    const value = values.get(name) ?? ''
    // "1.50" may be a version number: a value that a number would not reproduce stays text.
    return DECIMAL.test(value) && String(Number(value)) === value ? Number(value) : value
  })
}

/**
 * Heads for the columns of these attributes: their names, with a number added to a name that another column has
 * already. Letter case is ignored, as most programs do.
 *
 * @param others heads of the file's other columns
 */
export function attributeHeads(names: readonly string[], others: readonly string[]): string[] {
  const taken = new Set(others.map((head) => head.toLowerCase()))
  return names.map((name) => {
    let head = name
    for (let number = 2; taken.has(head.toLowerCase()); number += 1) head = `${name}_${number}`
    taken.add(head.toLowerCase())
    return head
  })
}
