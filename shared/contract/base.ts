import { oc } from '@orpc/contract'
import { type ProblemCode, problemCodeSchema, problemSchema } from '../models/problem.ts'

/** Every procedure may fail with any problem of the closed set; the error's data is the whole `Problem`. */
const errorMap = Object.fromEntries(
  problemCodeSchema.options.map((code) => [code, { data: problemSchema }]),
) as Record<ProblemCode, { data: typeof problemSchema }>

/** What a caller should know of a procedure beyond its types. */
export interface ProcedureMeta {
  /** It may wait for the service: a turn within the limit of calls, and the service's own time. */
  waitsForService?: boolean
  /**
   * It would continue work that was unfinished in a restored store: REFUSED, reason `held`, until a person has seen the
   * list of that work.
   */
  heldBack?: boolean
}

/** The start of every procedure that the core answers without the service. */
export const procedure = oc.$meta<ProcedureMeta>({}).errors(errorMap)

/** The start of every procedure that may have to wait for the service. */
export const serviceProcedure = procedure.meta({ waitsForService: true })

/** For procedures that are held back after a restore. */
export const heldBack: ProcedureMeta = { heldBack: true }
