import { Button, Group, PasswordInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '../../../shared/models/connection.ts'
import { api, client } from '../../lib/api.ts'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import styles from './connections-page.module.css'
import { useDraftFields } from './use-draft-fields.ts'

interface KeyFormProps {
  connection: Connection
  onDone: (connection: Connection) => void
  onCancel: () => void
}

/** Another key for a connection; the one before is forgotten. */
export function KeyForm({ connection, onDone, onCancel }: KeyFormProps) {
  const { t } = useTranslation('connections')
  const { t: common } = useTranslation('common')
  const fields = useDraftFields({}, ['key'])
  const [unplaced, setUnplaced] = useState<unknown>(null)
  const { data: info } = useQuery(api.app.info.queryOptions({ staleTime: Number.POSITIVE_INFINITY }))
  const replace = useMutation({
    mutationFn: () => client.connections.replaceKey({ id: connection.id, key: fields.draft.key.trim() }),
    onSuccess: onDone,
    onError: (error) => setUnplaced(fields.showRefused(error) ? null : error),
  })
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (fields.isSound()) replace.mutate()
      }}
    >
      <PasswordInput
        label={t('form.key')}
        description={info?.secretStore === 'memory' ? t('form.keyMemory') : t('form.keyKeychain')}
        autoComplete="off"
        data-autofocus
        visibilityToggleButtonProps={{ 'aria-label': t('form.showKey') }}
        {...fields.bind('key')}
      />
      {unplaced !== null && <ProblemNotice problem={unplaced} />}
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          {common('actions.cancel')}
        </Button>
        <Button type="submit" loading={replace.isPending}>
          {t('form.submitKey')}
        </Button>
      </Group>
    </form>
  )
}
