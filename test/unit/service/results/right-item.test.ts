import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import type { RunResults } from '../../../../shared/models/results.ts'
import { aDraft } from './a-draft.ts'

const STEMS = ['Le prix', 'Le goût', 'Le service']
const OPTIONS = ['Bon', 'Moyen', 'Mauvais']
const TRUE_COUNTS = [
  [6, 3, 1],
  [3, 3, 4],
  [1, 2, 7],
] as const
const PEOPLE = Array.from({ length: 10 }, (_, at) => `p-${at + 1}`)
const grid = aDraft(10, ...STEMS.map((stem): [string, ...string[]] => [stem, ...OPTIONS]))

const countsOf = (item: number): Record<string, number> =>
  Object.fromEntries(OPTIONS.map((text, at) => [text, TRUE_COUNTS[item]?.[at] ?? 0]))
const answerOf = (item: number, persona: number): string =>
  OPTIONS.flatMap((text, at) => Array<string>(TRUE_COUNTS[item]?.[at] ?? 0).fill(text))[persona] ?? ''

/** What is shown for each item after the person has answered "counts" to every question. */
function shownOf(data: unknown, draft: SurveyDraft): Map<number, string> {
  const { doubts } = readResults(data, draft)
  const decisions = Object.fromEntries(doubts.map(({ id }) => [id, 'counts' as const]))
  const { counts, answers }: RunResults = readResults(data, draft, { decisions })
  const shown = new Map(counts.map(({ question, counts: own }) => [question, own.join()]))
  draft.questions.forEach(({ options }, item) => {
    const own = answers.filter(({ question, kind }) => question === item && kind === 'option')
    if (own.length > 0)
      shown.set(item, options.map((_, at) => own.filter(({ option }) => option === at).length).join())
  })
  return shown
}

/** Expects that no item shows data of another one. */
function expectNothingMisplaced(data: unknown): void {
  for (const [item, own] of shownOf(data, grid)) expect(own).toBe(TRUE_COUNTS[item]?.join())
}

describe('a number that refers to an item', () => {
  const questions = STEMS.map((texte, at) => ({ id: [2, 3, 1][at], texte }))
  const byPlace = (name: string) => [
    { questions, results: STEMS.map((_, at) => ({ [name]: at + 1, counts: countsOf(at) })) },
    {
      questions,
      answers: PEOPLE.flatMap((persona_id, who) =>
        STEMS.map((_, at) => ({ persona_id, [name]: at + 1, answer: answerOf(at, who) })),
      ),
    },
  ]

  it.each([
    'question_index',
    'questionIndex',
    'index',
    'position',
    'question_position',
    'numero',
    'question_number',
    'ordre',
    'rang',
    'question',
    'q',
    'item',
  ])('is no id where it may be a place: %s', (name) => {
    for (const data of byPlace(name)) expectNothingMisplaced(data)
  })

  it('is an id where its field says so', () => {
    const results = STEMS.map((_, at) => ({ question_id: [2, 3, 1][at], counts: countsOf(at) }))
    expect([...shownOf({ questions, results }, grid)]).toEqual(
      TRUE_COUNTS.map((counts, at) => [at, counts.join()]),
    )
  })
})

describe('items in another order', () => {
  const reversed = [2, 1, 0]
  const names = ['Service', 'Goût', 'Prix']

  it.each(['libelle_court', 'name', 'code', 'theme', 'variable', 'rang_affichage', 'n_question'])(
    'are not told by their places where each says which it is in a way of its own: %s',
    (name) => {
      const own = (at: number) => (name.includes('rang') || name.startsWith('n_') ? at + 1 : names[2 - at])
      expectNothingMisplaced({ items: reversed.map((at) => ({ [name]: own(at), counts: countsOf(at) })) })
      expectNothingMisplaced({
        answers: PEOPLE.map((persona_id, who) => ({
          persona_id,
          answers: reversed.map((at) => ({ [name]: own(at), answer: answerOf(at, who) })),
        })),
      })
    },
  )

  it.each(['labels', 'variables', 'questions', 'items', 'header_row'])(
    'are not told by places or numbers where a list names them in a way of its own: %s',
    (name) => {
      const lists = PEOPLE.map((_, who) => reversed.map((at) => answerOf(at, who)))
      const rows = PEOPLE.map((persona_id, who) => ({ persona_id, answers: lists[who] }))
      const columns = PEOPLE.map((persona_id, who) => ({
        persona_id,
        ...Object.fromEntries(reversed.map((at, place) => [`q${place + 1}`, answerOf(at, who)])),
      }))
      const listed = names.map((label, at) => ({ id: at + 1, label }))
      const named = Object.fromEntries(names.map((label, at) => [`q${at + 1}`, label]))
      for (const header of [names, listed, named])
        for (const data of [lists, rows, columns]) expectNothingMisplaced({ [name]: header, data })
    },
  )

  it('are told by their places where the words beside them are their texts', () => {
    const results = STEMS.map((zk, at) => ({ zk, distribution: countsOf(at) }))
    expect([...shownOf({ results }, grid).keys()]).toEqual([0, 1, 2])
  })
})

