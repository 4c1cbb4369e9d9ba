import { createContext, use } from 'react'
import type { SondeClient } from '../../../shared/contract/contract.ts'
import { client } from '../../lib/api.ts'

/** The core's procedures that the reading desk uses. */
export type DeskCalls = Pick<SondeClient, 'readingDesk' | 'recipes' | 'readings'>

/** The real client; tests provide another. */
export const DeskCallsContext = createContext<DeskCalls>(client)

/** The procedures for the reading desk. */
export function useDeskCalls(): DeskCalls {
  return use(DeskCallsContext)
}
