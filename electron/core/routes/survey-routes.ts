import type { ItemBankService } from '../item-bank/item-bank-service.ts'
import type { LedgerService } from '../ledger/ledger-service.ts'
import type { BinSurveys } from '../runs/bin-with-runs.ts'
import type { SurveyService } from '../surveys/survey-service.ts'
import type { VersionService } from '../surveys/version-service.ts'
import type { Procedures } from './procedures.ts'

/** The services that these routes call. */
export interface SurveyRouteParts {
  surveys: SurveyService
  binSurveys: BinSurveys
  versions: VersionService
  itemBank: ItemBankService
  ledger: LedgerService
}

/** The procedures for surveys, their versions, kept items and the revision log, one line each. */
export function surveyRoutes(
  os: Procedures,
  { surveys, binSurveys, versions, itemBank, ledger }: SurveyRouteParts,
) {
  return {
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
    ledger: {
      get: os.ledger.get.handler(({ input }) => ledger.get(input.surveyId)),
      words: os.ledger.words.handler(({ input }) => ledger.words(input.surveyId)),
      save: os.ledger.save.handler(({ input }) => ledger.save(input)),
    },
  }
}
