import { Button } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ExportButton } from '../exchange/export-button.tsx'
import { SaveTemplateItem } from '../templates/save-template-item.tsx'
import { SaveVersion } from '../versions/save-version.tsx'
import styles from './toolbar.module.css'
import { useDraft, useDraftStore } from './use-draft.ts'

/** Undo and redo on the left, the launch on the right. */
export function Toolbar({ onLaunch }: { onLaunch: () => void }) {
  const { t } = useTranslation('builder')
  const { t: common } = useTranslation('common')
  const store = useDraftStore()
  const { surveyId } = useParams({ from: '/surveys/$surveyId' })
  const canUndo = useDraft((state) => state.history.past.length > 0)
  const canRedo = useDraft((state) => state.history.future.length > 0)
  const title = useDraft((state) => state.history.present.title.trim())
  const saveFirst = async () => (await store.flush()) !== null
  return (
    <div role="toolbar" aria-label={t('toolbar')} className={styles.toolbar}>
      <Button
        variant="subtle"
        color="gray"
        disabled={!canUndo}
        onClick={store.undo}
        leftSection={<IconArrowBackUp size={16} aria-hidden="true" />}
        aria-keyshortcuts="Control+Z Meta+Z"
      >
        {common('actions.undo')}
      </Button>
      <Button
        variant="subtle"
        color="gray"
        disabled={!canRedo}
        onClick={store.redo}
        leftSection={<IconArrowForwardUp size={16} aria-hidden="true" />}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
      >
        {common('actions.redo')}
      </Button>
      <span className={styles.gap} />
      <SaveVersion surveyId={surveyId} flush={store.flush} />
      <ExportButton surveyId={surveyId} beforeExport={saveFirst}>
        <SaveTemplateItem surveyId={surveyId} title={title} beforeSave={saveFirst} />
      </ExportButton>
      <Button onClick={onLaunch}>{t('launch')}</Button>
    </div>
  )
}
