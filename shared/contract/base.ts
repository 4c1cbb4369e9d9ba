import { oc } from '@orpc/contract'
import { type ProblemCode, problemCodeSchema, problemSchema } from '../models/problem.ts'

/** Every procedure may fail with any problem of the closed set; the error's data is the whole `Problem`. */
const errorMap = Object.fromEntries(
  problemCodeSchema.options.map((code) => [code, { data: problemSchema }]),
) as Record<ProblemCode, { data: typeof problemSchema }>

/** Where every procedure of the contract starts. */
export const procedure = oc.errors(errorMap)
