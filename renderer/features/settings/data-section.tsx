import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StoreCopy, StoreHealth } from '../../../shared/models/app-info.ts'
import { api } from '../../lib/api.ts'
import { formatMoment, formatSize } from '../../lib/format.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { startOver } from '../../ui/start-over.ts'
import { tellProblem } from '../../ui/tell-problem.tsx'
import styles from './settings-page.module.css'

/** The state of the data file, and the backups that can be restored. */
export function DataSection({ store }: { store: StoreHealth }) {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  const [chosen, setChosen] = useState<StoreCopy | null>(null)
  const restore = useOneAtATime(
    api.app.restoreStoreCopy.mutationOptions({
      onSuccess: startOver,
      onError: tellProblem,
    }),
  )
  const date = (copy: StoreCopy | null) => (copy ? formatMoment(copy.madeAt, language) : '')
  return (
    <section aria-labelledby="data" className={styles.section}>
      <h2 id="data">{t('data.heading')}</h2>
      <p>{store.state === 'sound' ? t('data.sound') : t('data.replaced', { file: store.setAside ?? '–' })}</p>
      <p className="caption">{t('data.when')}</p>
      {store.copies.length === 0 ? (
        <p className="caption">{t('data.noCopies')}</p>
      ) : (
        <ul className={styles.copies} aria-label={t('data.copies')}>
          {store.copies.map((copy) => (
            <li key={copy.name}>
              <span>
                {t(copy.beforeUpdate ? 'data.beforeUpdate' : 'data.copyOf', {
                  date: date(copy),
                  size: formatSize(copy.size, language),
                })}
              </span>
              <Button
                variant="default"
                aria-label={t('data.restoreName', { date: date(copy) })}
                onClick={() => setChosen(copy)}
              >
                {t('data.restore')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Confirm
        opened={chosen !== null}
        title={t('data.restoreTitle')}
        action={t('data.restore')}
        busy={restore.isPending}
        onClose={() => setChosen(null)}
        onConfirm={() => chosen && restore.mutate({ name: chosen.name })}
      >
        {t('data.restoreText', { date: date(chosen) })}
      </Confirm>
    </section>
  )
}
