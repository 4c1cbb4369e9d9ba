import { toProblem } from '../../../shared/models/sonde-error.ts'
import type { CorePorts } from '../ports.ts'
import { KINDS_FOR_A_WHILE } from './keeping.ts'

/**
 * Removes payloads that an earlier version of Sonde kept beyond today's limits. A disk that refuses this does not
 * prevent the start.
 */
export function trimAnswers({ storage, log }: Pick<CorePorts, 'storage' | 'log'>): void {
  try {
    storage.payloads.trim(KINDS_FOR_A_WHILE)
  } catch (error) {
    log.error('disk.trim', { code: toProblem(error).code })
  }
}
