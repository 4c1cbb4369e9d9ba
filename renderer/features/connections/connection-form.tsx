import { Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection, ConnectionColour, Plan } from '../../../shared/models/connection.ts'
import { client } from '../../lib/api.ts'
import { useConnections } from '../../lib/use-connections.ts'
import { ColourChoice } from './colour-choice.tsx'
import { ConnectionFields } from './connection-fields.tsx'
import { findFreeColour } from './free-colour.ts'
import { KeyField } from './key-field.tsx'
import { OtherProgramsChoice } from './other-programs-choice.tsx'
import { PlanChoice } from './plan-choice.tsx'
import { useDraftFields } from './use-draft-fields.ts'

interface ConnectionFormProps {
  /** The connection to change; null for a new one. */
  connection: Connection | null
  onDone: (connection: Connection) => void
  onClose: () => void
}

/**
 * The form that adds or changes a connection. Only a new one asks for address and key, which cannot be changed here
 * later.
 */
export function ConnectionForm({ connection, onDone, onClose }: ConnectionFormProps) {
  const { t } = useTranslation('connections')
  const fields = useDraftFields(
    { name: connection?.name ?? '', baseUrl: connection?.baseUrl ?? '' },
    connection ? ['name'] : ['name', 'baseUrl', 'key'],
  )
  const [plan, setPlan] = useState<Plan>(connection?.plan ?? 'standard')
  const [marks, setMarks] = useState(connection?.marks ?? true)
  const known = connection?.otherPrograms ?? null
  const [otherPrograms, setOtherPrograms] = useState(known !== null)
  // Only sent if the person changed the checkbox, so as not to overwrite what Sonde learns while the form is open.
  const ofOthers = otherPrograms === (known !== null) ? {} : { otherPrograms }
  const others = useConnections()
  const [chosen, setColour] = useState<ConnectionColour | null>(connection?.colour ?? null)
  const colour = chosen ?? findFreeColour(others ?? [])
  const save = () => {
    const name = fields.draft.name.trim()
    return connection
      ? client.connections.update({ id: connection.id, name, plan, colour, marks, ...ofOthers })
      : client.connections.add({
          ...fields.draft,
          name,
          key: fields.draft.key.trim(),
          plan,
          colour,
          marks,
          otherPrograms,
        })
  }
  return (
    <ConnectionFields
      fields={fields}
      save={save}
      action={connection ? t('form.submitEdit') : t('form.submitAdd')}
      onDone={onDone}
      onClose={onClose}
    >
      <TextInput
        label={t('form.name')}
        placeholder={t('form.namePlaceholder')}
        data-autofocus
        {...fields.bind('name')}
      />
      <TextInput
        label={t('form.address')}
        placeholder={t('form.addressPlaceholder')}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        disabled={connection !== null}
        description={connection ? t('form.addressFixed') : undefined}
        {...fields.bind('baseUrl')}
      />
      {!connection && <KeyField {...fields.bind('key')} />}
      <PlanChoice value={plan} onChange={setPlan} />
      <ColourChoice value={colour} onChange={setColour} />
      <Checkbox
        label={t('form.marks')}
        description={t('form.marksHelp')}
        checked={marks}
        onChange={(event) => setMarks(event.currentTarget.checked)}
      />
      <OtherProgramsChoice known={known} checked={otherPrograms} onChange={setOtherPrograms} />
    </ConnectionFields>
  )
}
