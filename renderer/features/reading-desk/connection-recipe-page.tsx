import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useIsGone } from '../../lib/use-connections.ts'
import { Loading } from '../../ui/loading.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { useUndoKeys } from '../draft/use-undo-keys.ts'
import styles from './desk.module.css'
import { UndoSteps } from './desk-bar.tsx'
import { isTextField } from './is-text-field.ts'
import { RecipePanel } from './recipe/recipe-panel.tsx'
import { Reread } from './recipe/reread.tsx'
import { SaveButton } from './recipe/save-button.tsx'
import { SaveNotices } from './recipe/save-notices.tsx'
import { TrialNotice } from './recipe/trial-notice.tsx'
import { useSaveRecipe } from './recipe/use-save-recipe.ts'
import { useTrialOnRun } from './recipe/use-trial.ts'
import { useConnectionName } from './use-connection-name.ts'
import { type RecipeDesk, useRecipe } from './use-recipe.ts'
import { TaughtWords } from './words/taught-words.tsx'

/** The recipe of a connection, without a payload beside it. */
export function ConnectionRecipePage() {
  const { t } = useTranslation('desk')
  const { connectionId } = useParams({ from: '/desk/connection/$connectionId' })
  const name = useConnectionName(connectionId)
  const isGone = useIsGone(connectionId)
  const { desk, error, refetch } = useRecipe(connectionId)
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('connection.title')}
        trail={[{ label: t('connection.trail'), to: '/connections' }]}
        note={name}
      />
      {isGone ? (
        <ProblemNotice problem={{ code: 'MISSING' }} />
      ) : desk ? (
        <ConnectionRecipe key={connectionId} desk={desk} name={name} />
      ) : error ? (
        <ProblemNotice problem={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </div>
  )
}

function ConnectionRecipe({ desk, name }: { desk: RecipeDesk; name: string }) {
  const { t } = useTranslation('desk')
  const saving = useSaveRecipe(desk)
  const trial = useTrialOnRun(desk)
  useUndoKeys(desk, isTextField)
  return (
    <>
      <p className={styles.help}>
        {t('connection.intro', { name })} {t('connection.open')}
      </p>
      <div className={styles.bar}>
        <SaveButton saving={saving} changed={desk.changed} name={name} trial={trial} />
        <UndoSteps desk={desk} />
      </div>
      <TrialNotice trial={trial} />
      <SaveNotices saving={saving} connectionId={desk.connectionId} name={name} changed={desk.changed} />
      <RecipePanel desk={desk} name={name} problems={[]} />
      <TaughtWords desk={desk} found={[]} refusal={null} />
      {!saving.saved && desk.stored && !desk.changed && (
        <Reread connectionId={desk.connectionId} name={name} />
      )}
    </>
  )
}
