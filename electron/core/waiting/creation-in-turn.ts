import { toProblem } from '../../../shared/models/sonde-error.ts'
import type { CallOptions } from '../../service/service-api.ts'

/** A creation turned away this often in a row tells the person instead of waiting on. */
const MOST_REFUSALS = 10

/**
 * Makes a creation in its turn, and again after each 429, which was not carried out. `onTurnedAway` is called after each:
 * until its next turn nothing of it is on its way. Rejects with what `send` rejects with, and with BUSY after many refusals.
 */
export async function creationInTurn<T>(
  send: (options: Pick<CallOptions, 'tellsBusy'>) => Promise<T>,
  onTurnedAway: () => void,
): Promise<T> {
  for (let refusals = 1; ; refusals++) {
    try {
      return await send({ tellsBusy: true })
    } catch (error) {
      if (toProblem(error).code !== 'BUSY' || refusals >= MOST_REFUSALS) throw error
      onTurnedAway()
    }
  }
}
