/**
 * Recipes: how a person taught Sonde to read a service's replies. One row for each connection, its `document` a
 * recipeSchema as JSON.
 */
export const recipes = {
  id: '009-recipes',
  sql: `
    CREATE TABLE recipes (
      connection_id TEXT PRIMARY KEY,
      revision INTEGER NOT NULL,
      saved_at REAL NOT NULL,
      document TEXT NOT NULL
    ) STRICT;
  `,
}