describe('an item with numbers or answers in two places that differ', () => {
  const one = aDraft(10, ['Q', 'Oui', 'Non'], ['R', 'Oui', 'Non'])
  const first = { Oui: 6, Non: 4 }
  const second = { Oui: 2, Non: 8 }
  const pairs = [
    ['2024', '2025'],
    ['counts', 'results'],
    ['results', 'counts'],
    ['effectifs', 'effectifs_2'],
    ['femmes', 'hommes'],
    ['fr', 'en'],
  ] as const

  it.each(pairs)('is neither counted nor asked about: numbers under %s and %s', (x, y) => {
    for (const data of [
      { [x]: { Q: first }, [y]: { Q: second } },
      { Q: { [x]: first, [y]: second } },
      { questions: [{ texte: 'Q', [x]: first, [y]: second }] },
      {
        results: [
          { texte: 'Q', nom: x, counts: first },
          { texte: 'Q', nom: y, counts: second },
        ],
      },
      { [x]: [{ texte: 'Q', counts: first }], [y]: [{ texte: 'Q', counts: second }] },
    ]) {
      expect(shownOf(data, one).size).toBe(0)
      expect(readResults(data, one).unplaced.length).toBeGreaterThan(0)
    }
  })

  const said = [...'1111110000'].map((digit) => (digit === '1' ? 'Oui' : 'Non'))
  const later = said.map((answer) => (answer === 'Oui' ? 'Non' : 'Oui'))
  const both = (x: string, y: string): [string, object][] => {
    const rows = (write: (answer: string, other: string) => object) =>
      PEOPLE.map((persona_id, at) => ({ persona_id, ...write(said[at] ?? '', later[at] ?? '') }))
    const byPersona = (list: readonly string[]) => Object.fromEntries(PEOPLE.map((id, at) => [id, list[at]]))
    return [
      ['two maps of a row', rows((a, b) => ({ [x]: { Q: a }, [y]: { Q: b } }))],
      ['two lists of a row', rows((a, b) => ({ [x]: [a, 'Oui'], [y]: [b, 'Oui'] }))],
      [
        'two lists of objects of a row',
        rows((a, b) => ({ [x]: [{ question: 'Q', answer: a }], [y]: [{ question: 'Q', answer: b }] })),
      ],
      ['a column and a map', rows((a, b) => ({ Q: a, [y]: { Q: b } }))],
      ['two maps of an item', [{ texte: 'Q', [x]: byPersona(said), [y]: byPersona(later) }]],
      ['two lists of an item', [{ texte: 'Q', [x]: said, [y]: later }]],
    ]
  }

  it.each([...both('answers', 'results'), ...both('reponses', 'vague_2')])(
    'has no answers: %s',
    (_name, rows) => {
      expect(shownOf({ rows }, one).has(0)).toBe(false)
    },
  )

  it('has no answers where two lists of rows without names differ', () => {
    const rows = (list: readonly string[]) => list.map((Q) => ({ Q, R: 'Oui' }))
    const data = { avant: rows(said), apres: rows(later) }
    expect(shownOf(data, one)).toEqual(new Map([[1, '10,0']]))
  })

  it('is asked about where the other place says of itself that it is of something else', () => {
    const data = { questions: [{ texte: 'Q', counts: first, quota: second }] }
    expect(shownOf(data, one)).toEqual(new Map([[0, '6,4']]))
  })
})
