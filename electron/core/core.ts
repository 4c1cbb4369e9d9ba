import { createAccountService } from './account/account-service.ts'
import { createAppService } from './app-service.ts'
import { createConnectionService } from './connections/connection-service.ts'
import { createHub } from './events/hub.ts'
import { createExchangeService } from './exchange/exchange-service.ts'
import { createExportService } from './exports/export-service.ts'
import { createFocusService } from './focus/focus-service.ts'
import type { CorePorts } from './ports.ts'
import { createPracticeControls } from './practice/practice-controls.ts'
import { type CoreRouter, createRouter } from './router.ts'
import { createRunService } from './runs/run-service.ts'
import type { RunTuning } from './runs/run-tuning.ts'
import { createSurveyService } from './surveys/survey-service.ts'
import { createVersionService } from './surveys/version-service.ts'

/** What a host puts in front of a person. */
export interface Core {
  router: CoreRouter
  /** Whether quitting now would lose the secret of a new key, which the service tells once. */
  holdsUntakenKey(): boolean
  /** Tries at once whatever waits: the machine woke up or the network came back. */
  wake(): void
  /** Ends all work and closes the store; what was under way is taken up again at the next start. */
  close(): Promise<void>
}

/** Wires the parts together and takes up what was under way when Sonde last stopped. */
export function createCore(ports: CorePorts, tuning?: Partial<RunTuning>): Core {
  const hub = createHub()
  const connections = createConnectionService(ports, hub)
  const surveys = createSurveyService(ports)
  const runs = createRunService({ ports, hub, connections, surveys, ...(tuning && { tuning }) })
  const focus = createFocusService({ ports, hub, connections })
  const rest = () => Promise.all([runs.rest(), focus.rest()])
  const resume = () => {
    focus.settle()
    runs.resume()
  }
  const app = createAppService(ports, { rest, resume })
  const account = createAccountService(ports, connections, hub)
  const router = createRouter({
    app,
    connections,
    surveys,
    versions: createVersionService(ports, surveys),
    runs,
    focus,
    account,
    exports: createExportService({ clock: ports.clock, runs, focus }),
    exchange: createExchangeService(ports, surveys),
    practice: createPracticeControls(ports.practice),
    hub,
    ports,
  })
  resume()
  return {
    router,
    holdsUntakenKey: account.holdsUntakenKey,
    wake: () => runs.wake(),
    close: async () => {
      await Promise.all([runs.close(), focus.rest()])
      connections.close()
      ports.storage.close()
    },
  }
}
