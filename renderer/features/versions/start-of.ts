import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { VersionSummary } from '../../../shared/models/version.ts'

/**
 * The version that a draft is based on: the restored one, unless a version was made after that; otherwise the newest.
 * `versions`: all of the survey, newest first.
 */
export function startOf(
  versions: readonly VersionSummary[],
  base: SurveyDraft['base'],
): VersionSummary | undefined {
  const [newest] = versions
  if (!base || !newest || newest.createdAt > base.at) return newest
  return versions.find(({ id }) => id === base.versionId) ?? newest
}
