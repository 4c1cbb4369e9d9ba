import { useDebouncedValue, useHotkeys } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { SurveyDraft } from '../../../shared/models/draft.ts'
import { compareDrafts } from '../../../shared/versions/compare-drafts.ts'
import { api } from '../../lib/api.ts'
import type { DraftSession } from '../draft/draft-session.ts'
import styles from './versions.module.css'

/** Milliseconds. */
const RESTS_AFTER = 400

interface VersionsLinkProps {
  surveyId: string
  /** The draft that may have moved on. */
  store: DraftSession<SurveyDraft>
}

/** The newest version beside a survey's title, and whether the draft has moved on from it; leads to all of them, as Ctrl or Cmd + Shift + S does. */
export function VersionsLink({ surveyId, store }: VersionsLinkProps) {
  const { t } = useTranslation('versions')
  const navigate = useNavigate()
  // In fields too, where the cursor nearly always is.
  useHotkeys(
    [['mod+shift+S', () => void navigate({ to: '/surveys/$surveyId/versions', params: { surveyId } })]],
    [],
    true,
  )
  // A launch elsewhere makes versions too.
  const { data } = useQuery(api.versions.list.queryOptions({ input: { surveyId }, staleTime: 0 }))
  const newest = data?.[0]
  const isChanged = useIsChanged(store, newest?.id)
  return (
    <Link
      to="/surveys/$surveyId/versions"
      params={{ surveyId }}
      className={styles.headLink}
      aria-keyshortcuts="Control+Shift+S Meta+Shift+S"
      {...(newest && { 'aria-label': t(isChanged ? 'headChanged' : 'head', { number: newest.number }) })}
    >
      {newest ? t(isChanged ? 'numberChanged' : 'number', { number: newest.number }) : t('title')}
    </Link>
  )
}

/** Whether the draft differs from a version, as soon as the writing rests: a long draft takes a moment to compare. */
function useIsChanged(store: DraftSession<SurveyDraft>, versionId: string | undefined): boolean {
  const present = useStore(store, (state) => state.history.present)
  const [rested] = useDebouncedValue(present, RESTS_AFTER)
  const { data: version } = useQuery(
    api.versions.get.queryOptions({
      input: { versionId: versionId ?? '' },
      enabled: versionId !== undefined,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  )
  return useMemo(
    () => version !== undefined && version.id === versionId && !compareDrafts(version.draft, rested).same,
    [version, versionId, rested],
  )
}
