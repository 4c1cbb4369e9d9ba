import { versionLabel } from '../../../shared/exchange/instrument.ts'
import type { SondeProvenance } from '../../../shared/exchange/sonde-file/sonde-file.ts'
import type { SurveyDraft } from '../../../shared/models/draft.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import type { Survey } from '../../../shared/models/survey.ts'
import type { NewSurvey } from '../../storage/storage.ts'
import type { CorePorts } from '../ports.ts'

/** A new survey, created now. */
export function newSurvey(
  { clock, newId }: Pick<CorePorts, 'clock' | 'newId'>,
  draft: SurveyDraft,
  change: Partial<Survey> = {},
): Survey {
  const now = clock.now()
  return {
    id: newId(),
    draft,
    revision: 1,
    createdAt: now,
    updatedAt: now,
    tags: [],
    archivedAt: null,
    deletedAt: null,
    ...change,
  }
}

/** A copy of a survey with its tags, unless `change` says otherwise. Its sources record what it was copied from. */
export function copySurvey(
  ports: Pick<CorePorts, 'storage' | 'clock' | 'newId' | 'app'>,
  original: Survey,
  change: Partial<Survey> = {},
): NewSurvey {
  const draft = withoutBase(original.draft)
  const survey = newSurvey(ports, structuredClone(draft), { tags: original.tags, ...change })
  const from: SondeProvenance = {
    program: 'Sonde',
    programVersion: ports.app.version,
    exportedAt: survey.createdAt,
    surveyId: original.id,
    createdAt: original.createdAt,
    updatedAt: original.updatedAt,
    version: labelOf(ports.storage, original.id, draft),
  }
  const older = unlessDamaged(() => ports.storage.surveys.sources(original.id)) ?? []
  return { survey, sources: [from, ...older] }
}

/**
 * The label of the newest version, if the draft is the same as it. Otherwise empty, because copying makes no versions.
 */
function labelOf({ surveys }: CorePorts['storage'], surveyId: string, draft: SurveyDraft): string {
  const [newest] = surveys.listVersions(surveyId)
  const version = newest && unlessDamaged(() => surveys.version(newest.id))
  return version && JSON.stringify(version.draft) === JSON.stringify(draft) ? versionLabel(version) : ''
}

/**
 * The result of `read`; null where the record is damaged: the draft itself is sound, and a copy of it needs no more.
 */
function unlessDamaged<T>(read: () => T): T | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof SondeError && error.problem.code === 'STORAGE' && error.problem.cause === 'damaged')
      return null
    throw error
  }
}

/** The version from which the draft was started belongs to its own survey, and means nothing in another. */
function withoutBase({ base: _, ...draft }: SurveyDraft): SurveyDraft {
  return draft
}
