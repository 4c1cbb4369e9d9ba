import { implement } from '@orpc/server'
import type { ProcedureMeta } from '../../../shared/contract/base.ts'
import { contract } from '../../../shared/contract/contract.ts'
import type { CorePorts } from '../ports.ts'
import { problemTeller } from '../tell-problems.ts'

interface ProceduresParts {
  /** Throws as long as what is held back may not go on. */
  demandOpen: () => void
  ports: Pick<CorePorts, 'log'>
}

export type Procedures = ReturnType<typeof createProcedures>

/** The contract, to implement: what goes wrong is told as a problem, and what is held back waits. */
export function createProcedures({ demandOpen, ports }: ProceduresParts) {
  return implement(contract)
    .use(problemTeller(ports.log))
    .use(({ procedure, next }) => {
      const { heldBack }: ProcedureMeta = procedure['~orpc'].meta
      if (heldBack) demandOpen()
      return next()
    })
}
