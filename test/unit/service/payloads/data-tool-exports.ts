import { type Export, each, fields, isOpen, options, place, stem } from './exported-survey.ts'

/** By product: the answers as general databases, tables and interfaces send them. */
export const DATA_TOOL_EXPORTS: Readonly<Record<string, Export>> = {
  hal: (said) => ({
    _links: { self: { href: '/surveys/4/responses' } },
    _embedded: {
      questions: each(said, (q) => ({
        _links: { self: { href: `/questions/${310 + q}` } },
        text: stem(said, q),
      })),
      personas: said.people.map(({ name, age }, p) => ({
        _links: { self: { href: `/personas/${70 + p}` } },
        name,
        age,
      })),
      responses: said.answers.flatMap((row, p) =>
        row.flatMap((text, q) =>
          text === null
            ? []
            : [
                {
                  _links: {
                    persona: { href: `/personas/${70 + p}` },
                    question: { href: `/questions/${310 + q}` },
                  },
                  value: text,
                },
              ],
        ),
      ),
    },
  }),
  googleViz: (said) => ({
    table: {
      cols: [
        { id: 'A', label: 'Name', type: 'string' },
        ...each(said, (q) => ({ id: 'BCDEF'[q], label: stem(said, q), type: 'string' })),
      ],
      rows: said.people.map(({ name }, p) => ({
        c: [
          { v: name },
          ...each(said, (q) => (said.answers[p]?.[q] === null ? null : { v: said.answers[p]?.[q] })),
        ],
      })),
    },
  }),
  athena: (said) => ({
    ResultSet: {
      Rows: [
        { Data: [{ VarCharValue: 'name' }, ...each(said, (q) => ({ VarCharValue: stem(said, q) }))] },
        ...said.people.map(({ name }, p) => ({
          Data: [
            { VarCharValue: name },
            ...each(said, (q) =>
              said.answers[p]?.[q] === null ? {} : { VarCharValue: said.answers[p]?.[q] },
            ),
          ],
        })),
      ],
    },
  }),
  snowflake: (said) => ({
    resultSetMetaData: {
      numRows: said.people.length,
      rowType: [
        { name: 'NAME', type: 'text' },
        ...each(said, (q) => ({ name: stem(said, q), type: 'text' })),
      ],
    },
    data: said.people.map(({ name }, p) => [name, ...(said.answers[p] ?? [])]),
  }),
  socrata: (said) => ({
    meta: {
      view: {
        columns: [
          { id: 1, name: 'Name', fieldName: 'name' },
          ...each(said, (q) => ({ id: q + 2, name: stem(said, q), fieldName: `col_${q}` })),
        ],
      },
    },
    data: said.people.map(({ name }, p) => [name, ...(said.answers[p] ?? [])]),
  }),
  pandasColumns: (said) => ({
    name: Object.fromEntries(said.people.map(({ name }, p) => [p, name])),
    ...Object.fromEntries(
      each(said, (q) => [
        stem(said, q),
        Object.fromEntries(said.answers.map((row, p) => [p, row[q] ?? null])),
      ]) as [string, unknown][],
    ),
  }),
  dynamo: (said) => ({
    Count: said.people.length,
    Items: said.people.map(({ id, age }, p) => ({
      id: { S: id },
      age: { N: `${age}` },
      ...fields(said, p, (q, text) => [stem(said, q), { S: text }]),
    })),
  }),
  elastic: (said) => ({
    took: 3,
    hits: {
      total: { value: said.people.length },
      hits: said.people.map(({ id, name }, p) => ({
        _index: 'answers',
        _id: id,
        _score: 1,
        _source: { name, ...fields(said, p, (q, text) => [stem(said, q), text]) },
      })),
    },
  }),
  firebase: (said) =>
    Object.fromEntries(
      said.people.map(({ name, age }, p) => [
        `-Nx${p}aQz${p}`,
        { name, age, answers: fields(said, p, (q, text) => [stem(said, q), text]) },
      ]),
    ),
  spss: (said) => ({
    variables: [
      { name: 'ID', label: 'Respondent' },
      ...each(said, (q) => ({
        name: `V${q + 10}`,
        label: stem(said, q),
        ...(isOpen(said, q)
          ? {}
          : { valueLabels: Object.fromEntries(options(said, q).map((text, at) => [at + 1, text])) }),
      })),
    ],
    cases: said.people.map((_, p) => [
      p + 1,
      ...each(said, (q) => {
        const text = said.answers[p]?.[q] ?? null
        return text === null ? null : isOpen(said, q) ? text : place(said, q, text) + 1
      }),
    ]),
  }),
  formstack: (said) => ({
    fields: each(said, (q) => ({
      id: `${7001 + q}`,
      label: stem(said, q),
      type: isOpen(said, q) ? 'textarea' : 'radio',
      options: options(said, q).map((text) => ({ label: text, value: text })),
    })),
    submissions: said.people.map(({ id }, p) => ({
      id,
      timestamp: '2026-03-01 10:00:00',
      data: (said.answers[p] ?? []).flatMap((text, q) =>
        text === null ? [] : [{ field: `${7001 + q}`, value: text }],
      ),
    })),
  }),
  normalizr: (said) => ({
    result: said.people.map(({ id }) => id),
    entities: {
      respondents: Object.fromEntries(
        said.people.map(({ id, name }, p) => [
          id,
          {
            id,
            name,
            answers: (said.answers[p] ?? []).flatMap((text, q) => (text === null ? [] : [`a${p}_${q}`])),
          },
        ]),
      ),
      answers: Object.fromEntries(
        said.answers.flatMap((row, p) =>
          row.flatMap((text, q) =>
            text === null
              ? []
              : [[`a${p}_${q}`, { id: `a${p}_${q}`, question: `qu${q}`, value: text }] as const],
          ),
        ),
      ),
      questions: Object.fromEntries(
        each(said, (q) => [`qu${q}`, { id: `qu${q}`, title: stem(said, q) }]) as [string, unknown][],
      ),
    },
  }),
  mongo: (said) =>
    said.people.map(({ id, name, age }, p) => ({
      _id: { $oid: `65f0${p}c${id.slice(5)}` },
      name,
      age: { $numberInt: `${age}` },
      answers: each(said, (q) => ({ q: stem(said, q), a: said.answers[p]?.[q] ?? null })),
    })),
}
