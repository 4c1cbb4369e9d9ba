import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { VersionSummary } from '../../../shared/models/version.ts'
import { formatDay } from '../../lib/format.ts'
import { useLanguage } from '../../lib/use-language.ts'
import styles from './versions.module.css'

interface LineageProps {
  version: VersionSummary
  versions: readonly VersionSummary[]
}

/** The version that a version is based on, and the run after which it was revised; as links where these exist here. */
export function Lineage({ version: { parent, surveyId }, versions }: LineageProps) {
  const { t } = useTranslation('versions')
  const { t: common } = useTranslation('common')
  const language = useLanguage()
  if (!parent) return null
  const { run, number } = parent
  const from = versions.find((version) => version.number === number)
  const words = t(run ? 'parent.run' : 'parent.version', { number })
  const runWords =
    run &&
    t('runOf', {
      connection: run.practice ? common('practice') : run.connectionName,
      day: formatDay(run.createdAt, language),
    })
  const isHere = run !== null && from?.runs.some(({ id }) => id === run.id)
  return (
    <span>
      {from ? (
        <Link
          to="/surveys/$surveyId/versions"
          params={{ surveyId }}
          search={{ version: from.id }}
          className={styles.link}
        >
          {words}
        </Link>
      ) : (
        words
      )}
      {run && (
        <>
          {' ('}
          {isHere ? (
            <Link to="/runs/$runId" params={{ runId: run.id }} className={styles.link}>
              {runWords}
            </Link>
          ) : (
            runWords
          )}
          {')'}
        </>
      )}
    </span>
  )
}
