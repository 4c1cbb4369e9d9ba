import type { Truth, Wish } from './a-truth.ts'
import type { Dice } from './dice.ts'

/** A row with a persona's answers. */
export interface Row {
  id: string
  said: readonly (number | string | null)[]
  extra?: Record<string, unknown>
}

/** Few personas, because their rows are long. */
export const FEW: (roll: Dice) => Wish = (roll) => ({ asked: roll.pick([4, 8, 12, 20]) })

/** An answer as text. */
export function textOf({ draft }: Truth, q: number, said: number | string | null): string | null {
  return typeof said === 'number' ? (draft.questions[q]?.options[said]?.text ?? null) : said
}

/** Rows of answers in one of the usual layouts; `at` writes one answer. */
export function laidOut(
  truth: Truth,
  roll: Dice,
  rows: readonly Row[],
  at: (q: number, said: number | string | null, row: Row) => unknown = (q, said) => textOf(truth, q, said),
  layouts = ['list', 'map', 'long', 'wide', 'table', 'items', 'item_map', 'lists', 'wide_map'],
): unknown {
  const { questions } = truth.draft
  const person = roll.pick(['persona_id', 'persona', 'id', 'respondent_id', 'profil', 'prenom'])
  const key = person === 'id' || person === 'prenom' ? 'persona_id' : person
  switch (roll.pick(layouts)) {
    case 'list':
      return rows.map((row) => ({
        [person]: row.id,
        ...row.extra,
        answers: questions.map(({ stem }, q) => ({
          question: stem,
          answer: at(q, row.said[q] ?? null, row),
        })),
      }))
    case 'map':
      return Object.fromEntries(
        rows.map((row) => [
          row.id,
          Object.fromEntries(questions.map(({ stem }, q) => [stem, at(q, row.said[q] ?? null, row)])),
        ]),
      )
    case 'long':
      return rows.flatMap((row) =>
        questions.map(({ stem }, q) => ({
          [key]: row.id,
          question: stem,
          answer: at(q, row.said[q] ?? null, row),
          ...row.extra,
        })),
      )
    case 'table':
      return {
        columns: [person, ...Object.keys(rows[0]?.extra ?? {}), ...questions.map(({ stem }) => stem)],
        rows: rows.map((row) => [
          row.id,
          ...Object.values(row.extra ?? {}),
          ...questions.map((_, q) => at(q, row.said[q] ?? null, row)),
        ]),
      }
    case 'items':
      return questions.map(({ stem }, q) => ({
        question: stem,
        answers: rows.map((row) => ({
          [key]: row.id,
          answer: at(q, row.said[q] ?? null, row),
          ...row.extra,
        })),
      }))
    case 'item_map':
      return questions.map(({ stem }, q) => ({
        question: stem,
        answers: Object.fromEntries(rows.map((row) => [row.id, at(q, row.said[q] ?? null, row)])),
      }))
    case 'lists':
      return Object.fromEntries(
        rows.map((row) => [row.id, questions.map((_, q) => at(q, row.said[q] ?? null, row))]),
      )
    case 'wide_map':
      return Object.fromEntries(
        rows.map((row) => [
          row.id,
          {
            ...row.extra,
            ...Object.fromEntries(questions.map(({ stem }, q) => [stem, at(q, row.said[q] ?? null, row)])),
          },
        ]),
      )
    default:
      return rows.map((row) => ({
        [person]: row.id,
        ...row.extra,
        ...Object.fromEntries(questions.map(({ stem }, q) => [stem, at(q, row.said[q] ?? null, row)])),
      }))
  }
}

/** The rows with other data around them. */
export function around(roll: Dice, truth: Truth, body: unknown): unknown {
  const echo = truth.draft.questions.map(({ stem, options }) => ({
    texte: stem,
    ...(options.length > 0 ? { options: options.map(({ text }) => text) } : {}),
  }))
  return {
    id: 's-1',
    status: 'done',
    ...(roll.chance(0.3) ? { questions: echo } : {}),
    ...(roll.chance(0.3) ? { personas: truth.people } : {}),
    [roll.pick(['results', 'answers', 'data', 'reponses'])]: body,
  }
}

/** A random answer. */
export function chance(truth: Truth, q: number, roll: Dice): number | string {
  const { options, type } = truth.draft.questions[q] as Truth['draft']['questions'][number]
  return type === 'open_ended' ? `autre ${roll.below(1000)}` : roll.below(options.length)
}

/** The true rows. */
export const trueRows = (truth: Truth): Row[] =>
  truth.people.map(({ id }, p) => ({ id, said: truth.said[p] ?? [] }))
/** A row of random answers. */
export const byChance = (truth: Truth, roll: Dice): (number | string)[] =>
  truth.draft.questions.map((_, q) => chance(truth, q, roll))
