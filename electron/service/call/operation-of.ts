import type { Operation } from '../../../shared/models/service-answer.ts'

/** Every operation of the interface by its method and path; `*` is an id. */
const OPERATIONS: Readonly<Record<string, Operation>> = {
  'GET api-keys': 'list_keys',
  'POST api-keys': 'create_key',
  'DELETE api-keys/*': 'revoke_key',
  'POST surveys': 'create_survey',
  'GET surveys': 'list_surveys',
  'POST surveys/*/launch': 'launch_survey',
  'GET surveys/*/status': 'survey_status',
  'GET surveys/*/results': 'survey_results',
  'DELETE surveys/*': 'delete_survey',
  'POST focus': 'create_focus',
  'GET focus': 'list_focus',
  'GET focus/*': 'focus_session',
  'GET focus/*/transcript': 'focus_transcript',
  'DELETE focus/*': 'delete_focus',
  'GET org/members': 'list_members',
  'POST org/members': 'add_member',
  'DELETE org/members': 'remove_member',
  'PUT org/members/role': 'change_role',
}

/** The first path segments that an id may follow; members have no ids in their paths. */
const WITH_ID = new Set(['api-keys', 'surveys', 'focus'])

/**
 * The operation that a call makes, of the 18 of the interface, and the service's id of what it is about; null where it
 * is none of them.
 */
export function operationOf({
  method,
  path,
}: {
  method: string
  path: string
}): { operation: Operation; subject: string | null } | null {
  const [room = '', ...rest] = path.replace(/^\/api\/v1\//, '').split('/')
  const id = WITH_ID.has(room) ? rest.shift() : undefined
  const operation = OPERATIONS[`${method} ${[room, ...(id === undefined ? [] : ['*']), ...rest].join('/')}`]
  if (operation === undefined) return null
  return { operation, subject: id === undefined ? null : decodeURIComponent(id) }
}
