import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { draft, expectedAnswers, expectedRespondents, personas, said, saidBy } from './a-survey.ts'

const stems = draft.questions.map(({ stem }) => stem)
const cells = personas.flatMap((persona, p) =>
  stems.map((stem, q) => ({ persona, p, stem, q, said: saidBy(p, q) })),
)

/** The index of the chosen option, counted from 1. */
function indexOf(p: number, q: number): { index?: number } {
  const option = expectedAnswers.find(
    ({ respondent, question }) => respondent === p && question === q,
  )?.option
  return typeof option === 'number' ? { index: option + 1 } : {}
}

const payloads: Record<string, { shape: string; certainty: string; data: unknown }> = {
  'rows with answers in the order of an echoed questionnaire': {
    shape: 'by_respondent',
    certainty: 'sure',
    data: {
      id: 's1',
      status: 'done',
      questions: draft.questions.map(({ stem, options }) => ({
        texte: stem,
        options: options.map((o) => o.text),
      })),
      results: personas.map((persona, p) => ({ persona, answers: said[p] })),
    },
  },
  'rows with answers in order': {
    shape: 'by_respondent',
    certainty: 'likely',
    data: { results: personas.map((persona, p) => ({ ...persona, reponses: said[p] })) },
  },
  'rows with answers that name their item': {
    shape: 'by_respondent',
    certainty: 'sure',
    data: personas.map((profil, p) => ({
      profil,
      answers: stems.map((question, q) => ({ question, answer: saidBy(p, q) })),
    })),
  },
  'rows with a map from item to answer': {
    shape: 'by_respondent',
    certainty: 'sure',
    data: {
      respondents: personas.map((persona, p) => ({
        ...persona,
        answers: Object.fromEntries(stems.map((stem, q) => [stem, saidBy(p, q)])),
      })),
    },
  },
  'a map of rows by id, items numbered from 1': {
    shape: 'by_respondent',
    certainty: 'likely',
    data: {
      results: Object.fromEntries(
        personas.map(({ id, ...rest }, p) => [
          id,
          { ...rest, answers: Object.fromEntries(stems.map((_, q) => [`q${q + 1}`, saidBy(p, q)])) },
        ]),
      ),
    },
  },
  'items with answers that name their persona': {
    shape: 'by_question',
    certainty: 'sure',
    data: {
      questions: stems.map((texte, q) => ({
        texte,
        type: 'libre',
        reponses: personas.map((persona, p) => ({ persona, reponse: saidBy(p, q) })),
      })),
    },
  },
  'items with a map from persona to answer, personas beside': {
    shape: 'by_question',
    certainty: 'sure',
    data: {
      personas,
      results: stems.map((question, q) => ({
        question,
        answers: Object.fromEntries(personas.map(({ id }, p) => [id, saidBy(p, q)])),
      })),
    },
  },
  'columns in the order of the personas beside': {
    shape: 'by_question',
    certainty: 'likely',
    data: {
      personas,
      answers: Object.fromEntries(stems.map((stem, q) => [stem, personas.map((_, p) => saidBy(p, q))])),
    },
  },
  'one row an answer, personas beside': {
    shape: 'long_rows',
    certainty: 'sure',
    data: {
      personas,
      answers: cells.map(({ persona, stem, said: answer }) => ({
        persona_id: persona.id,
        question_texte: stem,
        reponse: answer,
      })),
    },
  },
  'one row an answer, persona in each, items numbered from 0': {
    shape: 'long_rows',
    certainty: 'likely',
    data: cells.map(({ persona: { id, ...rest }, q, said: value }) => ({
      persona_id: id,
      ...rest,
      question_index: q,
      value,
    })),
  },
  'one row a persona, one column an item': {
    shape: 'wide_rows',
    certainty: 'sure',
    data: {
      rows: personas.map((persona, p) => ({
        ...persona,
        ...Object.fromEntries(stems.map((stem, q) => [stem, saidBy(p, q)])),
      })),
    },
  },
  'a table of columns and rows': {
    shape: 'wide_rows',
    certainty: 'likely',
    data: {
      columns: ['id', 'prenom', 'age', 'Q1', 'Q2', 'Q3'],
      rows: personas.map((persona, p) => [...Object.values(persona), ...(said[p] ?? [])]),
    },
  },
  'items by an id of the echoed questionnaire': {
    shape: 'long_rows',
    certainty: 'sure',
    data: {
      questions: stems.map((texte, q) => ({ id: 4711 + q, texte })),
      respondents: personas,
      answers: cells.map(({ persona, q, said: answer }) => ({
        respondent_id: persona.id,
        question_id: 4711 + q,
        answer,
      })),
    },
  },
  'options by index from 1': {
    shape: 'by_respondent',
    certainty: 'likely',
    data: personas.map((persona, p) => ({
      persona,
      answers: expectedAnswers
        .filter(({ respondent }) => respondent === p)
        .map(({ question, option, text }) => ({
          question: stems[question],
          value: option === null ? text : option + 1,
        })),
    })),
  },
  'options as objects with text and index, one in a list': {
    shape: 'by_respondent',
    certainty: 'sure',
    data: personas.map((persona, p) => ({
      persona,
      answers: stems.map((question, q) => ({
        question,
        answer: [{ texte: saidBy(p, q), ...indexOf(p, q) }],
      })),
    })),
  },
}

describe('the same answers in every shape', () => {
  it.each(Object.entries(payloads))('%s', (_name, { shape, certainty, data }) => {
    const results = readResults(data, draft)
    expect(results.unplaced).toEqual([])
    expect(results.answers).toEqual(expectedAnswers)
    expect(results.respondents).toEqual(expectedRespondents)
    expect(results.counts).toEqual([])
    expect({ shape: results.shape, certainty: results.certainty }).toEqual({ shape, certainty })
  })
})
