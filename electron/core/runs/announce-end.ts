import type { Run } from '../../../shared/models/run.ts'
import { toProblem } from '../../../shared/models/sonde-error.ts'
import type { CorePorts } from '../ports.ts'

/**
 * Returns a function that announces the end of a run to a person who is not looking, if the settings say so. It never
 * throws: a run that has ended well must not show a problem because the settings cannot be read or nothing can be
 * announced.
 */
export function createEndAnnouncer({
  settings,
  announce,
  log,
}: Pick<CorePorts, 'settings' | 'announce' | 'log'>): (run: Run) => void {
  return ({ title, state, results }) => {
    try {
      if (settings.read().notifyWhenDone) announce({ kind: 'run_ended', title, state, results })
    } catch (error) {
      log.error('run.announce', { code: toProblem(error).code })
    }
  }
}
