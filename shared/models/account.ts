import { z } from 'zod'
import { problemSchema } from './problem.ts'

/** Fields as they came, in their order, as text. */
const fieldsSchema = z.array(z.object({ name: z.string(), value: z.string() }))

/** An API key of the account as listed. The interface shows only its id; the rest is as received. */
export const apiKeySchema = z.object({
  /** An integer on the wire. */
  id: z.number().int(),
  name: z.string().nullable(),
  /** Whether it is revoked, where the service tells. */
  revoked: z.boolean().nullable(),
  fields: fieldsSchema,
})
export type ApiKey = z.infer<typeof apiKeySchema>

/** A key made since Sonde started, whose secret its privileged side still holds under `handle`; the secret never goes along. */
export const freshKeySchema = z.object({
  handle: z.string(),
  /** The connection it was made over. */
  connectionId: z.string(),
  /** As the person named it. */
  name: z.string(),
  /** As the service answered; null where it told the secret only. */
  key: apiKeySchema.nullable(),
  /** Whether the person was given it, on the clipboard or as a link. */
  handedOver: z.boolean(),
  /** The connection that has it for its key; `inMemory` where that ends with Sonde. */
  keptAs: z.object({ id: z.string(), name: z.string(), inMemory: z.boolean() }).nullable(),
  /** Whether the secret is somewhere else too, where it outlasts Sonde. */
  taken: z.boolean(),
})
export type FreshKey = z.infer<typeof freshKeySchema>

/** How far the creation of a key over a connection is; `unclear` until a person has looked at the keys there are. */
export const keyCreationSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('none') }),
  z.object({ state: z.literal('under_way'), name: z.string() }),
  /** It was sent, and its answer does not say whether the key was made: `problem`. */
  z.object({ state: z.literal('unclear'), name: z.string(), problem: problemSchema }),
])
export type KeyCreation = z.infer<typeof keyCreationSchema>

/** A look at the account's keys for one whose creation is unclear. */
export const keyLookSchema = z.object({
  /** Keys that were not there before it was sent, and may be it; its secret is lost. */
  found: z.array(apiKeySchema),
})
export type KeyLook = z.infer<typeof keyLookSchema>

/** A member of the organisation. Its fields are not published: what could be recognised, and all as received. */
export const memberSchema = z.object({
  id: z.string().nullable(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  role: z.string().nullable(),
  fields: fieldsSchema,
})
export type Member = z.infer<typeof memberSchema>

/** The free properties of a member operation, e.g. {"email": "…", "role": "…"}. */
export const memberFieldsSchema = z.record(z.string(), z.string())
export type MemberFields = z.infer<typeof memberFieldsSchema>
