import { z } from 'zod'

/** A place of a payload at which an answer to an item stands, or numbers that came ready-made. */
const itemPlaceSchema = z.object({
  /** Position of the persona in `respondents`; null for numbers. */
  respondent: z.number().int().nullable(),
  /** As JSONPath; `$` is the `data` of the reply. */
  path: z.string(),
  /** What stands there: a text as it is, the rest as JSON; cut where it is long, with "…" at the end. */
  value: z.string(),
})
export type ItemPlace = z.infer<typeof itemPlaceSchema>

/** A place of a payload at which an answer of a persona stands. */
const personaPlaceSchema = itemPlaceSchema.omit({ respondent: true }).extend({
  /** Position of the item in the version's questions. */
  item: z.number().int(),
})
export type PersonaPlace = z.infer<typeof personaPlaceSchema>

/** The places of a persona's answers in a payload, in the order of the items. */
export const foundPersonaPlacesSchema = z.object({
  payloadId: z.string(),
  places: z.array(personaPlaceSchema),
})
export type FoundPersonaPlaces = z.infer<typeof foundPersonaPlacesSchema>

/** The places of an item in a payload, in the order of the personas. */
export const foundPlacesSchema = z.object({ payloadId: z.string(), places: z.array(itemPlaceSchema) })
export type FoundPlaces = z.infer<typeof foundPlacesSchema>
