import type { Recipe } from '../../shared/models/recipe.ts'
import type { Operation } from '../../shared/models/service-answer.ts'
import { withinDepth } from './json/nesting.ts'
import { readKeys, readNewKey } from './reading/read-account.ts'
import { readCreatedId } from './reading/read-created-id.ts'
import { readMembers } from './reading/read-members.ts'
import { readTaughtProfiles, readTaughtRecords, taughtId } from './recipes/read-taught-answers.ts'
import { readTaughtStatus } from './recipes/read-taught-status.ts'
import { readTaughtTranscript } from './recipes/read-taught-transcript.ts'

/** What the readers need besides the `data` of an answer. */
export interface ValueOf {
  recipe: Recipe | null
  /** The body of the request. */
  sent: unknown
}

/** How the `data` of each operation's answer is read. A created id or a new key is null where it could not be found. */
const READERS = {
  create_survey: (data: unknown, { recipe, sent }: ValueOf) => ({
    id: taughtId(data, recipe?.createdSurveyId) ?? readCreatedId(data, 'survey', sent),
    status: readTaughtStatus(data, recipe).status,
  }),
  list_surveys: (data: unknown, { recipe }: ValueOf) => readTaughtRecords(data, recipe, 'survey'),
  launch_survey: (data: unknown, { recipe }: ValueOf) => readTaughtStatus(data, recipe),
  survey_status: (data: unknown, { recipe }: ValueOf) => readTaughtStatus(data, recipe),
  create_focus: (data: unknown, { recipe, sent }: ValueOf) => ({
    id: taughtId(data, recipe?.createdSessionId) ?? readCreatedId(data, 'focus', sent),
    profiles: readTaughtProfiles(data, recipe),
  }),
  list_focus: (data: unknown, { recipe }: ValueOf) => readTaughtRecords(data, recipe, 'focus'),
  focus_session: (data: unknown, { recipe }: ValueOf) => ({ profiles: readTaughtProfiles(data, recipe) }),
  focus_transcript: (data: unknown, { recipe }: ValueOf) => readTaughtTranscript(data, recipe),
  list_keys: (data: unknown) => readKeys(data),
  create_key: (data: unknown) => readNewKey(data),
  list_members: (data: unknown) => readMembers(data),
}
type Readers = typeof READERS

/** The type of what is read from an answer, by operation. */
export type Values = { [K in keyof Readers]: ReturnType<Readers[K]> }

/**
 * Reads the `data` of an answer. Null for operations without data to read, and for results, which need their
 * questionnaire. Never throws: what nests too deep is left out.
 */
export function readValue<K extends keyof Readers>(operation: K, data: unknown, known: ValueOf): Values[K]
export function readValue(operation: Operation, data: unknown, known: ValueOf): unknown
export function readValue(operation: Operation, data: unknown, known: ValueOf): unknown {
  return operation in READERS ? READERS[operation as keyof Readers](withinDepth(data), known) : null
}
