import { createContext, use } from 'react'
import type { SondeClient } from '../../../shared/contract/contract.ts'
import { client } from '../../lib/api.ts'

/** What the desk asks of the privileged side. */
export type DeskCalls = Pick<SondeClient, 'readingDesk' | 'recipes' | 'readings'>

/** The host, unless a test puts something else in its place. */
export const DeskCallsContext = createContext<DeskCalls>(client)

/** The calls of the desk. */
export function useDeskCalls(): DeskCalls {
  return use(DeskCallsContext)
}
