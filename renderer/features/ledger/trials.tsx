import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { LedgerRow } from '../../../shared/ledger/make-ledger.ts'
import type { ToldRow } from '../../../shared/ledger/told-row.ts'
import { PracticeTag } from '../../ui/practice-tag.tsx'
import styles from './ledger.module.css'
import { ExperimentLink, Part } from './views.tsx'

/** The experiments about an item and what moved in each, and what moved between runs without an experiment. */
export function Trials({ row: { answers }, told }: { row: LedgerRow; told: ToldRow }) {
  const { t } = useTranslation('ledger')
  const { trials, across, seenIn } = told
  const moved = answers?.across.move?.run
  return (
    <Part title={t('trials.title')}>
      {trials.length + across.length === 0 && <p className={styles.quiet}>{t('trials.none')}</p>}
      {trials.map(({ id, title, practice, verdict }) => (
        <p key={id}>
          <ExperimentLink id={id} title={title} /> {practice && <PracticeTag />}
          <br />
          {verdict}
        </p>
      ))}
      {across.length > 0 && (
        <p>
          {moved ? (
            <Anchor
              renderRoot={(props) => (
                <Link
                  to="/runs/$runId"
                  params={{ runId: moved.runId }}
                  search={{ item: moved.item }}
                  {...props}
                />
              )}
            >
              {t('trials.across')}
            </Anchor>
          ) : (
            t('trials.across')
          )}{' '}
          {seenIn?.practice && <PracticeTag />}
          <br />
          {across.join(' ')}
        </p>
      )}
    </Part>
  )
}
