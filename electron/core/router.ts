import { implement } from '@orpc/server'
import type { ProcedureMeta } from '../../shared/contract/base.ts'
import { contract } from '../../shared/contract/contract.ts'
import type { AccountService } from './account/account-service.ts'
import type { AnnotationService } from './annotations/annotation-service.ts'
import type { AppService } from './app-service.ts'
import type { ConnectionService } from './connections/connection-service.ts'
import type { Hub } from './events/hub.ts'
import type { ExchangeService } from './exchange/exchange-service.ts'
import type { Calibrations } from './experiments/calibrations/calibrations.ts'
import type { ExperimentNotesService } from './experiments/experiment-notes-service.ts'
import type { ExperimentService } from './experiments/experiment-service.ts'
import type { ExportService } from './exports/export-service.ts'
import type { FocusService } from './focus/focus-service.ts'
import type { ItemBankService } from './item-bank/item-bank-service.ts'
import type { LedgerService } from './ledger/ledger-service.ts'
import type { CorePorts } from './ports.ts'
import type { PracticeControls } from './practice/practice-controls.ts'
import type { DeskService } from './reading-desk/desk-service.ts'
import type { EarlierReadings } from './recipes/earlier-readings.ts'
import type { RecipeService } from './recipes/recipe-service.ts'
import type { Rereading } from './recipes/rereading.ts'
import type { RestoreService } from './restore/restore-service.ts'
import type { RunService } from './runs/run-service.ts'
import type { ServiceAnswers } from './service-answers/service-answers.ts'
import type { BinSurveys } from './surveys/bin-with-runs.ts'
import type { SurveyService } from './surveys/survey-service.ts'
import type { VersionService } from './surveys/version-service.ts'
import { problemTeller } from './tell-problems.ts'

/** The services behind the contract. */
export interface RouterParts {
  app: AppService
  connections: ConnectionService
  surveys: SurveyService
  binSurveys: BinSurveys
  versions: VersionService
  itemBank: ItemBankService
  runs: RunService
  annotations: AnnotationService
  experiments: ExperimentService
  experimentNotes: ExperimentNotesService
  calibrations: Calibrations
  ledger: LedgerService
  desk: DeskService
  recipes: RecipeService
  readings: EarlierReadings
  rereading: Rereading
  focus: FocusService
  restore: RestoreService
  /** Settled once it is known whether the store is held. */
  started: Promise<void>
  account: AccountService
  serviceAnswers: ServiceAnswers
  exports: ExportService
  exchange: ExchangeService
  practice: PracticeControls
  hub: Hub
  /** Titles of what the disk has refused. */
  unsaved: () => string[]
  /** Throws as long as what is held back may not go on. */
  demandOpen: () => void
  ports: Pick<CorePorts, 'log' | 'storage'>
}

export type CoreRouter = ReturnType<typeof createRouter>

