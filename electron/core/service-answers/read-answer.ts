import type { Certainty } from '../../../shared/models/run.ts'
import type { ServiceAnswer } from '../../../shared/models/service-answer.ts'
import { isObject } from '../../service/json/json-value.ts'
import { isEmptyList } from '../../service/reading/empty-list.ts'
import type { Subject } from '../../service/reading/name-words.ts'
import { readKeys } from '../../service/reading/read-account.ts'
import { readCreatedId } from '../../service/reading/read-created-id.ts'
import { readMembers } from '../../service/reading/read-members.ts'
import { readProfiles } from '../../service/reading/read-profiles.ts'
import { readRecords } from '../../service/reading/read-records.ts'
import { readStatus } from '../../service/reading/read-status.ts'
import { readTranscriptText } from '../../service/reading/read-transcript-text.ts'
import type { HeardLarge } from '../../service/understand-large.ts'

/** How a reply was read, and what was found in it. */
export type AnswerReading = Pick<NonNullable<ServiceAnswer['last']>, 'by' | 'certainty' | 'found'>

type Found = AnswerReading['found']

const NOTHING_TO_READ: AnswerReading = { by: null, certainty: null, found: [] }
const NOT_READ: AnswerReading = { by: 'nothing', certainty: null, found: [] }

/** What the rows are that are counted under a name. */
const SUBJECTS: Readonly<Record<string, Subject>> = { keys: 'key', members: 'key', profiles: 'focus' }

/** A text that is longer than this may be a transcript that was not recognised. */
const MAY_BE_TALK = 40

/** How the readers read a reply, in a few values. Results are not read here, because they need their questionnaire. */
export function readAnswer({ operation, sent, body, problem }: HeardLarge): AnswerReading {
  if (problem?.code === 'CUT_ANSWER' && problem.cause !== undefined) return NOT_READ
  if (problem !== null || !isObject(body)) return NOTHING_TO_READ
  const data = body.data ?? null
  switch (operation) {
    case 'create_survey':
      return created(readCreatedId(data, 'survey', sent), [])
    case 'create_focus':
      return created(readCreatedId(data, 'focus', sent), counted('profiles', readProfiles(data).length))
    case 'launch_survey':
    case 'survey_status':
      return readState(data)
    case 'list_surveys':
    case 'list_focus': {
      const { records, unrecognised } = readRecords(data, operation === 'list_focus' ? 'focus' : 'survey')
      return listed('records', records.length, data, unrecognised > 0 ? 'unsure' : 'sure')
    }
    case 'list_keys':
      return listed('keys', readKeys(data).length, data)
    case 'list_members':
      return listed('members', readMembers(data).length, data)
    case 'focus_session':
      return listed('profiles', readProfiles(data).length, data)
    case 'focus_transcript': {
      const { length } = readTranscriptText(data)
      if (length > 0) return byReaders('sure', counted('characters', length))
      return holdsLongText(data) ? NOT_READ : NOTHING_TO_READ
    }
    default:
      return NOTHING_TO_READ
  }
}

function byReaders(certainty: Certainty, found: Found): AnswerReading {
  return { by: 'readers', certainty, found }
}

function counted(name: string, count: number): Found {
  return count > 0 ? [{ name, value: String(count) }] : []
}

function created(id: string | null, more: Found): AnswerReading {
  return id === null ? NOT_READ : byReaders('sure', [{ name: 'id', value: id }, ...more])
}

function readState(data: unknown): AnswerReading {
  const { status, word, progress } = readStatus(data)
  const found: Found = []
  if (word !== null) found.push({ name: 'status', value: word })
  if (progress !== null && progress.answered !== null && progress.total !== null)
    found.push({ name: 'progress', value: `${progress.answered}/${progress.total}` })
  else if (progress !== null && progress.fraction !== null)
    found.push({ name: 'fraction', value: String(progress.fraction) })
  if (found.length === 0) return NOT_READ
  return byReaders(status === 'other' ? 'unsure' : (progress?.certainty ?? 'sure'), found)
}

/** An empty list counts as read; a body without any list, or with rows that were not recognised, does not. */
function listed(name: string, count: number, data: unknown, certainty: Certainty = 'sure'): AnswerReading {
  if (count > 0) return byReaders(certainty, counted(name, count))
  return isEmptyList(data, SUBJECTS[name] ?? 'survey') ? byReaders('sure', [{ name, value: '0' }]) : NOT_READ
}

function holdsLongText(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.length > MAY_BE_TALK
  if (typeof value !== 'object' || value === null || depth > 3) return false
  return Object.values(value).some((each) => holdsLongText(each, depth + 1))
}
