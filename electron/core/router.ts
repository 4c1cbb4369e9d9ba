import type { AppService } from './app-service.ts'
import type { ExchangeService } from './exchange/exchange-service.ts'
import type { ExportService } from './exports/export-service.ts'
import type { CorePorts } from './ports.ts'
import type { PracticeControls } from './practice/practice-controls.ts'
import type { RestoreService } from './restore/restore-service.ts'
import { type ConnectionRouteParts, connectionRoutes } from './routes/connection-routes.ts'
import { type FocusRouteParts, focusRoutes } from './routes/focus-routes.ts'
import { createProcedures } from './routes/procedures.ts'
import { type RunRouteParts, runRoutes } from './routes/run-routes.ts'
import { type SurveyRouteParts, surveyRoutes } from './routes/survey-routes.ts'
import type { SavedFiles } from './saved-files.ts'

/** The services that implement the contract's procedures. */
export interface RouterParts extends SurveyRouteParts, RunRouteParts, FocusRouteParts, ConnectionRouteParts {
  app: AppService
  savedFiles: SavedFiles
  restore: RestoreService
  /** Settled once it is known whether the store is on hold after a restore. */
  started: Promise<void>
  exports: ExportService
  exchange: ExchangeService
  practice: PracticeControls
  /** Titles of the runs and focus groups that the disk refused to save. */
  unsaved: () => string[]
  /** Throws while the store is on hold after a restore. */
  demandOpen: () => void
  ports: Pick<CorePorts, 'log' | 'storage'>
}

export type CoreRouter = ReturnType<typeof createRouter>

/** Implements the contract, one line for each procedure: some here, the others in `routes/`. */
export function createRouter(parts: RouterParts) {
  const { app, savedFiles, runs, restore, started, exports, exchange, practice, unsaved, ports } = parts
  const os = createProcedures(parts)
  return os.router({
    ...surveyRoutes(os, parts),
    ...runRoutes(os, parts),
    ...focusRoutes(os, parts),
    ...connectionRoutes(os, parts),
    app: {
      info: os.app.info.handler(() => app.info()),
      settings: os.app.settings.handler(() => app.settings()),
      updateSettings: os.app.updateSettings.handler(({ input }) => app.updateSettings(input)),
      makeStoreCopy: os.app.makeStoreCopy.handler(() => app.makeStoreCopy()),
      restoreStoreCopy: os.app.restoreStoreCopy.handler(({ input }) => app.restoreStoreCopy(input.name)),
      alerts: os.app.alerts.handler(() => ({ unsaved: unsaved(), strays: runs.withStrays() })),
      watchSaved: os.app.watchSaved.handler(({ signal }) => savedFiles.watch(signal)),
      showInFolder: os.app.showInFolder.handler(({ input }) => savedFiles.showInFolder(input.id)),
      wake: os.app.wake.handler(() => runs.wake()),
    },
    restore: {
      held: os.restore.held.handler(async () => {
        await started
        return restore.held()
      }),
      compare: os.restore.compare.handler(({ input }) => restore.compare(input)),
      goOn: os.restore.goOn.handler(({ input }) => restore.goOn(input.decisions)),
    },
    exports: {
      resultsCsv: os.exports.resultsCsv.handler(({ input }) => exports.resultsCsv(input)),
      resultsFile: os.exports.resultsFile.handler(({ input, signal }) => exports.resultsFile(input, signal)),
      transcriptText: os.exports.transcriptText.handler(({ input }) => exports.transcriptText(input)),
      transcriptCsv: os.exports.transcriptCsv.handler(({ input }) => exports.transcriptCsv(input)),
      transcriptWord: os.exports.transcriptWord.handler(({ input }) => exports.transcriptWord(input)),
      transcriptCoding: os.exports.transcriptCoding.handler(({ input }) => exports.transcriptCoding(input)),
    },
    exchange: {
      exportSource: os.exchange.exportSource.handler(({ input }) => exchange.exportSource(input.surveyId)),
      importSurvey: os.exchange.importSurvey.handler(({ input }) => exchange.importSurvey(input)),
    },
    practice: {
      conditions: os.practice.conditions.handler(() => practice.conditions()),
      setConditions: os.practice.setConditions.handler(({ input }) => practice.setConditions(input)),
      answerKey: os.practice.answerKey.handler(({ input }) => practice.answerKey(input.runId)),
    },
    search: {
      find: os.search.find.handler(({ input }) => ports.storage.find(input.text, input.limit)),
      count: os.search.count.handler(({ input }) => ports.storage.countFound(input.text)),
    },
  })
}
