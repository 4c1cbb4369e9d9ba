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

/** Milliseconds without typing after which the draft is compared. */
const RESTS_AFTER = 400

interface VersionsLinkProps {
  surveyId: string
  /** The session of the draft that is compared. */
  store: DraftSession<SurveyDraft>
}

/**
 * The link beside a survey's title that names the version its draft is based on, and says whether the draft has changed
 * since. Opens all versions, like Ctrl or Cmd + Shift + S.
 */
export function VersionsLink({ surveyId, store }: VersionsLinkProps) {
  const { t } = useTranslation('versions')
  const navigate = useNavigate()
  // Works in fields too, where the focus nearly always is.
  useHotkeys(
    [['mod+shift+S', () => void navigate({ to: '/surveys/$surveyId/versions', params: { surveyId } })]],
    [],
    true,
  )
  const { newest, start, is } = useStanding(surveyId, store)
  const shown = newest && is ? t(`standing.${is}`, { number: start?.number }) : t('title')
  return (
    <Link
      to="/surveys/$surveyId/versions"
      params={{ surveyId }}
      className={styles.headLink}
      aria-keyshortcuts="Control+Shift+S Meta+Shift+S"
      {...(newest && start !== newest && { 'aria-label': t('head', { shown, newest: newest.number }) })}
    >
      {shown}
    </Link>
  )
}

/**
 * The base version and newest version of the draft, and whether it equals them, determined at each pause in typing,
 * since comparing a long draft takes a moment. Null until that is known: "v2" alone would mean that nothing has changed
 * since.
 */
function useStanding(surveyId: string, store: DraftSession<SurveyDraft>) {
  // Always reloaded, since a launch on another screen creates versions too.
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

/** Whether the draft equals a version; null until the version is loaded. */
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
