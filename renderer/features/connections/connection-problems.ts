import { isSendableKey } from '../../../shared/models/api-key.ts'
import { parseBaseUrl } from '../../../shared/models/base-url.ts'
import type { connections } from '../../locales/fr/connections.ts'

/** The texts that a person enters for a connection. */
export interface ConnectionDraft {
  name: string
  baseUrl: string
  key: string
}

export type ConnectionField = keyof ConnectionDraft
export type ConnectionProblem = keyof (typeof connections)['problem']

/** The present problem of a field, or null. */
export function findConnectionProblem(
  field: ConnectionField,
  draft: ConnectionDraft,
): ConnectionProblem | null {
  if (draft[field].trim() === '') return field === 'baseUrl' ? 'address' : field
  if (field === 'name') return null
  if (field === 'key') return isSendableKey(draft.key) ? null : 'keyForm'
  const read = parseBaseUrl(draft.baseUrl)
  return typeof read === 'string' ? read : null
}
