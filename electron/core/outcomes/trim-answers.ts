import { toProblem } from '../../../shared/models/sonde-error.ts'
import type { CorePorts } from '../ports.ts'
import { KINDS_FOR_A_WHILE } from './keeping.ts'

/** Removes what an earlier Sonde kept beyond what stays today. A disk that refuses is no reason not to start. */
export function trimAnswers({ storage, log }: Pick<CorePorts, 'storage' | 'log'>): void {
  try {
    storage.payloads.trim(KINDS_FOR_A_WHILE)
  } catch (error) {
    log.error('disk.trim', { code: toProblem(error).code })
  }
}
