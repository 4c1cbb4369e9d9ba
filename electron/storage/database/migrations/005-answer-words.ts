/**
 * What personas said in words, to be searched: each answer of the newest reading of each run. `answer_places` says where
 * an answer stands (`position` in the reading's answers, `question` in the version, `respondent`); `answer_words` has its
 * words under the same number. What was read before this step is put in here.
 */
export const answerWords = {
  id: '005-answer-words',
  sql: `
    CREATE TABLE answer_places (
      n INTEGER PRIMARY KEY,
      run_n INTEGER NOT NULL REFERENCES runs (n),
      position INTEGER NOT NULL,
      question INTEGER NOT NULL,
      respondent INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX answer_places_by_run ON answer_places (run_n, position);
    CREATE VIRTUAL TABLE answer_words USING fts5 (
      words, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
    );

    CREATE TEMP TABLE answers_read AS
      SELECT runs.n AS run_n, answers.key AS position,
        CASE answers.type WHEN 'object' THEN answers.value ->> '$.question' END AS question,
        CASE answers.type WHEN 'object' THEN answers.value ->> '$.respondent' END AS respondent,
        CASE answers.type WHEN 'object' THEN answers.value ->> '$.kind' END AS kind,
        CASE answers.type WHEN 'object' THEN answers.value ->> '$.text' END AS said
      FROM run_results AS reading
      JOIN runs ON runs.id = reading.run_id,
        json_each(CASE WHEN json_valid(reading.document) THEN reading.document ELSE '{}' END, '$.answers') AS answers
      WHERE reading.n = (SELECT max(n) FROM run_results WHERE run_id = reading.run_id);
    DELETE FROM answers_read WHERE kind NOT IN ('text', 'unread') OR kind IS NULL OR typeof(said) <> 'text'
      OR typeof(position) <> 'integer' OR typeof(question) <> 'integer' OR typeof(respondent) <> 'integer';
    INSERT INTO answer_places (n, run_n, position, question, respondent)
      SELECT row_number() OVER (ORDER BY run_n, position), run_n, position, question, respondent FROM answers_read;
    INSERT INTO answer_words (rowid, words)
      SELECT answer_places.n, replace(said, char(0), ' ') FROM answers_read
      JOIN answer_places USING (run_n, position) ORDER BY answer_places.n;
    DROP TABLE answers_read;
  `,
}
