import { z } from 'zod'
import { operationSchema, serviceAnswerSchema, serviceHealthSchema } from '../models/service-answer.ts'
import { procedure, serviceProcedure } from './base.ts'

const connection = z.object({ connectionId: z.string() })

/** What a connection's service answers. */
export const serviceAnswersContract = {
  /** All 18 operations, in the order of the interface. */
  list: procedure
    .input(connection)
    .output(z.object({ health: serviceHealthSchema, answers: z.array(serviceAnswerSchema) })),
  /**
   * Calls an operation that changes nothing (`HARMLESS`), with the newest survey or session known of that connection where it wants
   * one; MISSING where there is none, INVALID for an operation that may change something.
   */
  try: serviceProcedure.input(connection.extend({ operation: operationSchema })).output(serviceAnswerSchema),
  /** A file for the service's makers, in either language: structure and types of each newest answer, no values and no key. */
  structure: procedure
    .input(connection.extend({ language: z.enum(['en', 'fr']) }))
    .output(z.object({ text: z.string() })),
}
