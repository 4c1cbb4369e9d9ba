import { z } from 'zod'

/**
 * What separates the cells of a CSV file, and decimals: comma and point, or semicolon and comma as in a French Excel.
 */
export const csvFormSchema = z.enum(['comma', 'semicolon'])
export type CsvForm = z.infer<typeof csvFormSchema>

/** The person's setting: one of the forms, or the usual one of the language. */
export const csvFormChoiceSchema = z.enum(['language', ...csvFormSchema.options])
export type CsvFormChoice = z.infer<typeof csvFormChoiceSchema>

/** The form of the files of a person who works in this language. */
export function csvFormOf(choice: CsvFormChoice, language: 'fr' | 'en'): CsvForm {
  if (choice !== 'language') return choice
  return language === 'fr' ? 'semicolon' : 'comma'
}
