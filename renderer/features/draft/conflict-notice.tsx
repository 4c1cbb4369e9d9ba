import { Button } from '@mantine/core'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { DraftKindName } from './draft-kind.ts'
import styles from './draft-notices.module.css'
import type { DraftSession } from './draft-session.ts'

export interface DraftNoticeProps<T> {
  kind: DraftKindName
  session: DraftSession<T>
  /** For giving the notice of a conflict the focus, when the person wants to do what must wait for the decision. */
  conflict?: Ref<HTMLDivElement>
}

/** Another window saved a newer revision: the person decides which text stays. */
export function ConflictNotice<T>({ kind, session, conflict }: DraftNoticeProps<T>) {
  const { t } = useTranslation('draft')
  const theirs = useStore(session, (state) => state.saving.theirs)
  if (!theirs) return null
  return (
    <div ref={conflict} role="alert" tabIndex={-1} className={styles.notice}>
      <span className={styles.words}>{t(`conflict.${kind}`)}</span>
      <Button onClick={() => void session.keepMine()}>{t('conflict.mine')}</Button>
      <Button variant="default" onClick={() => void session.takeTheirs()}>
        {t('conflict.theirs')}
      </Button>
    </div>
  )
}
