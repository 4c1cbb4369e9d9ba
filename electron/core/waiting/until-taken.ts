import { toProblem } from '../../../shared/models/sonde-error.ts'
import type { CallOptions } from '../../service/service-api.ts'

/** After this many 429s in a row the person is told, instead of waiting on. */
const MOST_REFUSALS = 10

/**
 * Makes a call when its turn comes, and again after each 429, which means that it was not carried out.
 * `onTurnedAway` is called after each: until the next turn nothing of it is on its way. Rejects with the error of
 * `send`, and with BUSY after many 429s.
 */
export async function untilTaken<T>(
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
