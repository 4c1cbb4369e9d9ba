import { Button } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommand } from '../../lib/commands.ts'
import { UndoButtons } from '../draft/undo-buttons.tsx'
import { ExportButton } from '../exchange/export-button.tsx'
import { SaveTemplateItem } from '../templates/save-template-item.tsx'
import { SaveVersion } from '../versions/save-version.tsx'
import { LastRun } from './last-run.tsx'
import { useDraft, useDraftStore } from './model/use-draft.ts'
import styles from './toolbar.module.css'
import { undoByButtons } from './undo-steps.ts'

/** Undo and redo on the left, the launch on the right. */
export function Toolbar({ onLaunch }: { onLaunch: () => void }) {
  const { t } = useTranslation('builder')
  const store = useDraftStore()
  const { surveyId } = useParams({ from: '/surveys/$surveyId' })
  const title = useDraft((state) => state.history.present.title.trim())
  useCommand(t('launch'), onLaunch)
  const [shownSteps] = useState(() => ({ ...store, ...undoByButtons(store) }))
  const saveFirst = async () => (await store.flush()) !== null
  return (
    <div role="toolbar" aria-label={t('toolbar')} className={styles.toolbar} data-print="no">
      <UndoButtons session={shownSteps} signsAlone />
      <span className={styles.gap} />
      <LastRun surveyId={surveyId} />
      <SaveVersion surveyId={surveyId} flush={store.flush} />
      <ExportButton surveyId={surveyId} beforeExport={saveFirst}>
        <SaveTemplateItem surveyId={surveyId} title={title} beforeSave={saveFirst} />
      </ExportButton>
      <Button onClick={onLaunch}>{t('launch')}</Button>
    </div>
  )
}
