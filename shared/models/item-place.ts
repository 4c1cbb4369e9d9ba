import { z } from 'zod'

/** A place in a payload with an answer to an item, or with ready-made numbers of it. */
const itemPlaceSchema = z.object({
  /** Position of the persona in `respondents`; null for numbers. */
  respondent: z.number().int().nullable(),
  /** As JSONPath; `$` is the `data` of the reply. */
  path: z.string(),
  /** The value there: a text as it is, anything else as JSON; cut where it is long, with "…" at the end. */
  value: z.string(),
})
export type ItemPlace = z.infer<typeof itemPlaceSchema>

/** A place in a payload with an answer of a persona. */
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
