/** What Sonde has learned about a connection's service by calling it: one fact in each row, its value as JSON. */
export const serviceFacts = {
  id: '004-service-facts',
  sql: `
    CREATE TABLE service_facts (
      connection_id TEXT NOT NULL,
      name TEXT NOT NULL,
      learned_at REAL NOT NULL,
      document TEXT NOT NULL,
      PRIMARY KEY (connection_id, name)
    ) STRICT;
  `,
}
