import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { VersionSummary } from '../../../shared/models/version.ts'
import { formatMoment } from '../../lib/format.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { dotState, RunDot } from '../../ui/run-state.tsx'
import { originWords } from './origin-words.ts'
import { versionName } from './version-name.ts'
import styles from './versions.module.css'

interface VersionRowProps {
  version: VersionSummary
  current: boolean
  /** Whether the Tab key stops at this row; the arrow keys lead to the others. */
  tabbable: boolean
}

/** A version in the list: its name, why and when it was made, what it is based on, and its runs. */
export const VersionRow = memo(function VersionRow({ version, current, tabbable }: VersionRowProps) {
  const { t } = useTranslation('versions')
  const language = useLanguage()
  const { id, surveyId, number, createdAt, runs } = version
  const tabIndex = tabbable ? 0 : -1
  return (
    <li className={styles.row} data-current={current || undefined}>
      <Link
        to="/surveys/$surveyId/versions"
        params={{ surveyId }}
        search={{ version: id }}
        replace
        className={styles.rowLink}
        aria-current={current ? 'true' : undefined}
        tabIndex={tabIndex}
        data-version={id}
      >
        <span className={styles.rowName}>{versionName(t, version)}</span>
        <span className={styles.rowFacts}>
          {formatMoment(createdAt, language)} · {originWords(t, version)}
          {version.parent?.run && ` · ${t('parent.run', { number: version.parent.number })}`}
        </span>
      </Link>
      {runs.length > 0 && (
        <ul className={styles.dots} aria-label={t('runs', { number })}>
          {runs.map((run) => (
            <li key={run.id}>
              <Link
                to="/runs/$runId"
                params={{ runId: run.id }}
                className={styles.dotLink}
                tabIndex={tabIndex}
              >
                <RunDot state={dotState(run)} practice={run.practice} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
})
