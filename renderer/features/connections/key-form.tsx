import { useTranslation } from 'react-i18next'
import type { Connection } from '../../../shared/models/connection.ts'
import { client } from '../../lib/api.ts'
import { ConnectionFields } from './connection-fields.tsx'
import { KeyField } from './key-field.tsx'
import { useDraftFields } from './use-draft-fields.ts'

interface KeyFormProps {
  connection: Connection
  onDone: (connection: Connection) => void
  onClose: () => void
}

/** Enters or replaces the key of a connection; an old key is deleted. */
export function KeyForm({ connection, onDone, onClose }: KeyFormProps) {
  const { t } = useTranslation('connections')
  const fields = useDraftFields({}, ['key'])
  return (
    <ConnectionFields
      fields={fields}
      save={() => client.connections.replaceKey({ id: connection.id, key: fields.draft.key.trim() })}
      action={t(connection.key === 'none' ? 'form.submitEdit' : 'form.submitKey')}
      onDone={onDone}
      onClose={onClose}
    >
      <KeyField data-autofocus {...fields.bind('key')} />
    </ConnectionFields>
  )
}
