import { z } from 'zod'
import {
  apiKeySchema,
  freshKeySchema,
  keyCreationSchema,
  keyLookSchema,
  memberFieldsSchema,
  memberSchema,
} from '../models/account.ts'
import { connectionSchema } from '../models/connection.ts'
import { procedure, serviceProcedure } from './base.ts'

const connection = z.object({ connectionId: z.string() })

/** API keys and organisation members of the account behind a connection. */
export const accountContract = {
  keys: serviceProcedure.input(connection).output(z.array(apiKeySchema)),
  /**
   * Creates a key. Its secret stays on the privileged side, under `handle`, until the person gives it up, the key is
   * revoked, its connection removed, or Sonde quits; the service will not tell it again. Whoever gives up waiting ends the
   * wait for its turn, and not a call that is on its way. REFUSED while another one is under way (reason `key_under_way`),
   * and until the person has seen what became of one that is unclear (`key_unclear`).
   */
  createKey: serviceProcedure
    .input(connection.extend({ name: z.string() }))
    .output(z.object({ key: apiKeySchema.nullable(), handle: z.string() })),
  /** How far the last creation of a key is. */
  keyCreation: procedure.input(connection).output(keyCreationSchema),
  /** Looks for the key whose creation is unclear; MISSING where none is. */
  lookForKey: serviceProcedure.input(connection).output(keyLookSchema),
  /** The person has seen the list of `lookForKey`: another key may be created. REFUSED where nobody has looked. */
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
  /** The person gives up a new key's secret: it is forgotten. */
  forgetKey: procedure.input(z.object({ handle: z.string() })),
  revokeKey: serviceProcedure.input(connection.extend({ keyId: z.number().int() })),
  members: serviceProcedure.input(connection).output(z.array(memberSchema)),
  /** The service takes free properties; it says itself what it misses. Returns its answer as text. */
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
