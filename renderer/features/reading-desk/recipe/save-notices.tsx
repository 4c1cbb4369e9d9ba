import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from '../desk.module.css'
import { Reread } from './reread.tsx'
import type { SaveRecipe } from './use-save-recipe.ts'

interface SaveNoticesProps {
  saving: SaveRecipe
  connectionId: string
  /** Name of the connection. */
  name: string
  /** Whether the recipe was changed since it was stored. */
  changed: boolean
  /** Whether the recipe does not fit the payload on the desk. */
  isUnfit?: boolean
}

/**
 * The result of saving: another recipe was stored meanwhile, or it is stored and earlier payloads can be read again.
 */
export function SaveNotices({ saving, connectionId, name, changed, isUnfit = false }: SaveNoticesProps) {
  const { t } = useTranslation('desk')
  if (saving.conflicts)
    return (
      <div role="alert" className={styles.notice}>
        <p>{t('save.conflict', { name })}</p>
        <div className={styles.buttons}>
          <Button variant="default" onClick={() => void saving.takeTheirs().catch(() => undefined)}>
            {t('save.takeTheirs')}
          </Button>
          <Button variant="default" onClick={() => void saving.keepMine().catch(() => undefined)}>
            {t('save.keepMine')}
          </Button>
        </div>
      </div>
    )
  if (!saving.saved || changed) return null
  return (
    <div className={styles.notice}>
      <p role="status">{t(isUnfit ? 'save.savedUnfit' : 'save.saved', { name })}</p>
      <Reread connectionId={connectionId} name={name} />
    </div>
  )
}
