import type { ZodType } from 'zod'
import type { SondeProvenance } from '../../shared/exchange/sonde-file/sonde-file.ts'
import type { MendLedger, StoredLedger } from '../../shared/ledger/ledger.ts'
import type { RunAnnotations, StoredAnnotations } from '../../shared/models/annotations.ts'
import type { StoreHealth } from '../../shared/models/app-info.ts'
import type { Connection } from '../../shared/models/connection.ts'
import type { SurveyDraft } from '../../shared/models/draft.ts'
import type { StoredReading } from '../../shared/models/earlier-reading.ts'
import type { Experiment, ExperimentHead, RunStanding } from '../../shared/models/experiment.ts'
import type { ExperimentNotes, StoredExperimentNotes } from '../../shared/models/experiment-notes.ts'
import type { FocusSession } from '../../shared/models/focus.ts'
import type { KeptItem, KeptItemPage, KeptItemWindow, NewKeptItem } from '../../shared/models/kept-item.ts'
import type { ConnectionRecipe, Recipe } from '../../shared/models/recipe.ts'
import type { RunResults } from '../../shared/models/results.ts'
import type { Run } from '../../shared/models/run.ts'
import type { StoreHold } from '../../shared/models/store-hold.ts'
import type { Survey } from '../../shared/models/survey.ts'
import type { SurveyPage, SurveyPlaces, SurveyWindow } from '../../shared/models/survey-list.ts'
import type { SurveyTags, TagUse } from '../../shared/models/tag.ts'
import type { StoredTranscriptNotes, TranscriptNotes } from '../../shared/models/transcript-notes.ts'
import type { SurveyVersion, VersionFacts, VersionSummary } from '../../shared/models/version.ts'
import type { PayloadRepository } from './payload-store.ts'
import type { FoundCount, StoredHit } from './search/search-hit.ts'

/** A survey to store, with its versions and sources. */
export interface NewSurvey {
  survey: Survey
  /** Stored unchanged, oldest first. */
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
  /** Stores all of them, with their versions and sources, or nothing. */
  insertAll(entries: readonly NewSurvey[]): void
  /** Stores the draft if `revision` is the stored one, and returns the new revision; null when it is not. */
  saveDraft(id: string, revision: number, draft: SurveyDraft, now: number): number | null
  /** Changes all of the surveys or none, as do `setArchived` and `setTags`. */
  setDeleted(ids: readonly string[], deletedAt: number | null): void
  setArchived(ids: readonly string[], archivedAt: number | null): void
  /** Tags in use outside the bin, in alphabetical order. */
  tags(): TagUse[]
  /** Gives each survey exactly its tags. */
  setTags(entries: readonly SurveyTags[]): void
  /**
   * Renames a tag, or joins it with the existing tag of that name; returns all tags that the surveys with it had
   * before.
   */
  renameTag(name: string, to: string): SurveyTags[]
  /** Returns all tags that the surveys with it had before. */
  removeTag(name: string): SurveyTags[]
  /** Stores how many findings are open in that revision. Does nothing where a newer one is stored. */
  noteFindings(id: string, revision: number, open: number): void
}

/** Frozen drafts of surveys. */
export interface VersionRepository {
  /**
   * Returns the newest version if its draft equals `draft` exactly (apart from its base). Otherwise stores a new
   * version, whose parent is the version on which the draft is based.
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
  /** Newest first, without the drafts, so that it is fast however long they are. */
  listVersions(surveyId: string): VersionSummary[]
  version(versionId: string): SurveyVersion | null
}

/** Items that a person keeps, to use them in other surveys. */
export interface ItemBankRepository {
  /** The items that were kept last come first. */
  list(window: KeptItemWindow): KeptItemPage
  /** Keeps the items that are not there yet, and returns them; a removed item is kept again. All of them or none. */
  keep(items: readonly NewKeptItem[], now: number): Pick<KeptItem, 'id'>[]
  /** Throws MISSING. */
  rename(id: string, name: string): void
  /**
   * Removes items, or restores them with null: all of them or none. Removing also deletes, permanently, items that were
   * removed more than a day ago.
   */
  setRemoved(ids: readonly string[], removedAt: number | null): void
}

/**
 * Runs and their readings. The names of survey and connection are copied at the launch, so that later changes do not
 * alter them.
 */
