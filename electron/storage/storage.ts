import type { ZodType } from 'zod'
import type { SondeProvenance } from '../../shared/exchange/sonde-file/sonde-file.ts'
import type { RunAnnotations, StoredAnnotations } from '../../shared/models/annotations.ts'
import type { StoreHealth } from '../../shared/models/app-info.ts'
import type { Connection } from '../../shared/models/connection.ts'
import type { SurveyDraft } from '../../shared/models/draft.ts'
import type { StoredReading } from '../../shared/models/earlier-reading.ts'
import type { Experiment, ExperimentHead, RunStanding } from '../../shared/models/experiment.ts'
import type { ExperimentNotes, StoredExperimentNotes } from '../../shared/models/experiment-notes.ts'
import type { FocusSession } from '../../shared/models/focus.ts'
import type { KeptItem, KeptItemPage, KeptItemWindow, NewKeptItem } from '../../shared/models/kept-item.ts'
import type { MendLedger, StoredLedger } from '../../shared/models/ledger.ts'
import type { ConnectionRecipe, Recipe } from '../../shared/models/recipe.ts'
import type { RunResults } from '../../shared/models/results.ts'
import type { Run } from '../../shared/models/run.ts'
import type { StoreHold } from '../../shared/models/store-hold.ts'
import type { Survey } from '../../shared/models/survey.ts'
import type { SurveyPage, SurveyPlaces, SurveyWindow } from '../../shared/models/survey-list.ts'
import type { SurveyTags, TagUse } from '../../shared/models/tag.ts'
import type { SurveyVersion, VersionFacts, VersionSummary } from '../../shared/models/version.ts'
import type { PayloadRepository } from './payload-store.ts'
import type { FoundCount, SearchHit } from './search/search-hit.ts'

/** A survey to store, with what it comes with. */
export interface NewSurvey {
  survey: Survey
  /** Stored as they are; none is older than the ones before it. */
  versions?: readonly Omit<SurveyVersion, 'surveyId'>[]
  /** The exports and copies that it went through, newest first. */
  sources?: readonly SondeProvenance[]
}

/** Surveys and their versions. All calls are synchronous and durable when they return (or throw a STORAGE problem). */
export interface SurveyRepository extends VersionRepository {
  /** Rows in the window, and how many the filter finds in all. */
  list(window: SurveyWindow): SurveyPage
  places(): SurveyPlaces
  get(id: string): Survey | null
  insert(survey: Survey): void
  /** All of them, each with all it comes with, or nothing. */
  insertAll(entries: readonly NewSurvey[]): void
  /** Stores the draft if `revision` is the stored one, and returns the new revision; null when it is not. */
  saveDraft(id: string, revision: number, draft: SurveyDraft, now: number): number | null
  /** Of several surveys, as the next ones: all of them or none. */
  setDeleted(ids: readonly string[], deletedAt: number | null): void
  setArchived(ids: readonly string[], archivedAt: number | null): void
  /** Tags in use outside the bin, in alphabetical order. */
  tags(): TagUse[]
  /** Gives each survey exactly its tags. */
  setTags(entries: readonly SurveyTags[]): void
  /** Renames a tag, or makes it one with the tag of that name; returns the tags that its surveys had. */
  renameTag(name: string, to: string): SurveyTags[]
  /** Returns the tags that its surveys had. */
  removeTag(name: string): SurveyTags[]
  /** Keeps how many findings are open in that revision; nothing where a newer one is stored. */
  noteFindings(id: string, revision: number, open: number): void
}

/** Frozen drafts of surveys. */
export interface VersionRepository {
  /**
   * Returns the newest version if its draft equals `draft` (but for its base) exactly, else stores a new one whose
   * parent is what the draft goes on from.
   */
  freeze(
    surveyId: string,
    draft: SurveyDraft,
    newId: string,
    now: number,
    why?: Pick<VersionFacts, 'origin'> & Partial<Pick<VersionFacts, 'name' | 'note' | 'target'>>,
  ): SurveyVersion
  describeVersion(versionId: string, words: Pick<VersionFacts, 'name' | 'note'>): void
  /** The provenance of a survey that was imported or copied, newest first; empty for one that was made here. */
  sources(surveyId: string): SondeProvenance[]
  /** Newest first. */
  versions(surveyId: string): SurveyVersion[]
  /** Newest first, without the drafts: cheap however long they are. */
  listVersions(surveyId: string): VersionSummary[]
  version(versionId: string): SurveyVersion | null
}

