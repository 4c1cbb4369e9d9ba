import { emptyDraft, type SurveyDraft } from '../../../../shared/models/draft.ts'

/** What was asked and said; the forms below write it as products write it that others made. */
export interface Said {
  draft: SurveyDraft
  people: readonly { id: string; name: string; age: number }[]
  /** By person and item: an option's text or words, null where nothing was said. */
  answers: readonly (readonly (string | null)[])[]
}

const ITEMS: readonly (readonly [stem: string, options: readonly string[]])[] = [
  ['How do you usually travel to work?', ['On foot', 'By bus', 'By car', 'Another way']],
  ['Would you take a night bus?', ['Yes', 'Perhaps', 'No']],
  ['What would make you take the bus more often?', []],
  ['Is the fare fair?', ['Too high', 'About right', 'Too low']],
  ['Anything else?', []],
]
const NAMES = [
  'Ana Bell',
  'Ben Cole',
  'Cara Dunn',
  'Dov Eames',
  'Eve Ford',
  'Finn Gray',
  'Gia Hall',
  'Hal Ives',
  'Ida Jones',
]
const WORDS = [
  'A later bus on Fridays',
  'Cheaper tickets for families',
  'Nothing, I like to walk',
  'Shelters that keep the rain out',
]

/** The same survey each time: nine people, a few blanks. */
export function aSurvey(): Said {
  const questions = ITEMS.map(([stem, options], at): SurveyDraft['questions'][number] => ({
    ...{ id: `q${at}`, stem, type: options.length > 0 ? 'single_choice' : 'open_ended' },
    options: options.map((text, place) => ({ id: `o${place}`, text })),
  }))
  const people = NAMES.map((name, at) => ({
    id: `resp-${(at * 7919 + 104729).toString(36)}`,
    name,
    age: 21 + at * 6,
  }))
  const answers = people.map((_, p) =>
    ITEMS.map(([, options], q) => {
      if ((p * 5 + q * 3) % 11 === 7) return null
      return options.length > 0
        ? (options[(p * 3 + q + (p >> 1)) % options.length] ?? null)
        : `${WORDS[(p + q) % WORDS.length]}${p % 2 === 0 ? '' : ', please'} ${q === 4 ? '– thanks' : ''}`.trim()
    }),
  )
  return { draft: { ...emptyDraft(), personas: people.length, questions }, people, answers }
}

type Export = (said: Said) => unknown

const place = ({ draft }: Said, q: number, text: string | null): number =>
  draft.questions[q]?.options.findIndex((option) => option.text === text) ?? -1
const isOpen = ({ draft }: Said, q: number): boolean => draft.questions[q]?.type === 'open_ended'
const stem = ({ draft }: Said, q: number): string => draft.questions[q]?.stem ?? ''
const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, '_')
    .replace(/^_|_$/g, '')
const each = (said: Said, make: (q: number) => unknown): unknown[] =>
  said.draft.questions.map((_, q) => make(q))
const options = ({ draft }: Said, q: number): string[] =>
  (draft.questions[q]?.options ?? []).map(({ text }) => text)
const fields = (
  said: Said,
  p: number,
  make: (q: number, text: string) => [string, unknown] | null,
): Record<string, unknown> =>
  Object.fromEntries(
    (said.answers[p] ?? []).flatMap((text, q) => {
      const field = text === null ? null : make(q, text)
      return field ? [field] : []
    }),
  )

