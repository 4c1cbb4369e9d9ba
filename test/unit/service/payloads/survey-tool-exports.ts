import { type Export, each, fields, isOpen, options, place, slug, stem } from './exported-survey.ts'

/** By product: the answers as survey and form tools send them, with the form's definition where clients fetch both. */
export const SURVEY_TOOL_EXPORTS: Readonly<Record<string, Export>> = {
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
}
