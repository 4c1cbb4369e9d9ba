import { z } from 'zod'
import { type Question, questionSchema } from './draft.ts'

/** The longest name of a kept item, in UTF-16 code units. */
export const LONGEST_ITEM_NAME = 200

/** The survey that an item was kept from, with the title that it had then. */
const keptFromSchema = z.object({ surveyId: z.string(), title: z.string() })

/** An item in the item bank. */
export const keptItemSchema = z.object({
  id: z.string(),
  /** What the person calls it; empty for an item that goes by its stem. */
  name: z.string(),
  /** As it was kept. Where it is put into a survey it gets new ids. */
  question: questionSchema,
  from: keptFromSchema,
  /** Milliseconds since 1970. */
  keptAt: z.number(),
})
export type KeptItem = z.infer<typeof keptItemSchema>

/** An item to keep; the store may know it already. */
export type NewKeptItem = Pick<KeptItem, 'id' | 'question' | 'from'>

/** Which kept items to list; without any member all of them. */
export const keptItemWindowSchema = z.object({
  /** Every word must occur in the name, the stem, an option or the survey's title; accents and case do not count. */
  search: z.string().optional(),
  /** Items to pass over. */
  offset: z.number().int().min(0).optional(),
  limit: z.number().int().min(0).optional(),
})
export type KeptItemWindow = z.infer<typeof keptItemWindowSchema>

/** Some items of the item bank. */
export const keptItemPageSchema = z.object({
  /** Items that the search finds; `rows` may be a few of them. */
  total: z.number().int(),
  rows: z.array(keptItemSchema),
})
export type KeptItemPage = z.infer<typeof keptItemPageSchema>

/** The options that are asked; those that an open-ended item keeps for a change of its type are not. */
export function optionsAsked({ type, options }: Question): string[] {
  return type === 'single_choice' ? options.map(({ text }) => text) : []
}

/** A key that is equal for two items if a respondent would see the same. */
export function sameItemKey(question: Question): string {
  const texts = [question.stem, ...optionsAsked(question)]
  return JSON.stringify([question.type, ...texts.map((text) => text.trim())])
}

/** Whether nothing was written in an item yet, not even a name or a code. */
export function isBlankItem({ name = '', stem, options }: Question): boolean {
  return [name, stem, ...options.flatMap(({ code = '', text }) => [code, text])].every(
    (text) => text.trim() === '',
  )
}
