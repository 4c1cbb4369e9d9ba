import type { Problem } from '../../../shared/models/problem.ts'
import { toProblem } from '../../../shared/models/sonde-error.ts'
import type { ServiceClient } from '../../service/service-api.ts'

/** The same client; `report` hears how every call ended: null for an answer, the problem otherwise. */
export function observeClient(
  client: ServiceClient,
  report: (problem: Problem | null) => void,
): ServiceClient {
  return new Proxy(client, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver)
      if (typeof member !== 'function') return member
      return async (...args: unknown[]) => {
        try {
          const answer: unknown = await member.apply(target, args)
          report(null)
          return answer
        } catch (error) {
          report(toProblem(error))
          throw error
        }
      }
    },
  })
}