/** By product: how it sends the answers, with what it tells of the form where a client asks for both. */
export const REAL_EXPORTS: Readonly<Record<string, Export>> = {
  surveymonkey: (said) => ({
    details: {
      title: 'Buses',
      pages: [
        {
          id: '9',
          questions: each(said, (q) => ({
            id: `${84100 + q}`,
            family: isOpen(said, q) ? 'open_ended' : 'single_choice',
            headings: [{ heading: stem(said, q) }],
            answers: {
              choices: options(said, q).map((text, at) => ({
                id: `${55000 + q * 10 + at}`,
                text,
                position: at + 1,
                visible: true,
              })),
            },
          })),
        },
      ],
    },
    data: said.people.map(({ id, name }, p) => ({
      id,
      response_status: 'completed',
      custom_variables: { name },
      pages: [
        {
          id: '9',
          questions: (said.answers[p] ?? []).flatMap((text, q) =>
            text === null
              ? []
              : [
                  {
                    id: `${84100 + q}`,
                    answers: [
                      isOpen(said, q) ? { text } : { choice_id: `${55000 + q * 10 + place(said, q, text)}` },
                    ],
                  },
                ],
          ),
        },
      ],
    })),
  }),
  typeform: (said) => ({
    form: {
      fields: each(said, (q) => ({
        id: `JwWggjA${q}`,
        title: stem(said, q),
        type: isOpen(said, q) ? 'long_text' : 'multiple_choice',
        properties: { choices: options(said, q).map((label, at) => ({ id: `c${q}Zp${at}`, label })) },
      })),
    },
    items: said.people.map(({ id, name }, p) => ({
      response_id: id,
      landed_at: '2026-03-01T10:00:00Z',
      hidden: { name },
      answers: (said.answers[p] ?? []).flatMap((text, q) =>
        text === null
          ? []
          : [
              {
                field: { id: `JwWggjA${q}`, type: isOpen(said, q) ? 'long_text' : 'multiple_choice' },
                ...(isOpen(said, q)
                  ? { type: 'text', text }
                  : { type: 'choice', choice: { id: `c${q}Zp${place(said, q, text)}`, label: text } }),
              },
            ],
      ),
    })),
  }),
  googleForms: (said) => ({
    form: {
      info: { title: 'Buses' },
      items: each(said, (q) => ({
        itemId: `1a${q}f`,
        title: stem(said, q),
        questionItem: {
          question: {
            questionId: `7f3a${q}b`,
            ...(isOpen(said, q)
              ? { textQuestion: {} }
              : { choiceQuestion: { type: 'RADIO', options: options(said, q).map((value) => ({ value })) } }),
          },
        },
      })),
    },
    responses: said.people.map(({ id }, p) => ({
      responseId: id,
      createTime: '2026-03-01T10:00:00Z',
      answers: fields(said, p, (q, value) => [
        `7f3a${q}b`,
        { questionId: `7f3a${q}b`, textAnswers: { answers: [{ value }] } },
      ]),
    })),
  }),
  limeSurveyLong: (said) => ({
    responses: said.people.map((person, p) => ({
      [p + 31]: {
        'Response ID': p + 31,
        'Date submitted': '2026-03-01 10:00:00',
        Token: person.name,
        ...Object.fromEntries(
          each(said, (q) => [stem(said, q), said.answers[p]?.[q] ?? '']) as [string, string][],
        ),
      },
    })),
  }),
  qualtricsJson: (said) => ({
    responses: said.people.map(({ id, name }, p) => ({
      responseId: id,
      values: {
        progress: 100,
        finished: 1,
        PersonaName: name,
        ...fields(said, p, (q, text) =>
          isOpen(said, q) ? [`QID${q * 2 + 1}_TEXT`, text] : [`QID${q * 2 + 1}`, place(said, q, text) + 1],
        ),
      },
      labels: {
        finished: 'True',
        ...fields(said, p, (q, text) => (isOpen(said, q) ? null : [`QID${q * 2 + 1}`, text])),
      },
    })),
  }),
  kobo: (said) => ({
    count: said.people.length,
    next: null,
    results: said.people.map(({ name }, p) => ({
      _id: 4410 + p,
      start: '2026-03-01T10:00:00',
      'intro/name': name,
      ...fields(said, p, (q, text) => [
        `bus/${['mode', 'night', 'more', 'fare', 'else'][q]}`,
        isOpen(said, q) ? text : slug(text),
      ]),
      _uuid: `${p}b7c-11`,
      _attachments: [],
      _geolocation: [null, null],
    })),
  }),
  redcap: (said) => ({
    metadata: each(said, (q) => ({
      field_name: `f_${['mode', 'night', 'more', 'fare', 'else'][q]}`,
      form_name: 'bus',
      field_type: isOpen(said, q) ? 'notes' : 'radio',
      field_label: stem(said, q),
      select_choices_or_calculations: options(said, q)
        .map((text, at) => `${at + 1}, ${text}`)
        .join(' | '),
    })),
    records: said.people.map(({ name }, p) => ({
      record_id: `${p + 1}`,
      name,
      ...Object.fromEntries(
        each(said, (q) => [
          `f_${['mode', 'night', 'more', 'fare', 'else'][q]}`,
          said.answers[p]?.[q] === null
            ? ''
            : isOpen(said, q)
              ? said.answers[p]?.[q]
              : `${place(said, q, said.answers[p]?.[q] ?? null) + 1}`,
        ]) as [string, unknown][],
      ),
      bus_complete: '2',
    })),
  }),
  odkCentral: (said) => ({
    '@odata.context': 'https://x/v1/$metadata#Submissions',
    value: said.people.map(({ id, name }, p) => ({
      __id: `uuid:${id}`,
      __system: { submissionDate: '2026-03-01T10:00:00Z', submitterName: name, reviewState: null },
      bus: Object.fromEntries(
        each(said, (q) => [
          ['mode', 'night', 'more', 'fare', 'else'][q],
          said.answers[p]?.[q] === null
            ? null
            : isOpen(said, q)
              ? said.answers[p]?.[q]
              : slug(said.answers[p]?.[q] ?? ''),
        ]) as [string, unknown][],
      ),
    })),
  }),
  airtable: (said) => ({
    records: said.people.map(({ id, name }, p) => ({
      id,
      createdTime: '2026-03-01T10:00:00Z',
      fields: { Name: name, ...fields(said, p, (q, text) => [stem(said, q), text]) },
    })),
  }),
  notion: (said) => ({
    object: 'list',
    results: said.people.map(({ id, name }, p) => ({
      object: 'page',
      id,
      properties: {
        Name: { id: 'title', type: 'title', title: [{ type: 'text', plain_text: name }] },
        ...fields(said, p, (q, text) => [
          stem(said, q),
          isOpen(said, q)
            ? { id: `k${q}`, type: 'rich_text', rich_text: [{ type: 'text', plain_text: text }] }
            : {
                id: `k${q}`,
                type: 'select',
                select: { id: `s${place(said, q, text)}`, name: text, color: 'blue' },
              },
        ]),
      },
    })),
  }),
  jotform: (said) => ({
    responseCode: 200,
    content: said.people.map(({ id, name }, p) => ({
      id,
      form_id: '240',
      status: 'ACTIVE',
      answers: {
        1: { name: 'who', order: '1', text: 'Name', type: 'control_textbox', answer: name },
        ...Object.fromEntries(
          each(said, (q) => [
            `${q + 3}`,
            {
              name: `q${q + 3}`,
              order: `${q + 2}`,
              text: stem(said, q),
              type: isOpen(said, q) ? 'control_textarea' : 'control_radio',
              ...(said.answers[p]?.[q] === null ? {} : { answer: said.answers[p]?.[q] }),
            },
          ]) as [string, unknown][],
        ),
      },
    })),
  }),
  wufoo: (said) => ({
    Fields: [
      { Title: 'Name', Type: 'text', ID: 'Field1' },
      ...each(said, (q) => ({
        Title: stem(said, q),
        Type: isOpen(said, q) ? 'textarea' : 'radio',
        ID: `Field${q + 5}`,
      })),
    ],
    Entries: said.people.map(({ name }, p) => ({
      EntryId: `${p + 1}`,
      Field1: name,
      ...Object.fromEntries(
        each(said, (q) => [`Field${q + 5}`, said.answers[p]?.[q] ?? '']) as [string, unknown][],
      ),
      DateCreated: '2026-03-01 10:00:00',
    })),
  }),
  tally: (said) => ({
    questions: each(said, (q) => ({
      id: `qV${q}x`,
      type: isOpen(said, q) ? 'TEXTAREA' : 'MULTIPLE_CHOICE',
      title: stem(said, q),
    })),
    submissions: said.people.map(({ id }, p) => ({
      id,
      respondentId: `r${p}K`,
      isCompleted: true,
      responses: (said.answers[p] ?? []).flatMap((text, q) =>
        text === null
          ? []
          : [{ id: `a${p}${q}`, questionId: `qV${q}x`, answer: isOpen(said, q) ? text : [text] }],
      ),
    })),
  }),
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