/** Items that a person keeps, to use them in other surveys. */
export interface ItemBankRepository {
  /** Those that were kept last first. */
  list(window: KeptItemWindow): KeptItemPage
  /** Keeps those that are not there yet, and returns them; one that was removed is kept anew. All of them or none. */
  keep(items: readonly NewKeptItem[], now: number): Pick<KeptItem, 'id'>[]
  /** Throws MISSING. */
  rename(id: string, name: string): void
  /** Removes items, or brings them back with null: all of them or none. What was removed a day ago is forgotten then. */
  setRemoved(ids: readonly string[], removedAt: number | null): void
}

/** What is stored of a run; names of survey and connection are copied at launch, so that history never changes. */
export interface RunRepository {
  list(filter: { surveyId?: string; limit?: number; underWay?: boolean }): Run[]
  get(id: string): Run | null
  /** Whether a run here carries this mark. */
  hasMark(mark: string): boolean
  insert(run: Run): void
  /** Replaces the stored run. */
  save(run: Run): void
  /** Forgets a run of which nothing was read. Throws MISSING. */
  remove(id: string): void
  /** Stores the reading of a payload; an earlier reading stays. */
  saveResults(runId: string, payloadId: string, results: RunResults, now: number): void
  /** The newest reading. */
  results(runId: string): { results: RunResults; payloadId: string } | null
  /** How many readings of the run are stored: another number says that what was read has changed. */
  readings(runId: string): number
  /** What is known of each stored reading of a run, newest first. */
  allReadings(runId: string, limit: number): StoredReading[]
  /** A stored reading of a run by its number; null where there is none. */
  reading(runId: string, number: number): RunResults | null
  /** Ids of all runs that have a reading. */
  withReading(): Set<string>
  /** Where the runs of all experiments stand, or those of experiments about a survey. */
  ofExperiments(filter: { surveyId?: string }): RunStanding[]
}

/** Room on the disk that is set aside for what the service will answer. */
export interface Reserve {
  /** Sees to it that the room is set aside. Throws STORAGE where the disk has none. */
  hold(): void
  /** Gives the room up for a write that was refused; returns whether there was any to give. */
  giveUp(): boolean
}

/** What a person adds to the results of a run. */
export interface AnnotationRepository {
  /** Null while nothing was said of the run. */
  get(runId: string): Omit<StoredAnnotations, 'history'> | null
  /** Stores them if `revision` is the stored one (0: none), and returns the new one; null when it is not. Throws MISSING. */
  save(runId: string, revision: number, annotations: RunAnnotations, now: number): number | null
}

/** What a person writes into the mend ledger of a survey. */
export interface LedgerRepository {
  /** Null while nothing was written. */
  get(surveyId: string): Omit<StoredLedger, 'history'> | null
  /** Stores it if `revision` is the stored one (0: none), and returns the new one; null when it is not. Throws MISSING. */
  save(surveyId: string, revision: number, ledger: MendLedger, now: number): number | null
}

/** The questionnaires of an experiment, each as a version of one survey that is shown nowhere. */
export interface ExperimentQuestionnaires {
  surveyId: string
  versions: readonly Omit<SurveyVersion, 'surveyId'>[]
}

/** Experiments: their plans, and which run is of which arm. */
export interface ExperimentRepository {
  /** Newest first. */
  list(filter: { surveyId?: string }): Experiment[]
  /** As `list`, without what the list of experiments does not show. */
  heads(filter: { surveyId?: string }): ExperimentHead[]
  get(id: string): Experiment | null
  /** A plan as it stands in the file, with what no schema reads of it; undefined where there is none. */
  storedPlan(id: string): unknown
  insert(experiment: Experiment): void
  /**
   * Replaces the stored one, and stores the runs that it has more than before: all of it or nothing. What only a newer Sonde
   * knows of it stays. Throws MISSING.
   */
  save(experiment: Experiment, added?: readonly Run[]): void
  /** As `save`, with the questionnaires that its first runs ask. */
  launch(experiment: Experiment, questionnaires: ExperimentQuestionnaires, runs: readonly Run[]): void
  /** Removes one, with what was noted of it; its runs, if it has any, stay. Throws MISSING. */
  remove(id: string): void
  /** The survey whose versions are the questionnaires of a launched experiment; null before the launch. */
  surveyOf(id: string): string | null
  /** Ids of the experiments that are paused. */
  paused(): string[]
  /** What was counted in the newest reading of a run's answers; null where nothing is kept that fits `schema`. */
  extract<T>(runId: string, schema: ZodType<T>): T | null
  /** Keeps what was counted in the newest readings of runs; nothing for a run without one. */
  keepExtracts(extracts: readonly (readonly [runId: string, extract: unknown])[]): void
}