export interface RunRepository {
  list(filter: { surveyId?: string; limit?: number; underWay?: boolean }): Run[]
  get(id: string): Run | null
  /** Whether a run here carries this mark. */
  hasMark(mark: string): boolean
  insert(run: Run): void
  /** Replaces the stored run. */
  save(run: Run): void
  /** Deletes a run that has no readings. Throws MISSING. */
  remove(id: string): void
  /** Stores the reading of a payload; an earlier reading stays. */
  saveResults(runId: string, payloadId: string, results: RunResults, now: number): void
  /** The newest reading. */
  results(runId: string): { results: RunResults; payloadId: string } | null
  /** How many readings of the run are stored. A changed number means that the run was read again. */
  readings(runId: string): number
  /** Facts about each stored reading of a run, newest first. */
  allReadings(runId: string, limit: number): StoredReading[]
  /** A stored reading of a run by its number; null where there is none. */
  reading(runId: string, number: number): RunResults | null
  /** Ids of all runs that have a reading. */
  withReading(): Set<string>
  /** The state of each run of all experiments, or of the experiments about one survey. */
  ofExperiments(filter: { surveyId?: string }): RunStanding[]
}

/** Disk space that is reserved for replies of the service. */
export interface Reserve {
  /** Makes sure that the space is reserved. Throws STORAGE where the disk has none. */
  hold(): void
  /** Frees the space for a write that was refused; returns whether there was any to free. */
  giveUp(): boolean
}

/** The annotations that a person adds to the results of a run. */
export interface AnnotationRepository {
  /** Null while the run has none. */
  get(runId: string): Omit<StoredAnnotations, 'history'> | null
  /**
   * Stores them if `revision` is the stored one (0: none), and returns the new one; null when it is not. Throws
   * MISSING.
   */
  save(runId: string, revision: number, annotations: RunAnnotations, now: number): number | null
}

/** What a person writes into the revision log of a survey. */
export interface LedgerRepository {
  /** Null while nothing was written. */
  get(surveyId: string): Omit<StoredLedger, 'history'> | null
  /**
   * Stores it if `revision` is the stored one (0: none), and returns the new one; null when it is not. Throws MISSING.
   */
  save(surveyId: string, revision: number, ledger: MendLedger, now: number): number | null
}

/** The questionnaires of an experiment, each as a version of one survey that no list shows. */
export interface ExperimentQuestionnaires {
  surveyId: string
  versions: readonly Omit<SurveyVersion, 'surveyId'>[]
}

/** Experiments: their plans, and the arm of each run. */
export interface ExperimentRepository {
  /** Newest first. */
  list(filter: { surveyId?: string }): Experiment[]
  /** As `list`, reduced to what the list of experiments shows. */
  heads(filter: { surveyId?: string }): ExperimentHead[]
  get(id: string): Experiment | null
  /** A plan as it is in the file, including members that the schema does not know; undefined where there is none. */
  storedPlan(id: string): unknown
  insert(experiment: Experiment): void
  /**
   * Replaces the stored experiment, and stores the runs that were added: all of it or nothing. Members that only a
   * newer version of Sonde knows stay. Throws MISSING.
   */
  save(experiment: Experiment, added?: readonly Run[]): void
  /** As `save`, and stores the questionnaires that its runs ask. */
  launch(experiment: Experiment, questionnaires: ExperimentQuestionnaires, runs: readonly Run[]): void
  /** Removes an experiment with its notes; its runs, if it has any, stay. Throws MISSING. */
  remove(id: string): void
  /** The survey whose versions are the questionnaires of a launched experiment; null before the launch. */
  surveyOf(id: string): string | null
  /** Ids of the experiments that are paused. */
  paused(): string[]
  /** The extract (counts) of the newest reading of a run's answers; null where none is stored that fits `schema`. */
  extract<T>(runId: string, schema: ZodType<T>): T | null
  /** Stores the extracts of the newest readings of runs; does nothing for a run without a reading. */
  keepExtracts(extracts: readonly (readonly [runId: string, extract: unknown])[]): void
}

