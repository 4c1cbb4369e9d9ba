import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import {
  connectionColourSchema,
  connectionSchema,
  connectionStatusSchema,
  planSchema,
} from '../models/connection.ts'
import { procedure, serviceProcedure } from './base.ts'

const id = z.object({ id: z.string() })

/** Connections to services. A key goes in and never comes out. */
export const connectionsContract = {
  list: procedure.output(z.array(connectionSchema)),
  /** Saves a new connection, its key in the keychain. INVALID names `name`, `baseUrl` or `key`. */
  add: procedure
    .input(
      z.object({
        name: z.string(),
        baseUrl: z.string(),
        key: z.string(),
        plan: planSchema,
        colour: connectionColourSchema,
        marks: z.boolean().optional(),
        otherPrograms: z.boolean().optional(),
      }),
    )
    .output(connectionSchema),
  /**
   * Changes name, plan, colour, marks, or whether other programs use the key; `otherPrograms: true` keeps what was
   * already learned of them. The address cannot change: a key belongs to the origin it was saved for, so that another
   * address needs a new connection.
   */
  update: procedure
    .input(
      z.object({
        id: z.string(),
        name: z.string().optional(),
        plan: planSchema.optional(),
        colour: connectionColourSchema.optional(),
        marks: z.boolean().optional(),
        otherPrograms: z.boolean().optional(),
      }),
    )
    .output(connectionSchema),
  replaceKey: procedure.input(z.object({ id: z.string(), key: z.string() })).output(connectionSchema),
  /** Forgets the connection and its key. What was received through it stays. */
  /** REFUSED, reason `key_under_way`, while a key is being created on it. */
  remove: procedure.input(id),
  /** Asks the service for one survey, which proves address and key, and returns what is then known. */
  check: serviceProcedure.input(id).output(connectionStatusSchema),
  /** Reach and rate budget of every connection: all of them at once, then all again whenever one changes. */
  watch: procedure.output(eventIterator(z.array(connectionStatusSchema))),
}
