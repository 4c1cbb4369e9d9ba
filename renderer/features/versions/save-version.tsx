import { Button, Modal } from '@mantine/core'
import { useDisclosure, useHotkeys } from '@mantine/hooks'
import { IconBookmark } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, client } from '../../lib/api.ts'
import { useCommand } from '../../lib/commands.ts'
import { DialogFoot, IntoView } from '../../ui/dialog-foot.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { tellDone } from '../../ui/tell-done.tsx'
import { VersionFields } from './version-fields.tsx'
import { versionName } from './version-name.ts'
import styles from './versions.module.css'

interface SaveVersionProps {
  surveyId: string
  /** Saves the draft; resolves with its revision, or null where that failed. */
  flush: () => Promise<number | null>
}

/** Keeps the draft as a version, with a name if the person gives one. Ctrl or Cmd + S. */
export function SaveVersion(props: SaveVersionProps) {
  const { t } = useTranslation('versions')
  const { t: common } = useTranslation('common')
  const [opened, dialog] = useDisclosure(false)
  // Works in fields too, where the browser would otherwise offer to save the page.
  useHotkeys([['mod+S', dialog.open]], [], true)
  useCommand(t('save.open'), dialog.open)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconBookmark size={16} aria-hidden="true" />}
        onClick={dialog.open}
        aria-keyshortcuts="Control+S Meta+S"
      >
        {t('save.open')}
      </Button>
      <Modal
        opened={opened}
        onClose={dialog.close}
        title={t('save.title')}
        centered
        closeButtonProps={{ 'aria-label': common('actions.close') }}
      >
        <SaveForm {...props} onClose={dialog.close} />
      </Modal>
    </>
  )
}

function SaveForm({ surveyId, flush, onClose }: SaveVersionProps & { onClose: () => void }) {
  const { t } = useTranslation('versions')
  const { t: common } = useTranslation('common')
  const cache = useQueryClient()
  const [words, setWords] = useState({ name: '', note: '' })
  const done = (message: string) => {
    void cache.invalidateQueries({ queryKey: api.versions.key() })
    tellDone(message)
  }
  const save = useMutation({
    mutationFn: async () => {
      const revision = await flush()
      return revision === null ? null : client.versions.save({ surveyId, revision, before: null, ...words })
    },
    onSuccess: (saved) => {
      if (saved?.made) done(t('save.done', { version: versionName(t, saved.version) }))
    },
  })
  /** The newest version, if the draft equals it. */
  const same = save.data && !save.data.made ? save.data.version : null
  const nameThat = useMutation({
    mutationFn: (versionId: string) => client.versions.describe({ versionId, ...words }),
    onSuccess: () => {
      if (same) done(t('describe.done', { version: versionName(t, { ...same, name: words.name }) }))
    },
  })
  const problem = save.error ?? nameThat.error
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (save.isPending || nameThat.isPending) return
        // The end closes this form only: it may have been closed meanwhile, and another one opened.
        if (same) nameThat.mutate(same.id, { onSuccess: onClose })
        else save.mutate(undefined, { onSuccess: (saved) => saved?.made && onClose() })
      }}
    >
      <p className={styles.quiet}>{t('save.intro')}</p>
      <VersionFields words={words} onChange={setWords} />
      {same && <p role="status">{t('save.same', { version: versionName(t, same) })}</p>}
      {save.data === null && <p role="alert">{t('save.unsaved')}</p>}
      {problem && (
        <IntoView>
          <ProblemNotice problem={problem} />
        </IntoView>
      )}
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {common('actions.cancel')}
        </Button>
        {same ? (
          <Button type="submit" loading={nameThat.isPending} disabled={words.name.trim() === ''}>
            {t('save.nameThat', { number: same.number })}
          </Button>
        ) : (
          <Button type="submit" loading={save.isPending}>
            {t('save.action')}
          </Button>
        )}
      </DialogFoot>
    </form>
  )
}
