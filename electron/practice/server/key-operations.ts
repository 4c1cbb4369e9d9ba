import type { z } from 'zod'
import { Refusal } from '../refusal.ts'
import type { Handler } from './route.ts'
import type { keyBody, keyPath } from './schemas.ts'

/** GET /api/v1/api-keys */
export const listKeys: Handler = ({ keys, shape }, { caller }) => shape.keys(keys.list(caller.account))

/** POST /api/v1/api-keys: Enterprise and Admin plans only. */
export const createKey: Handler = ({ keys, shape }, { caller, body }) => {
  if (caller.account.plan === 'standard') {
    throw new Refusal(shape.refusals.plan, 'Creating keys is reserved for the Enterprise and Admin plans.')
  }
  const { record, secret } = keys.create(caller.account, (body as z.output<typeof keyBody>).nom)
  return shape.keyCreated(record, secret)
}

/** DELETE /api/v1/api-keys/{key_id} */
export const revokeKey: Handler = ({ keys, shape }, { caller, input }) => {
  const { key_id } = input as z.output<typeof keyPath>
  const revoked = Number.isSafeInteger(key_id) ? keys.revoke(caller.account, key_id) : undefined
  if (!revoked) throw new Refusal(404, 'API key not found.')
  return shape.keyRevoked(revoked)
}
