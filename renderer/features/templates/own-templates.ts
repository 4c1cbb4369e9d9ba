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

/** Puts a copy of a survey away as a template. */
export async function saveAsTemplate(surveyId: string, tag: string): Promise<void> {
  const { id } = await client.surveys.duplicate({ id: surveyId })
  await client.surveys.setTags({ surveys: [{ id, tags: [tag] }] })
  await client.surveys.setArchived({ ids: [id], archived: true })
}

/** A new survey, in the library and without tags, made of a template. */
export async function createFromOwn(templateId: string): Promise<string> {
  const { draft } = await client.surveys.get({ id: templateId })
  const { id } = await client.surveys.create({ draft })
  return id
}
