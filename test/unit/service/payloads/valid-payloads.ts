import { bare } from '../../../../electron/practice/shapes/bare.ts'
import { nested } from '../../../../electron/practice/shapes/nested.ts'
import { plain } from '../../../../electron/practice/shapes/plain.ts'
import type { SurveyView } from '../../../../electron/practice/shapes/shape.ts'
import { wide } from '../../../../electron/practice/shapes/wide.ts'
import type { Case } from './a-case.ts'
import type { Dice } from './dice.ts'

/** Ways to write an answer. */
const WRITINGS = ['text', 'index0', 'index1', 'array', 'object', 'objectWithIndex'] as const

/** A payload that a service might send for a case. */
export interface ValidPayload {
  shape: string
  writing: string
  data: unknown
}

/** A payload of any shape that the readers should understand. */
export function aValidPayload(one: Case, roll: Dice): ValidPayload {
  if (roll.chance(0.4)) {
    const shape = roll.pick([bare, nested, plain, wide])
    const { personas, said: answers } = one
    return { shape: shape.name, writing: 'text', data: shape.results(viewOf(one), { personas, answers }) }
  }
  const writing = roll.pick(WRITINGS)
  const shape = roll.pick(Object.keys(SHAPES))
  const data = SHAPES[shape]?.(one, (p, q) => write(one, p, q, writing)) ?? null
  return { shape, writing, data: roll.chance(0.3) ? { id: 's', status: 'done', data } : data }
}

function viewOf({ draft, personas }: Case): SurveyView {
  const questions = draft.questions.map(({ stem, type, options }) =>
    type === 'open_ended'
      ? ({ texte: stem, type: 'libre' } as const)
      : ({ texte: stem, type: 'choix_unique', options: options.map(({ text }) => text) } as const),
  )
  const total = personas.length
  return {
    survey: {
      n: 1,
      id: 'srv-1',
      titre: 'Titre',
      contexte: 'Contexte',
      questions,
      filtres: {},
      nbPersonas: total,
      sampleSize: total,
      seed: 1,
      createdAt: 1_700_000_000_000,
      launch: null,
      effects: null,
    },
    run: {
      status: 'done',
      completed: total,
      total,
      startedAt: 1_700_000_000_000,
      finishedAt: 1_700_000_100_000,
    },
  }
}

/** The answer of a persona to an item, in one of these ways. */
function write({ draft, said }: Case, p: number, q: number, writing: (typeof WRITINGS)[number]): unknown {
  const text = said[p]?.[q] ?? null
  const options = draft.questions[q]?.options ?? []
  if (text === null) return null
  const index = options.findIndex((option) => option.text === text)
  if (writing === 'array') return [text]
  if (writing === 'object') return { texte: text }
  if (index < 0) return text
  if (writing === 'index0') return index
  if (writing === 'index1') return index + 1
  return writing === 'objectWithIndex' ? { texte: text, index } : text
}

type Write = (p: number, q: number) => unknown

/** A persona as sent, without the key from which it was drawn. */
const people = ({ personas }: Case) => personas.map(({ key, ...shown }) => shown)
const stems = ({ draft }: Case): string[] => draft.questions.map(({ stem }) => stem)

const SHAPES: Record<string, (one: Case, answer: Write) => unknown> = {
  by_respondent_list: (one, answer) => ({
    results: people(one).map((persona, p) => ({
      persona,
      answers: stems(one).map((question, q) => ({ question, answer: answer(p, q) })),
    })),
  }),
  by_respondent_map: (one, answer) =>
    people(one).map((persona, p) => ({
      ...persona,
      reponses: Object.fromEntries(stems(one).map((stem, q) => [stem, answer(p, q)])),
    })),
  by_question_list: (one, answer) => ({
    questions: stems(one).map((texte, q) => ({
      texte,
      reponses: people(one).map((persona, p) => ({ persona, reponse: answer(p, q) })),
    })),
  }),
  by_question_map: (one, answer) => ({
    personas: people(one),
    results: stems(one).map((question, q) => ({
      question,
      answers: Object.fromEntries(people(one).map(({ id }, p) => [id, answer(p, q)])),
    })),
  }),
  long_rows: (one, answer) => ({
    respondents: people(one),
    answers: people(one).flatMap(({ id }, p) =>
      stems(one).map((question, q) => ({ respondent_id: id, question, answer: answer(p, q) })),
    ),
  }),
  wide_rows: (one, answer) => ({
    rows: people(one).map((persona, p) => ({
      ...persona,
      ...Object.fromEntries(stems(one).map((stem, q) => [stem, answer(p, q)])),
    })),
  }),
  table: (one, answer) => ({
    columns: ['id', 'prenom', ...stems(one)],
    rows: people(one).map(({ id, prenom }, p) => [id, prenom, ...stems(one).map((_, q) => answer(p, q))]),
  }),
}

/** Counts of the options of a case. */
export function countsOf({ draft, said }: Case): unknown {
  return {
    results: draft.questions.flatMap(({ stem, type, options }, q) =>
      type === 'open_ended'
        ? []
        : {
            question: stem,
            counts: Object.fromEntries(
              options.map(({ text }) => [text, said.filter((row) => row[q] === text).length]),
            ),
          },
    ),
  }
}
