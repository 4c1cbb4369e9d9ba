import { Button, Modal } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPencil } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { VersionSummary } from '../../../shared/models/version.ts'
import { api, client } from '../../lib/api.ts'
import { DialogFoot, IntoView } from '../../ui/dialog-foot.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { VersionFields } from './version-fields.tsx'
import styles from './versions.module.css'

/** Names or renames a version. */
export function DescribeVersion({ version }: { version: VersionSummary }) {
  const { t } = useTranslation('versions')
  const { t: common } = useTranslation('common')
  const [opened, dialog] = useDisclosure(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPencil size={16} aria-hidden="true" />}
        onClick={dialog.open}
      >
        {t(version.name === null ? 'describe.name' : 'describe.rename')}
      </Button>
      <Modal
        opened={opened}
        onClose={dialog.close}
        title={t('describe.title', { number: version.number })}
        centered
        closeButtonProps={{ 'aria-label': common('actions.close') }}
      >
        <DescribeForm version={version} onClose={dialog.close} />
      </Modal>
    </>
  )
}

function DescribeForm({ version, onClose }: { version: VersionSummary; onClose: () => void }) {
  const { t: common } = useTranslation('common')
  const cache = useQueryClient()
  const [words, setWords] = useState({ name: version.name ?? '', note: version.note })
  const describe = useMutation({
    mutationFn: () => client.versions.describe({ versionId: version.id, ...words }),
    onSuccess: () => void cache.invalidateQueries({ queryKey: api.versions.key() }),
  })
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!describe.isPending) describe.mutate(undefined, { onSuccess: onClose })
      }}
    >
      <VersionFields words={words} onChange={setWords} />
      {describe.error && (
        <IntoView>
          <ProblemNotice problem={describe.error} />
        </IntoView>
      )}
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {common('actions.cancel')}
        </Button>
        <Button type="submit" loading={describe.isPending}>
          {common('actions.save')}
        </Button>
      </DialogFoot>
    </form>
  )
}
