import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { hasSameWording } from '../../../shared/analysis/asked-runs.ts'
import type { LedgerMatter } from '../../../shared/ledger/ledger.ts'
import type { LedgerRow } from '../../../shared/ledger/make-ledger.ts'
import type { ToldFinding, ToldRow } from '../../../shared/ledger/told-row.ts'
import { PracticeTag } from '../../ui/practice-tag.tsx'
import styles from './ledger.module.css'

interface ViewsProps {
  row: LedgerRow
  told: ToldRow
  matter: LedgerMatter
  isChecked: boolean
}

/**
 * The findings of the rules, the signs in the answers and the codes of the probes, side by side, or one below the other
 * in a narrow window.
 */
export function Views({ row, told, matter, isChecked }: ViewsProps) {
  const { t } = useTranslation(['ledger', 'wording'])
  const isDropped = row.item.at === null
  const probed = told.trials.filter(({ probes }) => probes !== null)
  return (
    <div className={styles.views}>
      <Part title={t('views.rules')}>
        {isDropped ? (
          <p className={styles.quiet}>{t('rules.dropped')}</p>
        ) : isChecked ? (
          <Findings findings={told.rules} none={t('rules.none')} />
        ) : (
          <p className={styles.quiet}>{t('rules.waiting')}</p>
        )}
      </Part>
      <Part title={t('views.answers')}>
        <Answers row={row} told={told} matter={matter} />
      </Part>
      <Part title={t('views.probes')}>
        {probed.length === 0 && <p className={styles.quiet}>{t('probes.none')}</p>}
        {probed.map(({ id, title, practice, probes }) => (
          <p key={id}>
            <ExperimentLink id={id} title={title} /> {practice && <PracticeTag />}
            <br />
            {probes}
          </p>
        ))}
      </Part>
    </div>
  )
}

function Answers({ row: { answers, item }, told, matter: { seen } }: Omit<ViewsProps, 'isChecked'>) {
  const { t } = useTranslation('ledger')
  if (!seen) {
    const none = told.trials.length > 0 ? t('answers.onlyTrials') : t('answers.noRun')
    return <p className={styles.quiet}>{none}</p>
  }
  if (!answers || !told.seenIn) return <p className={styles.quiet}>{t('answers.none')}</p>
  const newest = item.wordings[0]?.question
  return (
    <>
      {told.state !== null && <p>{told.state}</p>}
      {(told.state === null || told.answers.length > 0) && (
        <Findings findings={told.answers} none={t('answers.noSigns')} />
      )}
      {newest && !hasSameWording(newest, answers.question) && (
        <p className={styles.quiet}>{t('answers.changed')}</p>
      )}
      <p className={styles.quiet}>
        <Anchor
          renderRoot={(props) => (
            <Link
              to="/runs/$runId"
              params={{ runId: (answers.olderRun ?? seen.run).id }}
              search={{ item: answers.question.id }}
              {...props}
            />
          )}
        >
          {told.seenIn.name}
        </Anchor>{' '}
        {told.seenIn.practice && <PracticeTag />}
      </p>
    </>
  )
}

/** The open findings; dismissed ones are listed apart, with the reasons. */
function Findings({ findings, none }: { findings: readonly ToldFinding[]; none: string }) {
  const { t } = useTranslation('ledger')
  const open = findings.filter(({ dismissed }) => dismissed === null)
  const aside = findings.filter(({ dismissed }) => dismissed !== null)
  return (
    <>
      {open.length === 0 && <p className={styles.quiet}>{none}</p>}
      {open.length > 0 && (
        <ul className={styles.list}>
          {open.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {aside.length > 0 && (
        <details className={styles.aside}>
          <summary>{t('dismissed', { count: aside.length })}</summary>
          <ul className={styles.list}>
            {aside.map(({ text, dismissed }) => (
              <li key={text}>
                {text} <i>{dismissed}</i>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

/** A link to an experiment, with its title. */
export function ExperimentLink({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation('common')
  return (
    <Anchor
      className={styles.experiment}
      renderRoot={(props) => (
        <Link to="/experiments/$experimentId" params={{ experimentId: id }} {...props} />
      )}
    >
      {title || t('untitled')}
    </Anchor>
  )
}

/** A section on an item, with its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={styles.part}>
      <h3 id={heading}>{title}</h3>
      {children}
    </section>
  )
}
