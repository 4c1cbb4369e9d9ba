import { Button, Select } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { VersionSummary } from '../../../shared/models/version.ts'
import { compareDrafts } from '../../../shared/versions/compare-drafts.ts'
import { api } from '../../lib/api.ts'
import { formatMoment } from '../../lib/format.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { Loading } from '../../ui/loading.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import type { DraftSession } from '../draft/draft-session.ts'
import { DescribeVersion } from './describe-version.tsx'
import { DifferenceView } from './difference-view.tsx'
import { Lineage } from './lineage.tsx'
import { originWords } from './origin-words.ts'
import { PRESENT } from './present.ts'
import { useGoBack } from './use-go-back.ts'
import { versionName } from './version-name.ts'
import styles from './versions.module.css'

interface VersionDetailProps {
  surveyId: string
  store: DraftSession<SurveyDraft>
  versions: readonly VersionSummary[]
  version: VersionSummary
  /** What the person chose for the comparison: a version or the present draft; null for no choice. */
  chosen: VersionSummary | typeof PRESENT | null
}

/** One version: its facts and actions, and how it differs from another version or from the draft. */
export function VersionDetail({ surveyId, store, versions, version, chosen }: VersionDetailProps) {
  const { t } = useTranslation('versions')
  const language = useLanguage()
  const navigate = useNavigate()
  const present = useStore(store, (state) => state.history.present)
  const goBack = useGoBack(surveyId, store)
  const shown = useVersion(version)
  const whole = shown.data
  const isPresent = useMemo(
    () => whole !== undefined && compareDrafts(whole.draft, present).same,
    [whole, present],
  )
  // If the draft equals the version, the neighbouring version is compared, since equal texts show nothing.
  const unlike = isPresent ? neighbourOf(version, versions) : null
  const other = chosen === null ? unlike : chosen === PRESENT ? null : chosen
  const compared = useVersion(other ?? version)
  const error = shown.error ?? compared.error
  const name = (each: VersionSummary) => versionName(t, each)
  const sides =
    whole && compared.data
      ? [
          { draft: whole.draft, name: name(version), at: version.number },
          other
            ? { draft: compared.data.draft, name: name(other), at: other.number }
            : { draft: present, name: null, at: Number.POSITIVE_INFINITY },
        ].sort((a, b) => a.at - b.at)
      : null
  const [before, after] = sides ?? []
  return (
    <div>
      <div className={styles.detailHead}>
        <h2 className={styles.detailTitle}>{name(version)}</h2>
        <p className={styles.quiet}>
          {formatMoment(version.createdAt, language)} · {originWords(t, version)}
          {version.parent && ' · '}
          <Lineage version={version} versions={versions} />
        </p>
        {version.note !== '' && <p className={styles.note}>{version.note}</p>}
        <div className={styles.actions}>
          <Select
            label={t('compare.label')}
            data={[
              { value: PRESENT, label: t('present') },
              ...versions
                .filter(({ id }) => id !== version.id)
                .map((each) => ({ value: each.id, label: name(each) })),
            ]}
            value={other?.id ?? PRESENT}
            allowDeselect={false}
            searchable
            className={styles.with}
            onChange={(value) =>
              navigate({
                to: '/surveys/$surveyId/versions',
                params: { surveyId },
                search: { version: version.id, with: value ?? PRESENT },
                replace: true,
              })
            }
          />
          <DescribeVersion version={version} />
          <Button
            leftSection={<IconArrowBackUp size={16} aria-hidden="true" />}
            disabled={!whole || isPresent}
            loading={goBack.isPending}
            onClick={() => whole && goBack.mutate({ version: whole, runId: null })}
            title={isPresent ? t('goBack.isPresent') : undefined}
          >
            {t('goBack.action', { number: version.number })}
          </Button>
        </div>
        {goBack.data === 'unsaved' && <p role="alert">{t('save.unsaved')}</p>}
        {goBack.data === 'changed' && (
          <p role="alert">
            {t('goBack.changed', { action: t('goBack.action', { number: version.number }) })}
          </p>
        )}
        {goBack.error && <ProblemNotice problem={goBack.error} />}
      </div>
      {error && (
        <ProblemNotice
          problem={error}
          onRetry={() => {
            void shown.refetch()
            void compared.refetch()
          }}
        />
      )}
      {before && after ? (
        <DifferenceView
          before={{ ...before, name: before.name ?? '' }}
          after={after}
          testOf={(item) => ({
            draft: before.draft,
            item: item.before?.entry.id ?? '',
            later: item.after?.entry,
            source: {
              surveyId,
              versionId: before.at === version.number ? version.id : (other?.id ?? null),
              runId: null,
            },
          })}
        />
      ) : (
        !error && <Loading />
      )}
    </div>
  )
}

function useVersion({ id }: VersionSummary) {
  return useQuery(
    api.versions.get.queryOptions({ input: { versionId: id }, staleTime: Number.POSITIVE_INFINITY }),
  )
}

/**
 * The previous version, or the next one after the first; null for a single version. `versions` has the newest first.
 */
function neighbourOf(version: VersionSummary, versions: readonly VersionSummary[]): VersionSummary | null {
  const at = versions.indexOf(version)
  return versions[at + 1] ?? versions[at - 1] ?? null
}