/** Implements the contract, a line a procedure. */
export function createRouter({
  app,
  connections,
  surveys,
  binSurveys,
  versions,
  itemBank,
  runs,
  annotations,
  experiments,
  experimentNotes,
  calibrations,
  ledger,
  desk,
  recipes,
  readings,
  rereading,
  focus,
  restore,
  started,
  account,
  serviceAnswers,
  exports,
  exchange,
  practice,
  hub,
  unsaved,
  demandOpen,
  ports,
}: RouterParts) {
  const os = implement(contract)
    .use(problemTeller(ports.log))
    .use(({ procedure, next }) => {
      const { heldBack }: ProcedureMeta = procedure['~orpc'].meta
      if (heldBack) demandOpen()
      return next()
    })
  return os.router({
    app: {
      info: os.app.info.handler(() => app.info()),
      settings: os.app.settings.handler(() => app.settings()),
      updateSettings: os.app.updateSettings.handler(({ input }) => app.updateSettings(input)),
      restoreStoreCopy: os.app.restoreStoreCopy.handler(({ input }) => app.restoreStoreCopy(input.name)),
      alerts: os.app.alerts.handler(() => ({ unsaved: unsaved(), strays: runs.withStrays() })),
      wake: os.app.wake.handler(() => runs.wake()),
    },
    connections: {
      list: os.connections.list.handler(() => connections.list()),
      add: os.connections.add.handler(({ input }) => connections.add(input)),
      update: os.connections.update.handler(({ input: { id, ...patch } }) => connections.update(id, patch)),
      replaceKey: os.connections.replaceKey.handler(({ input }) =>
        connections.replaceKey(input.id, input.key),
      ),
      remove: os.connections.remove.handler(({ input }) => connections.remove(input.id)),
      check: os.connections.check.handler(({ input }) => connections.check(input.id)),
      watch: os.connections.watch.handler(async function* ({ signal }) {
        const changes = hub.subscribe('connections', { signal })
        yield connections.statuses()
        yield* changes
      }),
    },
    surveys: {
      list: os.surveys.list.handler(({ input }) => surveys.list(input)),
      places: os.surveys.places.handler(() => surveys.places()),
      get: os.surveys.get.handler(({ input }) => surveys.get(input.id)),
      create: os.surveys.create.handler(({ input }) => surveys.create(input.draft)),
      saveDraft: os.surveys.saveDraft.handler(({ input }) => surveys.saveDraft(input)),
      duplicate: os.surveys.duplicate.handler(({ input }) => surveys.duplicate(input.ids)),
      saveAsTemplate: os.surveys.saveAsTemplate.handler(({ input }) => surveys.saveAsTemplate(input)),
      startFromTemplate: os.surveys.startFromTemplate.handler(({ input }) =>
        surveys.startFromTemplate(input.id),
      ),
      setDeleted: os.surveys.setDeleted.handler(({ input }) => binSurveys(input.ids, input.deleted)),
      setArchived: os.surveys.setArchived.handler(({ input }) =>
        surveys.setArchived(input.ids, input.archived),
      ),
      tags: os.surveys.tags.handler(() => surveys.tags()),
      setTags: os.surveys.setTags.handler(({ input }) => surveys.setTags(input.surveys)),
      renameTag: os.surveys.renameTag.handler(({ input }) => surveys.renameTag(input.name, input.to)),
      removeTag: os.surveys.removeTag.handler(({ input }) => surveys.removeTag(input.name)),
      noteFindings: os.surveys.noteFindings.handler(({ input }) => surveys.noteFindings(input)),
    },
    versions: {
      list: os.versions.list.handler(({ input }) => versions.list(input.surveyId)),
      get: os.versions.get.handler(({ input }) => versions.get(input.versionId)),
      save: os.versions.save.handler(({ input }) => versions.save(input)),
      describe: os.versions.describe.handler(({ input }) => versions.describe(input)),
    },
    itemBank: {
      list: os.itemBank.list.handler(({ input }) => itemBank.list(input)),
      watch: os.itemBank.watch.handler(({ signal }) => itemBank.watch(signal)),
      keep: os.itemBank.keep.handler(({ input }) => itemBank.keep(input)),
      rename: os.itemBank.rename.handler(({ input }) => itemBank.rename(input.id, input.name)),
      setRemoved: os.itemBank.setRemoved.handler(({ input }) =>
        itemBank.setRemoved(input.ids, input.removed),
      ),
    },
    runs: {
      list: os.runs.list.handler(({ input }) => runs.list(input)),
      get: os.runs.get.handler(({ input }) => runs.get(input.id)),
      launch: os.runs.launch.handler(({ input }) => runs.launch(input)),
      launchAgain: os.runs.launchAgain.handler(({ input }) => runs.launchAgain(input)),
      estimate: os.runs.estimate.handler(({ input }) => runs.estimate(input)),
      request: os.runs.request.handler(({ input }) => runs.request(input)),
      candidates: os.runs.candidates.handler(async ({ input }) => runs.candidates(input.id)),
      decide: os.runs.decide.handler(({ input }) => runs.decide(input.id, input.decision)),
      stop: os.runs.stop.handler(({ input }) => runs.stop(input.id)),
      reorder: os.runs.reorder.handler(({ input }) => runs.reorder(input.id, input.before)),
      retry: os.runs.retry.handler(({ input }) => runs.retry(input.id)),
      removeRemote: os.runs.removeRemote.handler(({ input }) => runs.removeRemote(input.id)),
      forget: os.runs.forget.handler(({ input }) => runs.forget(input.id)),
      recall: os.runs.recall.handler(({ input }) => runs.recall(input.id)),
      watch: os.runs.watch.handler(({ signal }) => runs.watch(signal)),
      results: os.runs.results.handler(({ input }) => runs.results(input.id)),
      asked: os.runs.asked.handler(({ input }) => runs.asked(input.id, input.item)),
      seen: os.runs.seen.handler(({ input }) => runs.seen(input.surveyId)),
      settle: os.runs.settle.handler(({ input }) => runs.settleNumbers(input.id, input.decisions)),
      places: os.runs.places.handler(({ input }) => runs.places(input.id, input.item)),
      personaPlaces: os.runs.personaPlaces.handler(({ input }) =>
        runs.personaPlaces(input.id, input.persona),
      ),
      payloads: os.runs.payloads.handler(({ input }) => runs.payloads(input.id)),
      payload: os.runs.payload.handler(({ input }) =>
        runs.payload(input.payloadId, input.offset, input.length),
      ),
    },
    annotations: {
      get: os.annotations.get.handler(({ input }) => annotations.get(input.runId)),
      earlier: os.annotations.earlier.handler(({ input }) => annotations.earlier(input.runId)),
      save: os.annotations.save.handler(({ input }) => annotations.save(input)),
    },
    experiments: {
      list: os.experiments.list.handler(({ input }) => experiments.list(input)),
      get: os.experiments.get.handler(({ input }) => experiments.get(input.id)),
      create: os.experiments.create.handler(({ input }) => experiments.create(input)),
      save: os.experiments.save.handler(({ input }) => experiments.save(input)),
      remove: os.experiments.remove.handler(({ input }) => experiments.remove(input.id)),
      launch: os.experiments.launch.handler(({ input }) => experiments.launch(input)),
      extend: os.experiments.extend.handler(({ input }) => experiments.extend(input)),
      rerun: os.experiments.rerun.handler(({ input }) => experiments.rerun(input)),
      pause: os.experiments.pause.handler(({ input }) => experiments.pause(input)),
      stop: os.experiments.stop.handler(({ input }) => experiments.stop(input.id)),
      evidence: os.experiments.evidence.handler(({ input }) => experiments.evidence(input.id)),
      earlier: os.experiments.earlier.handler(({ input }) => experiments.earlier(input)),
      probed: os.experiments.probed.handler(({ input }) => experiments.probed(input)),
      calibrations: os.experiments.calibrations.handler(({ input }) => calibrations.list(input)),
    },
    ledger: {
      get: os.ledger.get.handler(({ input }) => ledger.get(input.surveyId)),
      words: os.ledger.words.handler(({ input }) => ledger.words(input.surveyId)),
      save: os.ledger.save.handler(({ input }) => ledger.save(input)),
    },
    experimentNotes: {
      get: os.experimentNotes.get.handler(({ input }) => experimentNotes.get(input.id)),
      save: os.experimentNotes.save.handler(({ input }) => experimentNotes.save(input)),
    },
    focus: {
      list: os.focus.list.handler(({ input }) => focus.list(input)),
      get: os.focus.get.handler(({ input }) => focus.get(input.id)),
      createDraft: os.focus.createDraft.handler(({ input }) => focus.createDraft(input.draft)),
      saveDraft: os.focus.saveDraft.handler(({ input }) => focus.saveDraft(input)),
      create: os.focus.create.handler(({ input }) => focus.create(input)),
      decide: os.focus.decide.handler(({ input }) => focus.decide(input.id, input.remoteId)),
      candidates: os.focus.candidates.handler(({ input }) => focus.candidates(input.id)),
      nextRound: os.focus.nextRound.handler(({ input }) => focus.nextRound(input.id)),
      runToEnd: os.focus.runToEnd.handler(({ input }) => focus.runToEnd(input.id)),
      pause: os.focus.pause.handler(({ input }) => focus.pause(input.id)),
      watch: os.focus.watch.handler(({ input, signal }) => focus.watch(input.id, signal)),
      received: os.focus.received.handler(({ input }) => focus.received(input.id)),
      snapshots: os.focus.snapshots.handler(({ input }) => focus.snapshots(input.id)),
      snapshot: os.focus.snapshot.handler(({ input }) => ({ text: focus.snapshot(input.snapshotId) })),
      removeRemote: os.focus.removeRemote.handler(({ input }) => focus.removeRemote(input.id)),
      remove: os.focus.remove.handler(({ input }) => focus.remove(input.id)),
      restore: os.focus.restore.handler(({ input }) => focus.restore(input.id)),
    },
    restore: {
      held: os.restore.held.handler(async () => {
        await started
        return restore.held()
      }),
      compare: os.restore.compare.handler(({ input }) => restore.compare(input)),
      goOn: os.restore.goOn.handler(({ input }) => restore.goOn(input.decisions)),
    },
    account: {
      keys: os.account.keys.handler(({ input }) => account.keys(input.connectionId)),
      createKey: os.account.createKey.handler(({ input, signal }) =>
        account.createKey(input.connectionId, input.name, signal),
      ),
      keyCreation: os.account.keyCreation.handler(({ input }) => account.keyCreation(input.connectionId)),
      lookForKey: os.account.lookForKey.handler(({ input }) => account.lookForKey(input.connectionId)),
      closeKeyCreation: os.account.closeKeyCreation.handler(({ input }) =>
        account.closeKeyCreation(input.connectionId),
      ),
      freshKeys: os.account.freshKeys.handler(() => account.freshKeys()),
      forgetKey: os.account.forgetKey.handler(({ input }) => account.forgetKey(input.handle)),
      handOverKey: os.account.handOverKey.handler(({ input }) => account.handOverKey(input.handle)),
      keepKeyAsConnection: os.account.keepKeyAsConnection.handler(({ input }) =>
        account.keepKeyAsConnection(input.handle, input.name),
      ),
      revokeKey: os.account.revokeKey.handler(({ input }) =>
        account.revokeKey(input.connectionId, input.keyId),
      ),
      members: os.account.members.handler(({ input }) => account.members(input.connectionId)),
      addMember: os.account.addMember.handler(({ input }) =>
        account.addMember(input.connectionId, input.fields),
      ),
      removeMember: os.account.removeMember.handler(({ input }) =>
        account.removeMember(input.connectionId, input.fields),
      ),
      changeRole: os.account.changeRole.handler(({ input }) =>
        account.changeRole(input.connectionId, input.fields),
      ),
    },
    serviceAnswers: {
      list: os.serviceAnswers.list.handler(({ input }) => serviceAnswers.list(input.connectionId)),
      try: os.serviceAnswers.try.handler(({ input }) =>
        serviceAnswers.try(input.connectionId, input.operation),
      ),
      structure: os.serviceAnswers.structure.handler(({ input }) =>
        serviceAnswers.structure(input.connectionId, input.language),
      ),
    },
    exports: {
      resultsCsv: os.exports.resultsCsv.handler(({ input }) => exports.resultsCsv(input)),
      transcriptText: os.exports.transcriptText.handler(({ input }) => exports.transcriptText(input)),
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
    readingDesk: {
      open: os.readingDesk.open.handler(({ input }) => desk.open(input)),
      rows: os.readingDesk.rows.handler(({ input }) => desk.rows(input)),
      search: os.readingDesk.search.handler(({ input }) => desk.search(input)),
      locate: os.readingDesk.locate.handler(({ input }) => desk.locate(input)),
      read: os.readingDesk.read.handler(({ input }) => desk.read(input)),
      teach: os.readingDesk.teach.handler(({ input }) => desk.teach(input)),
    },
    readings: {
      list: os.readings.list.handler(({ input }) => readings.list(input.runId)),
      compare: os.readings.compare.handler(({ input }) => readings.compare(input.runId, input.number)),
    },
    recipes: {
      get: os.recipes.get.handler(({ input }) => recipes.get(input.connectionId)),
      save: os.recipes.save.handler(({ input }) => recipes.save(input)),
      remove: os.recipes.remove.handler(({ input }) => recipes.remove(input)),
      parse: os.recipes.parse.handler(({ input }) => recipes.parse(input.text)),
      write: os.recipes.write.handler(({ input }) => ({ text: recipes.write(input.recipe) })),
      reread: os.recipes.reread.handler(({ input, signal }) => rereading.reread(input.connectionId, signal)),
      stopReread: os.recipes.stopReread.handler(({ input }) => rereading.stop(input.connectionId)),
    },
    search: {
      find: os.search.find.handler(({ input }) => ports.storage.find(input.text, input.limit)),
      count: os.search.count.handler(({ input }) => ports.storage.countFound(input.text)),
    },
  })
}
