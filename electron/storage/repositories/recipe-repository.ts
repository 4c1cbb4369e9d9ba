import { recipeSchema } from '../../../shared/models/recipe.ts'
import type { Database } from '../database/database.ts'
import { parseDocument, type RowReader } from '../database/row-reader.ts'
import type { RecipeRepository } from '../storage.ts'

/**
 * Recipes by connection. A removed recipe leaves its revision behind, so that an older one cannot replace it unnoticed.
 */
export function recipeRepository(database: Database, reader: RowReader): RecipeRepository {
  function revisionOf(connectionId: string): number {
    const row = database.get('SELECT revision FROM recipes WHERE connection_id = ?', connectionId)
    return Number(row?.revision ?? 0)
  }

  function write(connectionId: string, revision: number, document: string, now: number): number | null {
    return database.transaction(() => {
      if (revisionOf(connectionId) !== revision) return null
      database.run(
        `INSERT INTO recipes (connection_id, revision, saved_at, document) VALUES (?, ?, ?, ?)
         ON CONFLICT (connection_id) DO UPDATE SET revision = excluded.revision, saved_at = excluded.saved_at,
           document = excluded.document`,
        connectionId,
        revision + 1,
        now,
        document,
      )
      return revision + 1
    })
  }

  return {
    get(connectionId) {
      const row = database.get(
        'SELECT revision, saved_at, document FROM recipes WHERE connection_id = ?',
        connectionId,
      )
      if (!row) return null
      const document = parseDocument(row.document)
      return {
        connectionId,
        revision: Number(row.revision),
        savedAt: Number(row.saved_at),
        recipe: document === null ? null : reader.one(recipeSchema, 'recipe', connectionId, document),
      }
    },
    save: (connectionId, revision, recipe, now) =>
      write(connectionId, revision, JSON.stringify(recipeSchema.parse(recipe)), now),
    remove: (connectionId, revision, now) => write(connectionId, revision, 'null', now),
  }
}
