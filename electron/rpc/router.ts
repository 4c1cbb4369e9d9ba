import type { Router } from '@orpc/server'
import type { contract } from '../../shared/contract/contract.ts'

/** The core's router as a transport takes it: it needs no context. */
export type SondeRouter = Router<typeof contract, Record<never, never>>
