import { Button, Group, PasswordInput, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection, ConnectionColour, Plan } from '../../../shared/models/connection.ts'
import { api, client } from '../../lib/api.ts'
import { useConnections } from '../../lib/use-connections.ts'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { ColourChoice } from './colour-choice.tsx'
import styles from './connections-page.module.css'
import { findFreeColour } from './free-colour.ts'
import { PlanChoice } from './plan-choice.tsx'
import { useDraftFields } from './use-draft-fields.ts'

interface ConnectionFormProps {
  /** The connection to change; null for a new one. */
  connection: Connection | null
  onDone: (connection: Connection) => void
  onCancel: () => void
}

/** A connection being added or changed. A new one asks for address and key; a kept one has both for good. */
export function ConnectionForm({ connection, onDone, onCancel }: ConnectionFormProps) {
  const { t } = useTranslation('connections')
  const { t: common } = useTranslation('common')
  const fields = useDraftFields(
    { name: connection?.name ?? '', baseUrl: connection?.baseUrl ?? '' },
    connection ? ['name'] : ['name', 'baseUrl', 'key'],
  )
  const [plan, setPlan] = useState<Plan>(connection?.plan ?? 'standard')
  const others = useConnections()
  const [chosen, setColour] = useState<ConnectionColour | null>(connection?.colour ?? null)
  const colour = chosen ?? findFreeColour(others ?? [])
  const [unplaced, setUnplaced] = useState<unknown>(null)
  const { data: info } = useQuery(api.app.info.queryOptions({ staleTime: Number.POSITIVE_INFINITY }))
  const save = useMutation({
    mutationFn: () => {
      const name = fields.draft.name.trim()
      return connection
        ? client.connections.update({ id: connection.id, name, plan, colour })
        : client.connections.add({ ...fields.draft, name, key: fields.draft.key.trim(), plan, colour })
    },
    onSuccess: onDone,
    onError: (error) => setUnplaced(fields.showRefused(error) ? null : error),
  })
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (fields.isSound()) save.mutate()
      }}
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
      {!connection && (
        <PasswordInput
          label={t('form.key')}
          description={info?.secretStore === 'memory' ? t('form.keyMemory') : t('form.keyKeychain')}
          autoComplete="off"
          visibilityToggleButtonProps={{ 'aria-label': t('form.showKey') }}
          {...fields.bind('key')}
        />
      )}
      <PlanChoice value={plan} onChange={setPlan} />
      <ColourChoice value={colour} onChange={setColour} />
      {unplaced !== null && <ProblemNotice problem={unplaced} />}
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          {common('actions.cancel')}
        </Button>
        <Button type="submit" loading={save.isPending}>
          {connection ? t('form.submitEdit') : t('form.submitAdd')}
        </Button>
      </Group>
    </form>
  )
}