/** What a person adds to an experiment. */
export interface ExperimentNotesRepository {
  /** Null while nothing was said of the experiment. */
  get(id: string): Omit<StoredExperimentNotes, 'history'> | null
  /** Stores them if `revision` is the stored one (0: none), and returns the new one; null when it is not. Throws MISSING. */
  save(id: string, revision: number, notes: ExperimentNotes, now: number): number | null
}

export interface FocusRepository {
  /** Without those in the bin, unless `binned` asks for them too. */
  list(filter: { search?: string; binned?: boolean }): FocusSession[]
  get(id: string): FocusSession | null
  /** Whether a session here carries this mark, or one in the bin. */
  hasMark(mark: string): boolean
  insert(session: FocusSession): void
  /** Replaces the stored session, whatever its revision. */
  save(session: FocusSession): void
  setDeleted(id: string, deletedAt: number | null): void
  /** Whether it lies in the bin. Throws MISSING. */
  isDeleted(id: string): boolean
  /** Keeps the newest transcript text for the search. */
  indexTranscript(id: string, text: string): void
}

/** Connections without their keys. */
export interface ConnectionRepository {
  list(): Connection[]
  get(id: string): Connection | null
  save(connection: Connection): void
  remove(id: string): void
}

/** What was learned of a connection's service by calling it, each fact under a name of its own. */
export interface FactRepository {
  /** Null where it was never learned, or where what is stored no longer fits `schema`. */
  get<T>(connectionId: string, name: string, schema: ZodType<T>): { value: T; learnedAt: number } | null
  /** Takes the place of what was learned before. */
  save(connectionId: string, name: string, value: unknown, now: number): void
  /** Forgets all that was learned of a connection. */
  forget(connectionId: string): void
}

/** Recipes of connections; `recipe` is null where one was removed. */
export interface RecipeRepository {
  get(connectionId: string): (Omit<ConnectionRecipe, 'recipe'> & { recipe: Recipe | null }) | null
  /** Stores it if `revision` is the stored one (0: none), and returns the new one; null when it is not. */
  save(connectionId: string, revision: number, recipe: Recipe, now: number): number | null
  /** As `save`. */
  remove(connectionId: string, revision: number, now: number): number | null
}

/** The store: one SQLite file with a repository a subject. */
export interface Storage {
  readonly surveys: SurveyRepository
  readonly runs: RunRepository
  readonly annotations: AnnotationRepository
  readonly ledgers: LedgerRepository
  readonly experiments: ExperimentRepository
  readonly experimentNotes: ExperimentNotesRepository
  readonly payloads: PayloadRepository
  readonly focus: FocusRepository
  readonly connections: ConnectionRepository
  readonly itemBank: ItemBankRepository
  readonly reserve: Reserve
  readonly serviceFacts: FactRepository
  readonly recipes: RecipeRepository
  find(text: string, limit: number): SearchHit[]
  /** How much `find` would find without a limit. */
  countFound(text: string): FoundCount
  health(): StoreHealth
  /**
   * Puts the named copy in place of the file in use, which is set aside. The same object then works on the copy, which is
   * held. Throws STORAGE, or MISSING for a name that is no copy's; the file in use is then in use as it was.
   */
  restoreCopy(name: string): StoreHealth
  /** Makes the copy that is due, if any. Returns the milliseconds until the next look; never throws. */
  keepCopies(): number
  /** Random name of the line of states that this store is in: another one after an older state took its place. */
  history(): string
  /** Grows with each start, and at other times. 0 where the disk has refused to say. */
  generation(): number
  /** Holds the store, of whose history a later generation was seen: it is an older copy. Throws STORAGE. */
  holdAsOlder(seen: number): void
  /** Random, and the same for ever in a store and in its copies: prints of keys are made with it. */
  accountSalt(): string
  /** Set from when a store was put back until all that was unfinished in it has been seen to. */
  hold(): StoreHold | null
  setHold(hold: StoreHold | null): void
  close(): void
}
