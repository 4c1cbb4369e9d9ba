import { useHotkeys } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '../../lib/api.ts'
import styles from './versions.module.css'

/** The newest version beside a survey's title; leads to all of them, as Ctrl or Cmd + Shift + S does. */
export function VersionsLink({ surveyId }: { surveyId: string }) {
  const { t } = useTranslation('versions')
  const navigate = useNavigate()
  // In fields too, where the cursor nearly always is.
  useHotkeys(
    [['mod+shift+S', () => void navigate({ to: '/surveys/$surveyId/versions', params: { surveyId } })]],
    [],
    true,
  )
  const { data } = useQuery(api.versions.list.queryOptions({ input: { surveyId } }))
  const newest = data?.[0]
  return (
    <Link
      to="/surveys/$surveyId/versions"
      params={{ surveyId }}
      className={styles.headLink}
      aria-keyshortcuts="Control+Shift+S Meta+Shift+S"
      {...(newest && { 'aria-label': t('head', { number: newest.number }) })}
    >
      {newest ? t('number', { number: newest.number }) : t('title')}
    </Link>
  )
}
