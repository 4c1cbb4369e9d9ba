import { z } from 'zod'
import { operationSchema, serviceAnswerSchema, serviceHealthSchema } from '../models/service-answer.ts'
import { procedure, serviceProcedure } from './base.ts'

const connection = z.object({ connectionId: z.string() })

/** The last replies of a connection's service. */
export const serviceAnswersContract = {
  /** All 18 operations, in the order of the interface. */
  list: procedure
    .input(connection)
    .output(z.object({ health: serviceHealthSchema, answers: z.array(serviceAnswerSchema) })),
  /**
   * Calls an operation that changes nothing (`HARMLESS`), if needed with the newest survey or session known of that
   * connection; MISSING where there is none, INVALID for an operation that may change something.
   */
  try: serviceProcedure.input(connection.extend({ operation: operationSchema })).output(serviceAnswerSchema),
  /** A file for the service's makers: structure and types of each operation's newest reply, without values and keys. */
  structure: procedure
    .input(connection.extend({ language: z.enum(['en', 'fr']) }))
    .output(z.object({ text: z.string() })),
}
