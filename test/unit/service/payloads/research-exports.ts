import { type Export, each, fields, isOpen, options, place, type Said, stem } from './exported-survey.ts'

const said1 = (said: Said, p: number, q: number): string | null => said.answers[p]?.[q] ?? null
const cells = (...values: unknown[]) => ({ f: values.map((v) => ({ v })) })

/** By product: the answers as databases and research tools send them. */
export const RESEARCH_EXPORTS: Readonly<Record<string, Export>> = {
  bigQueryNested: (said) => ({
    kind: 'bigquery#queryResponse',
    schema: {
      fields: [
        { name: 'person', type: 'STRING', mode: 'NULLABLE' },
        { name: 'person_name', type: 'STRING', mode: 'NULLABLE' },
        {
          name: 'replies',
          type: 'RECORD',
          mode: 'REPEATED',
          fields: [
            { name: 'prompt', type: 'STRING' },
            { name: 'chosen', type: 'STRING', mode: 'REPEATED' },
            { name: 'written', type: 'STRING' },
          ],
        },
      ],
    },
    totalRows: String(said.people.length),
    rows: said.people.map(({ id, name }, p) =>
      cells(
        id,
        name,
        each(said, (q) => q)
          .filter((q) => said1(said, p, q as number) !== null)
          .reverse()
          .map((at) => {
            const q = at as number
            const text = said1(said, p, q)
            return {
              v: cells(stem(said, q), isOpen(said, q) ? [] : [{ v: text }], isOpen(said, q) ? text : null),
            }
          }),
      ),
    ),
  }),
  nestedRows: (said) => ({
    columns: [
      { name: 'id' },
      { name: 'profile', fields: [{ name: 'nom' }, { name: 'age' }] },
      { name: 'reponses', fields: [{ name: 'question' }, { name: 'valeur' }] },
    ],
    data: said.people.map(({ id, name, age }, p) => [
      id,
      [name, age],
      each(said, (q) => [stem(said, q), said1(said, p, q)]),
    ]),
  }),
  limeFieldMap: (said) => ({
    fieldmap: Object.fromEntries(
      each(said, (q) => [
        String(811 + 3 * (q as number)),
        {
          qid: String(811 + 3 * (q as number)),
          gid: '4',
          type: isOpen(said, q as number) ? 'T' : 'L',
          title: `G1Q${10 + (q as number)}`,
          question: stem(said, q as number),
          other: 'N',
          question_order: String((q as number) + 1),
          ...(isOpen(said, q as number)
            ? {}
            : {
                answeroptions: Object.fromEntries(
                  options(said, q as number).map((answer, at) => [
                    `AO0${at + 1}`,
                    { answer, assessment_value: '0', scale_id: '0', order: String(at) },
                  ]),
                ),
              }),
        },
      ]) as [string, unknown][],
    ),
    participants: said.people.map(({ id, name, age }, p) => ({
      tid: String(31 + p),
      token: id,
      participant_info: { firstname: name, email: '' },
      attribute_1: String(age),
    })),
    responses: Object.fromEntries(
      said.people.map(({ id }, p) => [
        String(p + 1),
        {
          id: String(p + 1),
          submitdate: `2026-11-1${p} 09:0${p}:11`,
          lastpage: '3',
          token: id,
          ...Object.fromEntries(
            each(said, (q) => {
              const text = said1(said, p, q as number)
              const told =
                text === null
                  ? ''
                  : isOpen(said, q as number)
                    ? text
                    : `AO0${place(said, q as number, text) + 1}`
              return [`G1Q${10 + (q as number)}`, told]
            }) as [string, string][],
          ),
        },
      ]),
    ),
  }),
  inverted: (said) => ({
    questions: each(said, (q) => ({
      text: stem(said, q),
      ...(isOpen(said, q)
        ? {
            verbatims: said.people.flatMap(({ id }, p) =>
              said1(said, p, q) === null ? [] : [{ respondent: id, text: said1(said, p, q) }],
            ),
          }
        : {
            options: options(said, q).map((label) => ({
              label,
              respondents: said.people.flatMap(({ id }, p) => (said1(said, p, q) === label ? [id] : [])),
            })),
          }),
    })),
    respondents: said.people.map(({ id, name, age }) => ({ id, name, age })),
  }),
  fhir: (said) => ({
    resourceType: 'Bundle',
    entry: [
      {
        resource: {
          resourceType: 'Questionnaire',
          id: 'qn-4',
          item: each(said, (q) => ({
            linkId: `2.${q + 1}`,
            text: stem(said, q),
            type: isOpen(said, q) ? 'text' : 'choice',
            answerOption: options(said, q).map((display, at) => ({
              valueCoding: { system: 'urn:x', code: `c${q}-${at}`, display },
            })),
          })),
        },
      },
      ...said.people.map(({ id, name }, p) => ({
        resource: {
          resourceType: 'QuestionnaireResponse',
          id: `qr-${p}`,
          questionnaire: 'Questionnaire/qn-4',
          status: 'completed',
          source: { reference: `Patient/${id}`, display: name },
          item: each(said, (q) => q).flatMap((at) => {
            const q = at as number
            const text = said1(said, p, q)
            if (text === null) return []
            return [
              {
                linkId: `2.${q + 1}`,
                answer: [
                  isOpen(said, q)
                    ? { valueString: text }
                    : { valueCoding: { system: 'urn:x', code: `c${q}-${place(said, q, text)}` } },
                ],
              },
            ]
          }),
        },
      })),
    ],
  }),
  sqlTables: (said) => ({
    tables: {
      persons: said.people.map(({ name, age }, p) => ({ id: 201 + p, full_name: name, age })),
      questions: each(said, (q) => ({
        id: 61 + q,
        body: stem(said, q),
        kind: isOpen(said, q) ? 'open' : 'one',
      })),
      choices: each(said, (q) =>
        options(said, q).map((label, at) => ({
          id: 900 + q * 10 + at,
          question_id: 61 + q,
          label,
          ordinal: at,
        })),
      ).flat(),
      answers: said.people.flatMap((_, p) =>
        each(said, (q) => q).flatMap((at) => {
          const q = at as number
          const text = said1(said, p, q)
          if (text === null) return []
          return [
            {
              id: 7000 + p * 10 + q,
              person_id: 201 + p,
              question_id: 61 + q,
              choice_id: isOpen(said, q) ? null : 900 + q * 10 + place(said, q, text),
              body: isOpen(said, q) ? text : null,
            },
          ]
        }),
      ),
    },
  }),
  sheetRanges: (said) => ({
    spreadsheetId: '1xYz',
    valueRanges: [
      {
        range: 'Answers!A1:F10',
        majorDimension: 'ROWS',
        values: [
          ['Name', ...each(said, (q) => stem(said, q))],
          ...said.people.map(({ name }, p) => [name, ...each(said, (q) => said1(said, p, q) ?? '')]),
        ],
      },
      {
        range: 'People!A1:B10',
        majorDimension: 'ROWS',
        values: [['Name', 'Age'], ...said.people.map(({ name, age }) => [name, String(age)])],
      },
    ],
  }),
  sheetColumns: (said) => ({
    valueRanges: [
      {
        range: 'Answers!A1:F10',
        majorDimension: 'COLUMNS',
        values: [
          ['Name', ...said.people.map(({ name }) => name)],
          ...each(said, (q) => [stem(said, q), ...said.people.map((_, p) => said1(said, p, q) ?? '')]),
        ],
      },
    ],
  }),
  xapi: (said) => ({
    statements: said.people.flatMap(({ id, name }, p) =>
      each(said, (q) => q).flatMap((at) => {
        const q = at as number
        const text = said1(said, p, q)
        if (text === null) return []
        return [
          {
            id: `st-${p}-${q}`,
            actor: { name, account: { homePage: 'https://x', name: id } },
            verb: { id: 'http://adlnet.gov/expapi/verbs/answered', display: { en: 'answered' } },
            object: {
              id: `https://x/items/i${q}`,
              definition: {
                description: { en: stem(said, q) },
                choices: options(said, q).map((en, o) => ({ id: `i${q}o${o}`, description: { en } })),
              },
            },
            result: { response: isOpen(said, q) ? text : `i${q}o${place(said, q, text)}` },
          },
        ]
      }),
    ),
  }),
  odata: (said) => ({
    '@odata.context': 'x/$metadata#Respondents',
    Questions: each(said, (q) => ({
      QuestionId: 3071 + 4 * q,
      Ordinal: q,
      Text: stem(said, q),
      Options: options(said, q).map((Label, Ordinal) => ({
        OptionId: 11820 + 7 * q + 2 * Ordinal,
        Ordinal,
        Label,
      })),
    })),
    value: said.people.map(({ id, name }, p) => ({
      RespondentId: id,
      DisplayName: name,
      'Answers@odata.count': 5,
      Answers: each(said, (q) => q).flatMap((at) => {
        const q = at as number
        const text = said1(said, p, q)
        if (text === null) return []
        return [
          isOpen(said, q)
            ? { '@odata.type': '#M.Open', QuestionId: 3071 + 4 * q, 'Text@odata.type': '#String', Text: text }
            : {
                '@odata.type': '#M.Single',
                QuestionId: 3071 + 4 * q,
                OptionId: 11820 + 7 * q + 2 * place(said, q, text),
              },
        ]
      }),
    })),
  }),
  fieldsByName: (said) => ({
    rows: said.people.map(({ name }, p) => ({ name, ...fields(said, p, (q, text) => [`c${q}`, text]) })),
    columns: Object.fromEntries(
      each(said, (q) => [`c${q}`, { title: stem(said, q as number), type: 'string' }]) as [string, unknown][],
    ),
  }),
}
