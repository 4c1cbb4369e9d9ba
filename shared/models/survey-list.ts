import { z } from 'zod'
import { surveySummarySchema } from './survey.ts'

/** Where a survey is: in the library, archived, or in the bin. */
export const surveyPlaceSchema = z.enum(['current', 'archived', 'deleted'])
export type SurveyPlace = z.infer<typeof surveyPlaceSchema>

/** What the library can be sorted by. */
export const surveyOrderSchema = z.enum(['title', 'state', 'items', 'changed', 'created'])
export type SurveyOrder = z.infer<typeof surveyOrderSchema>

/** Which surveys, and in what order. Without any member: the library, last changed first. */
export const surveyFilterSchema = z.object({
  /** Every word must start a word of the title, context, stems, options or tags. */
  search: z.string().optional(),
  place: surveyPlaceSchema.optional(),
  /** Surveys that have all of these tags. */
  tags: z.array(z.string()).optional(),
  order: surveyOrderSchema.optional(),
  descending: z.boolean().optional(),
})
export type SurveyFilter = z.infer<typeof surveyFilterSchema>

/** A filter, and which rows of its result; without a limit all of them. */
export const surveyWindowSchema = surveyFilterSchema.extend({
  /** Rows to pass over. */
  offset: z.number().int().min(0).optional(),
  limit: z.number().int().min(0).optional(),
})
export type SurveyWindow = z.infer<typeof surveyWindowSchema>

/** Some rows of the library. */
export const surveyPageSchema = z.object({
  /** Surveys that the filter finds; `rows` may be a few of them. */
  total: z.number().int(),
  rows: z.array(surveySummarySchema),
})
export type SurveyPage = z.infer<typeof surveyPageSchema>

/** How many surveys each place has, whatever the filter. */
export const surveyPlacesSchema = z.record(surveyPlaceSchema, z.number().int())
export type SurveyPlaces = z.infer<typeof surveyPlacesSchema>
