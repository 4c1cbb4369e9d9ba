import { expect, it } from 'vitest'
import { operationOf } from '../../../electron/service/call/operation-of.ts'
import { pathId } from '../../../electron/service/call/service-url.ts'
import { operationSchema } from '../../../shared/models/service-answer.ts'

const ID = 'a/b ç'
const BY_OPERATION: Record<(typeof operationSchema.options)[number], string> = {
  list_keys: 'GET api-keys',
  create_key: 'POST api-keys',
  revoke_key: 'DELETE api-keys/ID',
  create_survey: 'POST surveys',
  list_surveys: 'GET surveys',
  launch_survey: 'POST surveys/ID/launch',
  survey_status: 'GET surveys/ID/status',
  survey_results: 'GET surveys/ID/results',
  delete_survey: 'DELETE surveys/ID',
  create_focus: 'POST focus',
  list_focus: 'GET focus',
  focus_session: 'GET focus/ID',
  focus_transcript: 'GET focus/ID/transcript',
  delete_focus: 'DELETE focus/ID',
  list_members: 'GET org/members',
  add_member: 'POST org/members',
  remove_member: 'DELETE org/members',
  change_role: 'PUT org/members/role',
}

it.for(operationSchema.options)('knows %s by its method and path', (operation) => {
  const [method = '', path = ''] = BY_OPERATION[operation].split(' ')
  const subject = path.includes('ID') ? ID : null
  expect(operationOf({ method, path: `/api/v1/${path.replace('ID', pathId(ID))}` })).toEqual({
    operation,
    subject,
  })
})

it('knows no other call', () => {
  expect(operationOf({ method: 'PUT', path: '/api/v1/surveys/1' })).toBeNull()
})
