import { SondeError } from '../../shared/models/sonde-error.ts'
import { createSurveyCall, SURVEYS_PATH } from './call/create-survey-call.ts'
import type { TimeLimits } from './call/deadline.ts'
import {
  callService,
  type ServiceAnswer,
  type ServiceCall,
  type ServiceClientPorts,
} from './call/service-call.ts'
import { pathId } from './call/service-url.ts'
import type { Subject } from './reading/name-words.ts'
import { readKeys, readNewKey } from './reading/read-account.ts'
import { readCreatedId } from './reading/read-created-id.ts'
import { readMembers } from './reading/read-members.ts'
import { readTaughtProfiles, readTaughtRecords, taughtId } from './recipes/read-taught-answers.ts'
import { readTaughtStatus } from './recipes/read-taught-status.ts'
import { readTaughtTranscript } from './recipes/read-taught-transcript.ts'
import { redactSecret } from './redact/redact-secret.ts'
import type { CallOptions, Received, ServiceClient } from './service-api.ts'
import { focusBody, keyBody } from './wire.ts'

const FOCUS = '/api/v1/focus'
const KEYS = '/api/v1/api-keys'
const MEMBERS = '/api/v1/org/members'

/** Answers may be megabytes on a slow line. */
const RESULTS_LIMITS: TimeLimits = { total: 300_000, idle: 30_000 }
/** Rounds run while the transcript is asked for, perhaps after the first byte. */
const TRANSCRIPT_LIMITS: TimeLimits = { total: 600_000, idle: 600_000 }

/** The service behind `baseUrl` for the key of one connection. */
export function createServiceClient(ports: ServiceClientPorts): ServiceClient {
  const ask = (call: ServiceCall, options: CallOptions): Promise<ServiceAnswer> =>
    callService(ports, call, options)
  const recipe = () => ports.recipe?.() ?? null
  const survey = (id: string, rest = ''): string => `${SURVEYS_PATH}/${pathId(id)}${rest}`
  const session = (id: string, rest = ''): string => `${FOCUS}/${pathId(id)}${rest}`

  return {
    async createSurvey(draft, options) {
      const call = createSurveyCall(draft)
      const answer = await ask(call, options)
      const { status } = readTaughtStatus(answer.data, recipe())
      const taught = taughtId(answer.data, recipe()?.createdSurveyId)
      return received(answer, { id: taught ?? createdId(answer, 'survey', call, options), status })
    },
    async listSurveys({ limit, offset }, options) {
      const answer = await ask(
        { method: 'GET', path: SURVEYS_PATH, operation: 'read', query: { limit, offset } },
        options,
      )
      return received(answer, readTaughtRecords(answer.data, recipe(), 'survey'))
    },
    async launchSurvey(id, options) {
      const answer = await ask({ method: 'POST', path: survey(id, '/launch'), operation: 'launch' }, options)
      return received(answer, readTaughtStatus(answer.data, recipe()))
    },
    async surveyStatus(id, options) {
      const answer = await ask({ method: 'GET', path: survey(id, '/status'), operation: 'read' }, options)
      return received(answer, readTaughtStatus(answer.data, recipe()))
    },
    async surveyResults(id, options) {
      const call: ServiceCall = {
        method: 'GET',
        path: survey(id, '/results'),
        operation: 'results',
        limits: RESULTS_LIMITS,
      }
      const answer = await ask(call, options)
      return received(answer, answer.data)
    },
    async deleteSurvey(id, options) {
      return done(await ask({ method: 'DELETE', path: survey(id), operation: 'delete' }, options))
    },

    async createFocus(draft, options) {
      const call: ServiceCall = {
        method: 'POST',
        path: FOCUS,
        operation: 'create_focus',
        body: focusBody(draft),
      }
      const answer = await ask(call, options)
      return received(answer, {
        id: taughtId(answer.data, recipe()?.createdSessionId) ?? createdId(answer, 'focus', call, options),
        profiles: readTaughtProfiles(answer.data, recipe()),
      })
    },
    async listFocus({ limit, offset, q, status }, options) {
      const query = { limit, offset, q, status }
      const answer = await ask({ method: 'GET', path: FOCUS, operation: 'read', query }, options)
      return received(answer, readTaughtRecords(answer.data, recipe(), 'focus'))
    },
    async focusSession(id, options) {
      const answer = await ask({ method: 'GET', path: session(id), operation: 'read' }, options)
      return received(answer, { profiles: readTaughtProfiles(answer.data, recipe()) })
    },
    async focusTranscript(id, options) {
      const call: ServiceCall = {
        method: 'GET',
        path: session(id, '/transcript'),
        operation: 'read',
        limits: TRANSCRIPT_LIMITS,
      }
      const answer = await ask(call, options)
      return received(answer, readTaughtTranscript(answer.data, recipe()))
    },
    async deleteFocus(id, options) {
      return done(await ask({ method: 'DELETE', path: session(id), operation: 'delete' }, options))
    },

    async listKeys(options) {
      const answer = await ask({ method: 'GET', path: KEYS, operation: 'keys' }, options)
      return received(answer, readKeys(answer.data))
    },
    async createKey(name, options) {
      const call: ServiceCall = { method: 'POST', path: KEYS, operation: 'keys', body: keyBody(name) }
      const answer = await ask(call, options)
      const made = readNewKey(answer.data)
      if (!made) throw new SondeError('CUT_ANSWER', { status: answer.status, cause: 'no_secret' })
      return { value: made, raw: redactSecret(answer.raw, made.secret), date: answer.date }
    },
    async revokeKey(id, options) {
      const call: ServiceCall = { method: 'DELETE', path: `${KEYS}/${pathId(id)}`, operation: 'keys' }
      return done(await ask(call, options))
    },

    async listMembers(options) {
      const answer = await ask({ method: 'GET', path: MEMBERS, operation: 'members' }, options)
      return received(answer, readMembers(answer.data))
    },
    async addMember(fields, options) {
      return done(await ask({ method: 'POST', path: MEMBERS, operation: 'members', body: fields }, options))
    },
    async removeMember(fields, options) {
      return done(await ask({ method: 'DELETE', path: MEMBERS, operation: 'members', body: fields }, options))
    },
    async changeRole(fields, options) {
      const call: ServiceCall = {
        method: 'PUT',
        path: `${MEMBERS}/role`,
        operation: 'members',
        body: fields,
      }
      return done(await ask(call, options))
    },
  }
}

function received<T>(answer: ServiceAnswer, value: T): Received<T> {
  return { value, raw: answer.raw, date: answer.date }
}

function done(answer: ServiceAnswer): Received<null> {
  return { value: null, raw: answer.raw, date: answer.date }
}

/** Without its id nobody can say what was created: as much in doubt as after an answer that broke off. */
function createdId(
  answer: ServiceAnswer,
  subject: Subject,
  { body }: Pick<ServiceCall, 'body'>,
  { onUnparsed }: CallOptions,
): string {
  const id = readCreatedId(answer.data, subject, body)
  if (id !== null) return id
  onUnparsed?.(answer.raw)
  throw new SondeError('CUT_ANSWER', { status: answer.status, cause: 'no_id' })
}
