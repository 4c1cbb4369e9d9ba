import { Button } from '@mantine/core'
import { useSessionStorage } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StoreHealth } from '../../shared/models/app-info.ts'
import { api, useLineState } from '../lib/api.ts'
import { formatMoment } from '../lib/format.ts'
import { startOver } from '../lib/start-over.ts'
import { useLanguage } from '../lib/use-language.ts'
import { useOneAtATime } from '../lib/use-one-at-a-time.ts'
import { tellProblem } from '../ui/tell-problem.tsx'
import { AlertNotices } from './alert-notices.tsx'
import { HeldNotice } from './held-notice.tsx'
import { LineNotice } from './line-notice.tsx'
import { Notice } from './notice.tsx'
import { UnsavedNotice } from './unsaved-notice.tsx'

/** What a person must know of Sonde itself: a broken link, a damaged file, no practice. */
export function Notices() {
  const { t } = useTranslation('shell')
  const lineState = useLineState()
  const { data: info } = useQuery(api.app.info.queryOptions({ staleTime: Number.POSITIVE_INFINITY }))
  const [storeHidden, setStoreHidden] = useState(false)
  // What was read once does not come back with each reload of the page.
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

/** The page must start over with another store below it: nothing it shows is true any more. */
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
