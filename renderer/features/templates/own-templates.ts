import type { SurveySummary } from '../../../shared/models/survey.ts'
import { client } from '../../lib/api.ts'

/*
 * A person's own template is a survey like any other, put away in the archive with the tag "template": it is searched,
 * edited, tagged, deleted with undo, exported and handed to a team as any survey is, and nothing else must be learnt or
 * stored for it.
 */

/** The tag in both languages: what was saved in one is found in the other. */
const TAGS = ['modèle', 'template'] as const

/** Surveys that carry the tag, put away or not; those changed last first. */
export async function listOwnTemplates(): Promise<SurveySummary[]> {
  const found = await Promise.all(
    TAGS.flatMap((tag) =>
      (['archived', 'current'] as const).map((place) => client.surveys.list({ tags: [tag], place })),
    ),
  )
  const byId = new Map(found.flatMap(({ rows }) => rows).map((row) => [row.id, row]))
  return [...byId.values()].sort((a, b) => b.updatedAt - a.updatedAt)
}
