import { SondeError } from '../../../shared/models/sonde-error.ts'
import { distinctTags, foldTag, type SurveyTags, tagSchema } from '../../../shared/models/tag.ts'
import type { Database } from '../database/database.ts'
import { parseDocument } from '../database/row-reader.ts'
import type { SurveyRepository } from '../storage.ts'

/** The names of a survey's tags as a JSON array, within a query on `surveys`. */
export const TAGS_OF_SURVEY = `(
  SELECT json_group_array(name) FROM (
    SELECT name FROM survey_tags JOIN tags ON tags.n = tag_n WHERE survey_n = surveys.n ORDER BY folded
  )
)`

/** Adds these tags to a survey that has none; a known tag keeps its spelling. To be called within a transaction. */
export function storeTags(database: Database, surveyN: number, names: readonly string[]): void {
  for (const name of distinctTags(names.map((each) => tagSchema.parse(each)))) {
    database.run('INSERT INTO tags (name, folded) VALUES (?, ?) ON CONFLICT DO NOTHING', name, foldTag(name))
    database.run(
      'INSERT INTO survey_tags (survey_n, tag_n) SELECT ?, n FROM tags WHERE folded = ?',
      surveyN,
      foldTag(name),
    )
  }
}

/** Tags of all surveys. A tag that no survey has any more is deleted. */
export function surveyTags(
  database: Database,
): Pick<SurveyRepository, 'tags' | 'setTags' | 'renameTag' | 'removeTag'> {
  const forgetUnused = () => database.run('DELETE FROM tags WHERE n NOT IN (SELECT tag_n FROM survey_tags)')

  function find(name: string): number | null {
    const row = database.get('SELECT n FROM tags WHERE folded = ?', foldTag(name))
    return row && Number(row.n)
  }

  function surveysWith(tag: number): SurveyTags[] {
    return database
      .all(
        `SELECT id, ${TAGS_OF_SURVEY} AS tags FROM surveys WHERE n IN (SELECT survey_n FROM survey_tags WHERE tag_n = ?)`,
        tag,
      )
      .map(({ id, tags }) => ({ id: String(id), tags: tagSchema.array().parse(parseDocument(tags)) }))
  }

  return {
    tags() {
      return database
        .all(
          `SELECT name, COUNT(*) AS count FROM tags
           JOIN survey_tags ON tag_n = tags.n JOIN surveys ON surveys.n = survey_n
           WHERE deleted_at IS NULL GROUP BY tags.n ORDER BY folded`,
        )
        .map(({ name, count }) => ({ name: String(name), count: Number(count) }))
    },

    setTags(entries) {
      database.transaction(() => {
        const wanted = new Map<number, readonly string[]>()
        for (const { id, tags } of entries) {
          const row = database.get('SELECT n FROM surveys WHERE id = ? AND experiment_id IS NULL', id)
          if (!row) throw new SondeError('MISSING')
          wanted.set(Number(row.n), tags)
        }
        for (const n of wanted.keys()) database.run('DELETE FROM survey_tags WHERE survey_n = ?', n)
        // A tag that no other survey has gets the spelling given now, so that undoing a change of spelling works.
        forgetUnused()
        for (const [n, tags] of wanted) storeTags(database, n, tags)
      })
    },

    renameTag(name, to) {
      const wanted = tagSchema.parse(to)
      return database.transaction(() => {
        const tag = find(name)
        if (tag === null) throw new SondeError('MISSING')
        const before = surveysWith(tag)
        const other = find(wanted)
        if (other === null || other === tag) {
          database.run('UPDATE tags SET name = ?, folded = ? WHERE n = ?', wanted, foldTag(wanted), tag)
        } else {
          database.run('UPDATE OR IGNORE survey_tags SET tag_n = ? WHERE tag_n = ?', other, tag)
          database.run('DELETE FROM survey_tags WHERE tag_n = ?', tag)
          forgetUnused()
        }
        return before
      })
    },

    removeTag(name) {
      return database.transaction(() => {
        const tag = find(name)
        if (tag === null) throw new SondeError('MISSING')
        const before = surveysWith(tag)
        database.run('DELETE FROM survey_tags WHERE tag_n = ?', tag)
        forgetUnused()
        return before
      })
    },
  }
}
