import { expect, it } from 'vitest'
import type { HeardAnswer } from '../../../electron/service/call/heard-answer.ts'
import type { CallOptions, ServiceClient } from '../../../electron/service/service-api.ts'
import { type Operation, operationSchema } from '../../../shared/models/service-answer.ts'
import { aFocusDraft, aSurveyDraft } from '../../support/sample-drafts.ts'
import { clientOf, json, serve } from './a-server.ts'

const ID = 'a/b ç'
const PAGE = { limit: 10, offset: 0 }
const WHO = { email: 'someone@example.org', role: 'member' }
const OPTIONS: CallOptions = { priority: 'person' }

/** How each operation is called, what it sends, and the id that it is about. */
const CALLS: Record<
  Operation,
  { call: (client: ServiceClient) => Promise<unknown>; sends: string; about: string | null }
> = {
  list_keys: { call: (client) => client.listKeys(OPTIONS), sends: 'GET api-keys', about: null },
  create_key: { call: (client) => client.createKey('K', OPTIONS), sends: 'POST api-keys', about: null },
  revoke_key: { call: (client) => client.revokeKey(7, OPTIONS), sends: 'DELETE api-keys/7', about: '7' },
  create_survey: {
    call: (client) => client.createSurvey(aSurveyDraft(), OPTIONS),
    ...{ sends: 'POST surveys', about: null },
  },
  list_surveys: { call: (client) => client.listSurveys(PAGE, OPTIONS), sends: 'GET surveys', about: null },
  launch_survey: {
    call: (client) => client.launchSurvey(ID, OPTIONS),
    ...{ sends: 'POST surveys/ID/launch', about: ID },
  },
  survey_status: {
    call: (client) => client.surveyStatus(ID, OPTIONS),
    ...{ sends: 'GET surveys/ID/status', about: ID },
  },
  survey_results: {
    call: (client) => client.surveyResults(ID, OPTIONS),
    ...{ sends: 'GET surveys/ID/results', about: ID },
  },
  delete_survey: {
    call: (client) => client.deleteSurvey(ID, OPTIONS),
    ...{ sends: 'DELETE surveys/ID', about: ID },
  },
  create_focus: {
    call: (client) => client.createFocus(aFocusDraft(), OPTIONS),
    ...{ sends: 'POST focus', about: null },
  },
  list_focus: { call: (client) => client.listFocus(PAGE, OPTIONS), sends: 'GET focus', about: null },
  focus_session: {
    call: (client) => client.focusSession(ID, OPTIONS),
    ...{ sends: 'GET focus/ID', about: ID },
  },
  focus_transcript: {
    call: (client) => client.focusTranscript(ID, OPTIONS),
    ...{ sends: 'GET focus/ID/transcript', about: ID },
  },
  delete_focus: {
    call: (client) => client.deleteFocus(ID, OPTIONS),
    ...{ sends: 'DELETE focus/ID', about: ID },
  },
  list_members: { call: (client) => client.listMembers(OPTIONS), sends: 'GET org/members', about: null },
  add_member: { call: (client) => client.addMember(WHO, OPTIONS), sends: 'POST org/members', about: null },
  remove_member: {
    call: (client) => client.removeMember(WHO, OPTIONS),
    ...{ sends: 'DELETE org/members', about: null },
  },
  change_role: {
    call: (client) => client.changeRole(WHO, OPTIONS),
    ...{ sends: 'PUT org/members/role', about: null },
  },
}

it.for(operationSchema.options)('%s is sent, and told under its own name', async (operation) => {
  const { baseUrl, seen } = await serve((response) => json(response, 403, { data: null, error: 'No' }))
  const heard: HeardAnswer[] = []
  const client = clientOf(baseUrl, { onAnswer: (answer) => heard.push(answer) })
  const { call, sends, about } = CALLS[operation]
  await expect(call(client)).rejects.toMatchObject({ problem: { code: 'REFUSED', status: 403 } })
  expect(heard.map(({ operation: told, subject }) => [told, subject])).toEqual([[operation, about]])
  const [request] = seen
  const path = request?.url?.replace(/^\/api\/v1\//, '').replace(/\?.*$/, '')
  expect(`${request?.method} ${path?.replace(encodeURIComponent(ID), 'ID')}`).toBe(sends)
})
