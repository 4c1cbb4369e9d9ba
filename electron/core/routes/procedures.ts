import { implement } from '@orpc/server'
import type { ProcedureMeta } from '../../../shared/contract/base.ts'
import { contract } from '../../../shared/contract/contract.ts'
import type { CorePorts } from '../ports.ts'
import { problemTeller } from '../tell-problems.ts'

interface ProceduresParts {
  /** Throws while the store is on hold after a restore. */
  demandOpen: () => void
  ports: Pick<CorePorts, 'log'>
}

export type Procedures = ReturnType<typeof createProcedures>

/**
 * The contract, ready to be implemented. Errors are converted to problems, and procedures marked `heldBack` throw while
 * the store is on hold.
 */
export function createProcedures({ demandOpen, ports }: ProceduresParts) {
  return implement(contract)
    .use(problemTeller(ports.log))
    .use(({ procedure, next }) => {
      const { heldBack }: ProcedureMeta = procedure['~orpc'].meta
      if (heldBack) demandOpen()
      return next()
    })
}
