import { type Export, each, fields, isOpen, options, place, slug, stem } from './exported-survey.ts'

const LETTERS = 'abcdefg'

/** By product: further forms of survey and form tools, and of interviews by language models. */
export const FORM_BUILDER_EXPORTS: Readonly<Record<string, Export>> = {
  formbricks: (said) => ({
    survey: {
      questions: each(said, (q) => ({
        id: `xk${q}fz8`,
        type: isOpen(said, q) ? 'openText' : 'multipleChoiceSingle',
        headline: { default: stem(said, q) },
        choices: options(said, q).map((text, at) => ({ id: `ch${q}${at}`, label: { default: text } })),
      })),
    },
    data: said.people.map(({ id, name }, p) => ({
      id,
      finished: true,
      data: fields(said, p, (q, text) => [`xk${q}fz8`, text]),
      ttc: Object.fromEntries(each(said, (q) => [`xk${q}fz8`, 1200 + q * 70 + p]) as [string, number][]),
      contactAttributes: { name },
    })),
  }),
  surveyjs: (said) => ({
    survey: {
      pages: [
        {
          name: 'page1',
          elements: each(said, (q) => ({
            type: isOpen(said, q) ? 'comment' : 'radiogroup',
            name: `question${q + 1}`,
            title: stem(said, q),
            ...(isOpen(said, q)
              ? {}
              : { choices: options(said, q).map((text, at) => ({ value: `Item ${at + 1}`, text })) }),
          })),
        },
      ],
    },
    results: said.people.map(({ id }, p) => ({
      instanceId: id,
      ...fields(said, p, (q, text) => [
        `question${q + 1}`,
        isOpen(said, q) ? text : `Item ${place(said, q, text) + 1}`,
      ]),
    })),
  }),
  alchemer: (said) => ({
    total_count: said.people.length,
    data: said.people.map(({ id }, p) => ({
      id: `${p + 1}`,
      status: 'Complete',
      session_id: id,
      survey_data: Object.fromEntries(
        each(said, (q) => {
          const text = said.answers[p]?.[q] ?? null
          const type = isOpen(said, q) ? 'ESSAY' : 'RADIO'
          const answer = isOpen(said, q)
            ? { answer: text }
            : { answer: text, answer_id: 10_000 + q * 10 + place(said, q, text), original_answer: text }
          const asked = { id: q * 2 + 3, type, question: stem(said, q), section_id: 1, shown: text !== null }
          return [`${q * 2 + 3}`, { ...asked, ...(text === null ? {} : answer) }]
        }) as [string, unknown][],
      ),
    })),
  }),
  limeSurveyCodes: (said) => ({
    questions: Object.fromEntries(
      each(said, (q) => [
        `${100 + q}`,
        {
          title: `Q0${q}`,
          question: stem(said, q),
          answeroptions: isOpen(said, q)
            ? 'No available answer options'
            : Object.fromEntries(
                options(said, q).map((answer, at) => [
                  `A${at + 1}`,
                  { answer, assessment_value: 0, order: at },
                ]),
              ),
        },
      ]) as [string, unknown][],
    ),
    responses: said.people.map(({ id }, p) => ({
      [`${p + 1}`]: {
        id: `${p + 1}`,
        submitdate: '2026-03-01 10:00:00',
        token: id,
        ...Object.fromEntries(
          each(said, (q) => {
            const text = said.answers[p]?.[q] ?? null
            return [`Q0${q}`, text === null ? '' : isOpen(said, q) ? text : `A${place(said, q, text) + 1}`]
          }) as [string, unknown][],
        ),
      },
    })),
  }),
  xlsForm: (said) => ({
    survey: each(said, (q) => ({
      type: isOpen(said, q) ? 'text' : `select_one l${q}`,
      name: `f${q}n`,
      'label::English': stem(said, q),
    })),
    choices: each(said, (q) => q).flatMap((q) =>
      options(said, Number(q)).map((text, at) => ({
        list_name: `l${q}`,
        name: `${LETTERS[at]}${q}`,
        'label::English': text,
      })),
    ),
    data: said.people.map(({ id }, p) => ({
      _id: 4410 + p,
      _uuid: id,
      ...fields(said, p, (q, text) => [
        `grp/f${q}n`,
        isOpen(said, q) ? text : `${LETTERS[place(said, q, text)]}${q}`,
      ]),
    })),
  }),
  commCare: (said) => ({
    meta: { limit: 20, total_count: said.people.length },
    objects: said.people.map(({ id }, p) => ({
      id: `f${p}`,
      form: {
        '#type': 'data',
        case: { '@case_id': id },
        ...fields(said, p, (q, text) => [slug(stem(said, q)), isOpen(said, q) ? text : slug(text)]),
      },
    })),
  }),
  interviewsOfModels: (said) => ({
    interviews: said.people.map(({ id }, p) => ({
      agent: id,
      messages: each(said, (q) => [
        { role: 'interviewer', content: stem(said, q) },
        { role: 'persona', content: said.answers[p]?.[q] ?? '' },
      ]).flat(),
    })),
  }),
  jsonLines: (said) => ({
    file: said.people
      .map(({ id }, p) =>
        JSON.stringify({ id, answers: fields(said, p, (q, text) => [stem(said, q), text]) }),
      )
      .join('\n'),
  }),
  markedOptions: (said) => ({
    sheets: said.people.map(({ id }, p) => ({
      who: id,
      lines: each(said, (q) => ({
        asked: stem(said, q),
        ...(isOpen(said, q)
          ? { words: said.answers[p]?.[q] ?? null }
          : { boxes: options(said, q).map((text) => ({ text, ticked: text === said.answers[p]?.[q] })) }),
      })),
    })),
  }),
}
