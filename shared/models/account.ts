import { z } from 'zod'
import { problemSchema } from './problem.ts'

/** Fields as received, in their order, with their values as text. */
const fieldsSchema = z.array(z.object({ name: z.string(), value: z.string() }))

/** An API key of the account as listed. The interface shows only its id; the rest is as received. */
export const apiKeySchema = z.object({
  /** An integer on the wire. */
  id: z.number().int(),
  name: z.string().nullable(),
  /** Null where the service does not say whether it is revoked. */
  revoked: z.boolean().nullable(),
  fields: fieldsSchema,
})
export type ApiKey = z.infer<typeof apiKeySchema>

/** The service's reply as received, cut to a length that can be shown, if no list was recognised in it. Else null. */
const unreadSchema = z.string().nullable()

/** The account's keys. */
export const keyListSchema = z.object({
  keys: z.array(apiKeySchema),
  unread: unreadSchema,
  /** Rows beside these keys in which no key was recognised; the first hundred. */
  leftOut: z.array(fieldsSchema),
})
export type KeyList = z.infer<typeof keyListSchema>

/**
 * A key made since Sonde started, whose secret the privileged side still holds under `handle`. It has no secret itself.
 */
export const freshKeySchema = z.object({
  handle: z.string(),
  /** The connection it was made over. */
  connectionId: z.string(),
  /** As the person named it. */
  name: z.string(),
  /** As the service returned it; null where it returned only the secret. */
  key: apiKeySchema.nullable(),
  /** Whether the person received the secret, on the clipboard or as a link. */
  handedOver: z.boolean(),
  /** The connection that uses it as its key; `inMemory` where that connection forgets the key when Sonde quits. */
  keptAs: z.object({ id: z.string(), name: z.string(), inMemory: z.boolean() }).nullable(),
  /** Whether the secret is also kept elsewhere, so that it is not lost when Sonde quits. */
  taken: z.boolean(),
})
export type FreshKey = z.infer<typeof freshKeySchema>

/** The state of a connection's last key creation; `unclear` until a person has looked at the keys of the account. */
export const keyCreationSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('none') }),
  z.object({ state: z.literal('under_way'), name: z.string() }),
  /** It was sent, and because of `problem` nobody knows whether the key was made. */
  z.object({ state: z.literal('unclear'), name: z.string(), problem: problemSchema }),
])
export type KeyCreation = z.infer<typeof keyCreationSchema>

/** A look at the account's keys for one whose creation is unclear. */
export const keyLookSchema = z.object({
  /** Keys that did not exist before the creation was sent; one may be the new key, whose secret is lost. */
  found: z.array(apiKeySchema),
  /** False where this list, or the one from before the creation, was not recognised: `found` then says nothing. */
  isRead: z.boolean(),
})
export type KeyLook = z.infer<typeof keyLookSchema>

/** A member of the organisation. Its fields are not published: those that were recognised, and all as received. */
export const memberSchema = z.object({
  id: z.string().nullable(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  role: z.string().nullable(),
  fields: fieldsSchema,
})
export type Member = z.infer<typeof memberSchema>

/** The organisation's members. */
export const memberListSchema = z.object({ members: z.array(memberSchema), unread: unreadSchema })
export type MemberList = z.infer<typeof memberListSchema>

/** The free properties of a member operation, e.g. {"email": "…", "role": "…"}. */
export const memberFieldsSchema = z.record(z.string(), z.string())
export type MemberFields = z.infer<typeof memberFieldsSchema>
