import { Button } from '@mantine/core'
import { useSessionStorage } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StoreHealth } from '../../shared/models/app-info.ts'
import { api, useLineState } from '../lib/api.ts'
import { formatMoment } from '../lib/format.ts'
import { useLanguage } from '../lib/use-language.ts'
import { useOneAtATime } from '../lib/use-one-at-a-time.ts'
import { startOver } from '../ui/start-over.ts'
import { tellProblem } from '../ui/tell-problem.tsx'
import { AlertNotices } from './alert-notices.tsx'
import { HeldNotice } from './held-notice.tsx'
import { LineNotice } from './line-notice.tsx'
import { Notice } from './notice.tsx'
import { UnsavedNotice } from './unsaved-notice.tsx'

/** What a person must know about Sonde itself: a broken line, a damaged file, no practice service. */
export function Notices() {
  const { t } = useTranslation('shell')
  const lineState = useLineState()
  const { data: info } = useQuery(api.app.info.queryOptions({ staleTime: Number.POSITIVE_INFINITY }))
  const [storeHidden, setStoreHidden] = useState(false)
  // Notices that were dismissed do not come back when the page is reloaded.
  const [hidden, setHidden] = useSessionStorage<readonly string[]>({
    key: 'sonde-notices-hidden',
    defaultValue: [],
    getInitialValueInEffect: false,
  })
  const hide = (name: string) => setHidden((names) => [...names, name])
  return (
    <section aria-label={t('notices.label')}>
      <LineNotice state={lineState} lastingAddress={info?.lastingAddress === true} />
      <HeldNotice />
      <UnsavedNotice />
      <AlertNotices hidden={hidden} onHide={hide} />
      {info?.store.state === 'replaced' && !storeHidden && (
        <StoreReplaced store={info.store} onHide={() => setStoreHidden(true)} />
      )}
      {info && !info.practiceRunning && !hidden.includes('practice') && (
        <Notice onHide={() => hide('practice')}>{t('notices.practiceDown')}</Notice>
      )}
    </section>
  )
}

/**
 * Says that the damaged store was replaced by an empty one. Restoring a backup reloads the page, since all it shows is
 * out of date then.
 */
function StoreReplaced({ store, onHide }: { store: StoreHealth; onHide: () => void }) {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const restore = useOneAtATime(
    api.app.restoreStoreCopy.mutationOptions({
      onSuccess: startOver,
      onError: tellProblem,
    }),
  )
  const newest = store.copies[0]
  return (
    <Notice
      grave
      onHide={onHide}
      action={
        newest && (
          <Button
            variant="default"
            loading={restore.isPending}
            onClick={() => restore.mutate({ name: newest.name })}
          >
            {t('notices.restore', { date: formatMoment(newest.madeAt, language) })}
          </Button>
        )
      }
    >
      {t('notices.replaced', { file: store.setAside ?? '–' })} {!newest && t('notices.noCopies')}
    </Notice>
  )
}
