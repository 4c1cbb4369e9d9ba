import type { SondeProvenance } from '../../shared/exchange/sonde-file/sonde-file.ts'
import type { StoreHealth } from '../../shared/models/app-info.ts'
import type { Connection } from '../../shared/models/connection.ts'
import type { SurveyDraft } from '../../shared/models/draft.ts'
import type { FocusSession } from '../../shared/models/focus.ts'
import type { RawPayload, RunResults } from '../../shared/models/results.ts'
import type { Run } from '../../shared/models/run.ts'
import type { Survey } from '../../shared/models/survey.ts'
import type { SurveyPage, SurveyPlaces, SurveyWindow } from '../../shared/models/survey-list.ts'
import type { SurveyTags, TagUse } from '../../shared/models/tag.ts'
import type { SurveyVersion, VersionFacts, VersionSummary } from '../../shared/models/version.ts'

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

/** What is stored of a run; names of survey and connection are copied at launch, so that history never changes. */
export interface RunRepository {
  list(filter: { surveyId?: string; limit?: number; underWay?: boolean }): Run[]
  get(id: string): Run | null
  insert(run: Run): void
  /** Replaces the stored run. */
  save(run: Run): void
  /** Stores the reading of a payload; an earlier reading stays. */
  saveResults(runId: string, payloadId: string, results: RunResults, now: number): void
  /** The newest reading. */
  results(runId: string): { results: RunResults; payloadId: string } | null
}

/** Everything received, exactly as received. Never changed, never overwritten. */
export interface PayloadRepository {
  /**
   * `subjectId` is the run's or the focus session's id. An exact repeat of the newest of its kind is not stored twice.
   * With `newest`, no more than so many of the kind stay with the subject: older ones go.
   */
  add(payload: {
    id: string
    subjectId: string
    kind: string
    text: string
    receivedAt: number
    newest?: number
  }): string
  list(subjectId: string, kind?: string): RawPayload[]
  text(id: string): string | null
}

export interface FocusRepository {
  list(filter: { search?: string }): FocusSession[]
  get(id: string): FocusSession | null
  insert(session: FocusSession): void
  /** Replaces the stored session, whatever its revision. */
  save(session: FocusSession): void
  setDeleted(id: string, deletedAt: number | null): void
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

export interface SearchHit {
  kind: 'survey' | 'run' | 'focus'
  id: string
  title: string
  practice: boolean
}

/** The store: one SQLite file with a repository a subject. */
export interface Storage {
  readonly surveys: SurveyRepository
  readonly runs: RunRepository
  readonly payloads: PayloadRepository
  readonly focus: FocusRepository
  readonly connections: ConnectionRepository
  find(text: string, limit: number): SearchHit[]
  health(): StoreHealth
  /** Puts the named copy in place of the file in use, which is set aside. The same object then works on the copy. */
  restoreCopy(name: string): StoreHealth
  close(): void
}
