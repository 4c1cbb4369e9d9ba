import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '../../../lib/api.ts'
import { formatMoment } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import styles from '../desk.module.css'

/** A run whose numbers have changed, with the moment of its launch, since a survey may have many runs. */
export function ChangedRun({ runId, title }: { runId: string; title: string }) {
  const { t } = useTranslation('common')
  const language = useLanguage()
  const { data } = useQuery(api.runs.get.queryOptions({ input: { id: runId } }))
  return (
    <>
      <Link to="/runs/$runId" params={{ runId }} className={styles.link}>
        {title.trim() || t('untitled')}
      </Link>
      {data && <span className={styles.moment}>{formatMoment(data.createdAt, language)}</span>}
    </>
  )
}
