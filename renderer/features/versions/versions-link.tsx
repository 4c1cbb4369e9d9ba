import { useDebouncedValue, useHotkeys } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { VersionSummary } from '../../../shared/models/version.ts'
import { compareDrafts } from '../../../shared/versions/compare-drafts.ts'
import { api } from '../../lib/api.ts'
import type { DraftSession } from '../draft/draft-session.ts'
import { startOf } from './start-of.ts'
import styles from './versions.module.css'

/** Milliseconds. */
const RESTS_AFTER = 400

interface VersionsLinkProps {
  surveyId: string
  /** The draft that may have moved on. */
  store: DraftSession<SurveyDraft>
}

/** The version beside a survey's title that its draft goes on from, and whether it has moved on; leads to all versions, as Ctrl or Cmd + Shift + S does. */
export function VersionsLink({ surveyId, store }: VersionsLinkProps) {
  const { t } = useTranslation('versions')
  const navigate = useNavigate()
  // In fields too, where the cursor nearly always is.
  useHotkeys(
    [['mod+shift+S', () => void navigate({ to: '/surveys/$surveyId/versions', params: { surveyId } })]],
    [],
    true,
  )
  const { newest, start, is } = useStanding(surveyId, store)
  return (
    <Link
      to="/surveys/$surveyId/versions"
      params={{ surveyId }}
      className={styles.headLink}
      aria-keyshortcuts="Control+Shift+S Meta+Shift+S"
      {...(newest &&
        is && { 'aria-label': t(`head.${is}`, { newest: newest.number, number: start?.number }) })}
    >
      {newest && is ? t(`standing.${is}`, { number: start?.number }) : t('title')}
    </Link>
  )
}

/**
 * How the draft stands to its versions, as soon as the writing rests: a long draft takes a moment to compare. Null while that is
 * not known: “v2” alone would say that nothing has changed since.
 */
function useStanding(surveyId: string, store: DraftSession<SurveyDraft>) {
  // A launch elsewhere makes versions too.
  const { data: versions } = useQuery(api.versions.list.queryOptions({ input: { surveyId }, staleTime: 0 }))
  const present = useStore(store, (state) => state.history.present)
  const [rested] = useDebouncedValue(present, RESTS_AFTER)
  const newest = versions?.[0]
  const start = startOf(versions ?? [], rested.base)
  const isNewest = useIsSame(rested, newest)
  const isStart = useIsSame(rested, start === newest ? undefined : start)
  if (isNewest === null) return { newest, start: newest, is: null } as const
  if (isNewest) return { newest, start: newest, is: 'newest' } as const
  return { newest, start, is: isStart ? 'older' : 'changed' } as const
}

/** Whether the draft says the same as a version; null while that is not here to be compared. */
function useIsSame(draft: SurveyDraft, summary: VersionSummary | undefined): boolean | null {
  const { data: version } = useQuery(
    api.versions.get.queryOptions({
      input: { versionId: summary?.id ?? '' },
      enabled: summary !== undefined,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  )
  return useMemo(() => (version ? compareDrafts(version.draft, draft).same : null), [version, draft])
}