/** The notes that a person adds to an experiment. */
export interface ExperimentNotesRepository {
  /** Null while the experiment has none. */
  get(id: string): Omit<StoredExperimentNotes, 'history'> | null
  /**
   * Stores them if `revision` is the stored one (0: none), and returns the new one; null when it is not. Throws
   * MISSING.
   */
  save(id: string, revision: number, notes: ExperimentNotes, now: number): number | null
}

/** The notes that a person adds to the transcript of a focus group. */
export interface TranscriptNotesRepository {
  /** Null while the session has none. */
  get(id: string): Omit<StoredTranscriptNotes, 'history'> | null
  /** The notes of every session that has some, last saved first; those that cannot be read are left out. */
  list(): { id: string; notes: TranscriptNotes }[]
  /**
   * Stores them if `revision` is the stored one (0: none), and returns the new one; null when it is not. Throws
   * MISSING.
   */
  save(id: string, revision: number, notes: TranscriptNotes, now: number): number | null
}

/** Which focus groups are listed. `place`: those that are not in the bin, unless it says otherwise. */
export interface FocusFilter {
  search?: string
  place?: 'listed' | 'bin' | 'anywhere'
}

/** Stored focus groups (sessions). */
export interface FocusRepository {
  /** Last changed first. */
  list(filter: FocusFilter): FocusSession[]
  get(id: string): FocusSession | null
  /** Whether a session here, also one in the bin, carries this mark. */
  hasMark(mark: string): boolean
  insert(session: FocusSession): void
  /** Replaces the stored session, whatever its revision. */
  save(session: FocusSession): void
  setDeleted(id: string, deletedAt: number | null): void
  /** Whether it is in the bin. Throws MISSING. */
  isDeleted(id: string): boolean
  /** Stores the newest transcript text in the search index. */
  indexTranscript(id: string, text: string): void
}

/** Connections without their keys. */
export interface ConnectionRepository {
  list(): Connection[]
  get(id: string): Connection | null
  save(connection: Connection): void
  remove(id: string): void
}

/** Facts that were learned about a connection's service by calling it, each under a name of its own. */
export interface FactRepository {
  /** Null where it was never learned, or where what is stored no longer fits `schema`. */
  get<T>(connectionId: string, name: string, schema: ZodType<T>): { value: T; learnedAt: number } | null
  /** Replaces an earlier value of the fact. */
  save(connectionId: string, name: string, value: unknown, now: number): void
  /** Deletes all facts about a connection's service. */
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

/** The store: one SQLite file with one repository for each subject. */
export interface Storage {
  readonly surveys: SurveyRepository
  readonly runs: RunRepository
  readonly annotations: AnnotationRepository
  readonly ledgers: LedgerRepository
  readonly experiments: ExperimentRepository
  readonly experimentNotes: ExperimentNotesRepository
  readonly payloads: PayloadRepository
  readonly focus: FocusRepository
  readonly transcriptNotes: TranscriptNotesRepository
  readonly connections: ConnectionRepository
  readonly itemBank: ItemBankRepository
  readonly reserve: Reserve
  readonly serviceFacts: FactRepository
  readonly recipes: RecipeRepository
  find(text: string, limit: number): StoredHit[]
  /** How much `find` would find without a limit. */
  countFound(text: string): FoundCount
  health(): StoreHealth
  /** Makes a backup at once. Throws STORAGE, and then leaves no incomplete backup behind. */
  makeCopy(): StoreHealth
  /**
   * Replaces the file in use with the named backup or replaced store, and sets the old file aside. The same object then
   * works on that backup, which is on hold. Throws STORAGE, or MISSING for a name that is in neither list; the old file
   * is then still in use.
   */
  restoreCopy(name: string): StoreHealth
  /** Makes the backup that is due, if any. Returns the milliseconds until the next call; never throws. */
  keepCopies(): number
  /** Random name of the store's history; it changes when an older state replaces the store. */
  history(): string
  /** Grows with each start, and at other times. 0 where the disk has not let it be stored. */
  generation(): number
  /** Puts the store on hold as an older copy, because a later generation of its history was seen. Throws STORAGE. */
  holdAsOlder(seen: number): void
  /** Random, and always the same in a store and in its copies: the salt of the prints of keys. */
  accountSalt(): string
  /** Set from a restore until everything that was unfinished in the store has been decided. */
  hold(): StoreHold | null
  setHold(hold: StoreHold | null): void
  close(): void
}
