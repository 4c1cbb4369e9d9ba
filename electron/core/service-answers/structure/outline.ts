import { z } from 'zod'

/** The kind of a single value. Nothing of the value itself is kept. */
const kindSchema = z.enum([
  'null',
  'bool',
  'whole',
  'decimal',
  'empty',
  'numeral',
  'date',
  'uuid',
  'id',
  'text',
])
export type Kind = z.infer<typeof kindSchema>

/** How often a kind of value occurs at a place; `distinct` is counted up to a limit only. */
export interface KindSeen {
  kind: Kind
  count: number
  distinct: number
  /** Lengths of texts, in characters. */
  shortest: number
  longest: number
}

/** The structure at one place of a reply. The same place in all entries of a list is one place. */
export interface Outline {
  kinds: KindSeen[]
  lists: { shortest: number; longest: number; item: Outline | null } | null
  maps: {
    fewest: number
    most: number
    count: number
    /** By the name of the member; members whose names look like data are joined under `null`. */
    members: { name: string | null; count: number; value: Outline }[]
  } | null
}

const kindSeenSchema = z.object({
  kind: kindSchema,
  count: z.number(),
  distinct: z.number(),
  shortest: z.number(),
  longest: z.number(),
})

export const outlineSchema: z.ZodType<Outline> = z.lazy(() =>
  z.object({
    kinds: z.array(kindSeenSchema),
    lists: z.object({ shortest: z.number(), longest: z.number(), item: outlineSchema.nullable() }).nullable(),
    maps: z
      .object({
        fewest: z.number(),
        most: z.number(),
        count: z.number(),
        members: z.array(z.object({ name: z.string().nullable(), count: z.number(), value: outlineSchema })),
      })
      .nullable(),
  }),
)

const UUID = /^[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}$/i
const DATE = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}|$)|^\d{2}\/\d{2}\/\d{4}/
const NUMERAL = /^[+-]?\d+(?:[.,]\d+)?\s*%?$/
const ID = /^(?=.*\d)[\w-]{4,64}$/

/** The kind of a value that is neither a list nor a map. */
export function kindOf(value: unknown): Kind {
  if (value === null || value === undefined) return 'null'
  if (typeof value === 'boolean') return 'bool'
  if (typeof value === 'number') return Number.isInteger(value) ? 'whole' : 'decimal'
  const text = String(value).trim()
  if (text === '') return 'empty'
  if (UUID.test(text)) return 'uuid'
  if (DATE.test(text)) return 'date'
  if (NUMERAL.test(text)) return 'numeral'
  return ID.test(text) ? 'id' : 'text'
}
