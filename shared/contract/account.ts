import { z } from 'zod'
import {
  apiKeySchema,
  freshKeySchema,
  keyCreationSchema,
  keyListSchema,
  keyLookSchema,
  memberFieldsSchema,
  memberListSchema,
} from '../models/account.ts'
import { connectionSchema } from '../models/connection.ts'
import { procedure, serviceProcedure } from './base.ts'

const connection = z.object({ connectionId: z.string() })

/** API keys and organisation members of the account behind a connection. */
export const accountContract = {
  keys: serviceProcedure.input(connection).output(keyListSchema),
  /**
   * Creates a key. The privileged side holds its secret under `handle` until the person gives it up, the key is
   * revoked, its connection is removed, or Sonde quits; the service never shows a secret again. Cancelling ends the
   * wait for a turn, but not a call that was already sent. REFUSED while another creation is under way (reason
   * `key_under_way`), and after one with an unclear outcome until the person has looked at the list of keys
   * (`key_unclear`).
   */
  createKey: serviceProcedure
    .input(connection.extend({ name: z.string() }))
    .output(z.object({ key: apiKeySchema.nullable(), handle: z.string() })),
  /** The state of the last key creation over this connection. */
  keyCreation: procedure.input(connection).output(keyCreationSchema),
  /** Looks in the account for the key whose creation is unclear; MISSING where no creation is unclear. */
  lookForKey: serviceProcedure.input(connection).output(keyLookSchema),
  /** Notes that the person has seen the list of `lookForKey`: a new key may be created. REFUSED before `lookForKey`. */
  closeKeyCreation: procedure.input(connection),
  /** The new keys whose secrets are held, the oldest first. */
  freshKeys: procedure.output(z.array(freshKeySchema)),
  /** Hands a new key's secret to the person: on the clipboard, or at a link that shows it once in a new tab. */
  handOverKey: procedure
    .input(z.object({ handle: z.string() }))
    .output(
      z.discriminatedUnion('how', [
        z.object({ how: z.literal('clipboard') }),
        z.object({ how: z.literal('link'), path: z.string() }),
      ]),
    ),
  /** Saves a new key as a connection of its own to the same service. */
  keepKeyAsConnection: serviceProcedure
    .input(z.object({ handle: z.string(), name: z.string() }))
    .output(connectionSchema),
  /** Forgets the secret of a new key that the person gives up. */
  forgetKey: procedure.input(z.object({ handle: z.string() })),
  revokeKey: serviceProcedure.input(connection.extend({ keyId: z.number().int() })),
  members: serviceProcedure.input(connection).output(memberListSchema),
  /** Sends the fields as they are: the service itself says which ones it misses. Returns its reply as text. */
  addMember: serviceProcedure
    .input(connection.extend({ fields: memberFieldsSchema }))
    .output(z.object({ raw: z.string() })),
  removeMember: serviceProcedure
    .input(connection.extend({ fields: memberFieldsSchema }))
    .output(z.object({ raw: z.string() })),
  changeRole: serviceProcedure
    .input(connection.extend({ fields: memberFieldsSchema }))
    .output(z.object({ raw: z.string() })),
}
