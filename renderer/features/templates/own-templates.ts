import type { SurveySummary } from '../../../shared/models/survey.ts'
import { client } from '../../lib/api.ts'

/*
 * A person's own template is a survey in the archive with the tag "template". It can be searched, edited, tagged,
 * deleted with undo, exported and shared like any other survey, so that nothing else must be learnt or stored for it.
 */

/** The tag in both languages: templates saved in one language are found in the other. */
const TAGS = ['modèle', 'template'] as const

/** Surveys with the tag, archived or not, those changed last first. */
export async function listOwnTemplates(): Promise<SurveySummary[]> {
  const found = await Promise.all(
    TAGS.flatMap((tag) =>
      (['archived', 'current'] as const).map((place) => client.surveys.list({ tags: [tag], place })),
    ),
  )
  const byId = new Map(found.flatMap(({ rows }) => rows).map((row) => [row.id, row]))
  return [...byId.values()].sort((a, b) => b.updatedAt - a.updatedAt)
}
