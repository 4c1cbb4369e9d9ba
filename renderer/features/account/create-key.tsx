import { Button, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../lib/api.ts'
import { refreshFreshKeys } from '../../lib/use-fresh-keys.ts'
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import styles from './account.module.css'
import { refreshKeyCreation } from './use-key-creation.ts'

/** Asks for a name and creates a key, which then appears among the fresh ones. */
export function CreateKey({ connectionId, isUnderWay }: { connectionId: string; isUnderWay: boolean }) {
  const { t } = useTranslation('account')
  const cache = useQueryClient()
  const [name, setName] = useState('')
  const [tried, setTried] = useState(false)
  const create = useOneAtATime({
    mutationFn: (wanted: string) => client.account.createKey({ connectionId, name: wanted }),
    onSuccess: () => refreshFreshKeys(cache),
    onSettled: () => refreshKeyCreation(cache, connectionId),
  })
  const empty = name.trim() === ''
  return (
    <form
      noValidate
      className={styles.create}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!empty && !isUnderWay) create.mutate(name.trim())
      }}
    >
      <div className={styles.createRow}>
        <TextInput
          label={t('keys.name')}
          description={t('keys.nameHint')}
          value={name}
          error={tried && empty ? t('keys.nameEmpty') : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
          className={styles.nameField}
        />
        <Button type="submit" loading={create.isPending || isUnderWay}>
          {t('keys.create')}
        </Button>
      </div>
      {create.error && <ProblemNotice problem={create.error} />}
    </form>
  )
}
