import type { ExportSource } from '../../shared/exchange/export-source.ts'
import type { SondeProvenance } from '../../shared/exchange/sonde-file/sonde-file.ts'
import type { SurveyDraft } from '../../shared/models/draft.ts'
import type { VersionFacts } from '../../shared/models/version.ts'

/** When all that is exported was made. */
export const EXPORTED_AT = Date.UTC(2026, 10, 20)

/** A version of which nobody said anything. */
export const NOTHING_SAID: VersionFacts = {
  name: null,
  note: '',
  origin: 'unknown',
  target: null,
  parent: null,
}

/** What an export says of a draft, which is its newest version, with older ones before it. */
export function exportSourceOf(
  draft: SurveyDraft,
  versions: (VersionFacts & { draft: SurveyDraft })[] = [],
  sources: SondeProvenance[] = [],
  tags: string[] = [],
): ExportSource {
  const all = [...versions, { ...NOTHING_SAID, name: 'Pilot', draft }].map((version, index) => ({
    id: `v${index}`,
    surveyId: 's',
    number: index + 1,
    createdAt: EXPORTED_AT + index,
    importedAt: null,
    ...version,
  }))
  const version = all.at(-1)
  if (!version) throw new Error('no version')
  return {
    survey: {
      id: 's',
      draft,
      revision: 1,
      createdAt: EXPORTED_AT,
      updatedAt: EXPORTED_AT,
      tags,
      archivedAt: null,
      deletedAt: null,
    },
    version,
    versions: all.reverse(),
    sources,
    request: '{}\n',
    program: '0.1.0',
    exportedAt: EXPORTED_AT,
  }
}
