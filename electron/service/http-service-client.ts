import { textOf } from '../../shared/models/received-text.ts'
import { SondeError } from '../../shared/models/sonde-error.ts'
import type { ServiceCall, ServiceClientPorts, ServiceSuccess } from './call/call-parts.ts'
import { createSurveyCall, SURVEYS_PATH } from './call/create-survey-call.ts'
import type { TimeLimits } from './call/deadline.ts'
import { callService } from './call/service-call.ts'
import { pathId } from './call/service-url.ts'
import { readValue, type Values } from './read-value.ts'
import { redactSecret } from './redact/redact-secret.ts'
import type { CallOptions, Received, ServiceClient } from './service-api.ts'
import { focusBody, keyBody } from './wire.ts'

const FOCUS = '/api/v1/focus'
const KEYS = '/api/v1/api-keys'
const MEMBERS = '/api/v1/org/members'

/** Results may be megabytes on a slow line. */
const RESULTS_LIMITS: TimeLimits = { total: 300_000, idle: 30_000 }
/** The service may run a round while it answers, perhaps after the first byte. */
const TRANSCRIPT_LIMITS: TimeLimits = { total: 600_000, idle: 600_000 }

/** The client of the service at `ports.baseUrl`, with the key of one connection. */
export function createServiceClient(ports: ServiceClientPorts): ServiceClient {
  const ask = (call: ServiceCall, options: CallOptions): Promise<ServiceSuccess> =>
    callService(ports, call, options)
  function read<K extends keyof Values>(asked: K, answer: ServiceSuccess, sent?: unknown): Values[K] {
    if (answer.isRead) return answer.data as Values[K]
    return readValue(asked, answer.data, { recipe: ports.recipe?.() ?? null, sent })
  }
  const survey = (id: string, rest = ''): string => `${SURVEYS_PATH}/${pathId(id)}${rest}`
  const session = (id: string, rest = ''): string => `${FOCUS}/${pathId(id)}${rest}`

  return {
    async createSurvey(draft, options) {
      const call = createSurveyCall(draft)
      const answer = await ask(call, options)
      const { id, status } = read('create_survey', answer, call.body)
      return received(answer, { id: createdId(id, answer, options), status })
    },
    async listSurveys({ limit, offset }, options) {
      const answer = await ask(
        { method: 'GET', path: SURVEYS_PATH, operation: 'list_surveys', query: { limit, offset } },
        options,
      )
      return received(answer, read('list_surveys', answer))
    },
    async launchSurvey(id, options) {
      const answer = await ask(
        { method: 'POST', path: survey(id, '/launch'), operation: 'launch_survey', subject: id },
        options,
      )
      return received(answer, read('launch_survey', answer))
    },
    async surveyStatus(id, options) {
      const answer = await ask(
        { method: 'GET', path: survey(id, '/status'), operation: 'survey_status', subject: id },
        options,
      )
      return received(answer, read('survey_status', answer))
    },
    async surveyResults(id, options) {
      const call: ServiceCall = {
        method: 'GET',
        path: survey(id, '/results'),
        operation: 'survey_results',
        subject: id,
        limits: RESULTS_LIMITS,
      }
      const answer = await ask(call, options)
      return received(answer, answer.data)
    },
    async deleteSurvey(id, options) {
      return done(
        await ask({ method: 'DELETE', path: survey(id), operation: 'delete_survey', subject: id }, options),
      )
    },

    async createFocus(draft, options) {
      const call: ServiceCall = {
        method: 'POST',
        path: FOCUS,
        operation: 'create_focus',
        body: focusBody(draft),
      }
      const answer = await ask(call, options)
      const { id, profiles } = read('create_focus', answer, call.body)
      return received(answer, { id: createdId(id, answer, options), profiles })
    },
    async listFocus({ limit, offset, q, status }, options) {
      const query = { limit, offset, q, status }
      const answer = await ask({ method: 'GET', path: FOCUS, operation: 'list_focus', query }, options)
      return received(answer, read('list_focus', answer))
    },
    async focusSession(id, options) {
      const answer = await ask(
        { method: 'GET', path: session(id), operation: 'focus_session', subject: id },
        options,
      )
      return received(answer, read('focus_session', answer))
    },
    async focusTranscript(id, options) {
      const call: ServiceCall = {
        method: 'GET',
        path: session(id, '/transcript'),
        operation: 'focus_transcript',
        subject: id,
        limits: TRANSCRIPT_LIMITS,
      }
      const answer = await ask(call, options)
      return received(answer, read('focus_transcript', answer))
    },
    async deleteFocus(id, options) {
      return done(
        await ask({ method: 'DELETE', path: session(id), operation: 'delete_focus', subject: id }, options),
      )
    },

    async listKeys(options) {
      const answer = await ask({ method: 'GET', path: KEYS, operation: 'list_keys' }, options)
      return received(answer, read('list_keys', answer))
    },
    async createKey(name, options) {
      const call: ServiceCall = { method: 'POST', path: KEYS, operation: 'create_key', body: keyBody(name) }
      const answer = await ask(call, options)
      const made = read('create_key', answer)
      if (!made) throw new SondeError('CUT_ANSWER', { status: answer.status, cause: 'no_secret' })
      // A large answer had its secret redacted where it was read (`readLarge`).
      const raw = answer.isRead ? answer.raw : redactSecret(textOf(answer.raw), made.secret)
      return { value: made, raw, date: answer.date }
    },
    async revokeKey(id, options) {
      const call: ServiceCall = {
        method: 'DELETE',
        path: `${KEYS}/${pathId(id)}`,
        operation: 'revoke_key',
        subject: String(id),
      }
      return done(await ask(call, options))
    },

    async listMembers(options) {
      const answer = await ask({ method: 'GET', path: MEMBERS, operation: 'list_members' }, options)
      return received(answer, read('list_members', answer))
    },
    async addMember(fields, options) {
      return done(
        await ask({ method: 'POST', path: MEMBERS, operation: 'add_member', body: fields }, options),
      )
    },
    async removeMember(fields, options) {
      return done(
        await ask({ method: 'DELETE', path: MEMBERS, operation: 'remove_member', body: fields }, options),
      )
    },
    async changeRole(fields, options) {
      const call: ServiceCall = {
        method: 'PUT',
        path: `${MEMBERS}/role`,
        operation: 'change_role',
        body: fields,
      }
      return done(await ask(call, options))
    },
  }
}

function received<T>(answer: ServiceSuccess, value: T): Received<T> {
  return { value, raw: answer.raw, date: answer.date }
}

function done(answer: ServiceSuccess): Received<null> {
  return { value: null, raw: answer.raw, date: answer.date }
}

/** The id that a creation returned. Without it nobody knows what was created: as unclear as after a cut answer. */
function createdId(id: string | null, { raw, status }: ServiceSuccess, { onUnparsed }: CallOptions): string {
  if (id !== null) return id
  onUnparsed?.(raw)
  throw new SondeError('CUT_ANSWER', { status, cause: 'no_id' })
}
