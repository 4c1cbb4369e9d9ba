/**
 * The answers in words of the newest reading of each run, for the search. A row holds all answers to one item: one row
 * for each answer would make storing a run's answers slow. `said` is JSON: `[[position of the persona, words], …]`;
 * `answer_words` indexes the words under the same number. This step also adds the readings that are already stored.
 */
export const answerWords = {
  id: '006-answer-words',
  sql: `
    CREATE TABLE answer_texts (
      n INTEGER PRIMARY KEY,
      run_n INTEGER NOT NULL REFERENCES runs (n),
      question INTEGER NOT NULL,
      said TEXT NOT NULL
    ) STRICT;
    CREATE INDEX answer_texts_by_run ON answer_texts (run_n);
    CREATE VIRTUAL TABLE answer_words USING fts5 (
      words, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
    );

    CREATE TEMP TABLE answers_read AS
      SELECT runs.n AS run_n,
        CASE answers.type WHEN 'object' THEN answers.value ->> '$.question' END AS question,
        CASE answers.type WHEN 'object' THEN answers.value ->> '$.respondent' END AS respondent,
        CASE answers.type WHEN 'object' THEN answers.value ->> '$.kind' END AS kind,
        CASE answers.type WHEN 'object' THEN answers.value ->> '$.text' END AS words
      FROM run_results AS reading
      JOIN runs ON runs.id = reading.run_id,
        json_each(CASE WHEN json_valid(reading.document) THEN reading.document ELSE '{}' END, '$.answers') AS answers
      WHERE reading.n = (SELECT max(n) FROM run_results WHERE run_id = reading.run_id);
    INSERT INTO answer_texts (run_n, question, said)
      SELECT run_n, question, json_group_array(json_array(respondent, words)) FROM answers_read
      WHERE kind IN ('text', 'unread') AND typeof(words) = 'text'
        AND typeof(question) = 'integer' AND typeof(respondent) = 'integer'
      GROUP BY run_n, question;
    DROP TABLE answers_read;
    INSERT INTO answer_words (rowid, words)
      SELECT n, (SELECT group_concat(replace(value ->> '$[1]', char(0), ' '), char(10)) FROM json_each(said))
      FROM answer_texts;
  `,
}
