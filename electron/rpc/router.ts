import type { Router } from '@orpc/server'
import type { contract } from '../../shared/contract/contract.ts'

/** The core's router, in the type that a transport needs: without a context. */
export type SondeRouter = Router<typeof contract, Record<never, never>>
