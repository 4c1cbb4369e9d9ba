import { describe, expect, it } from 'vitest'
import { isEmptyReading, readResults } from '../../../../electron/service/results/read-results.ts'
import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import { aDraft, type Item } from './a-draft.ts'

const CHOICE: Item = ['Q', 'Oui', 'Non', 'NSP']
const one = (personas: number): SurveyDraft => aDraft(personas, CHOICE)
const NUMBERS = { Oui: 30, Non: 12, NSP: 8 }
const rows = (...numbers: readonly object[]) => numbers.map((own, at) => ({ texte: CHOICE[at + 1], ...own }))
const item = (around: object = {}) => ({ texte: 'Q', distribution: NUMBERS, ...around })

describe('numbers that would fit the run, but for what is said around them', () => {
  it('are counts where nothing is said', () => {
    const { counts } = readResults(
      { status: 'done', titre: 'Une enquête', total: 50, results: [item({ type: 'choix_unique' })] },
      one(50),
    )
    expect(counts).toEqual([{ question: 0, counts: [30, 12, 8] }])
  })

  it.each<[string, object]>([
    ['a unit in the item', { results: [item({ unit: '%' })] }],
    ['a unit above', { unit: '%', results: [item()] }],
    ['a unit beside', { meta: { unite: 'pourcentage' }, results: [item()] }],
    ['a flag', { results: [item({ as_percent: true })] }],
    ['a flag above', { en_pourcentage: 'oui', results: [item()] }],
    [
      'a flag among the options',
      { results: [{ texte: 'Q', distribution: { ...NUMBERS, is_percentage: 1 } }] },
    ],
    ['a format', { info: { format: 'percent' }, results: [item()] }],
    ['a note', { note: 'Figures are percentages of those who answered.', results: [item()] }],
    ['weights', { weighted: true, results: [item()] }],
    ['weights of a kind', { methode: { redressement: 'sexe, âge' }, results: [item()] }],
    ['a base as a text', { results: [item({ base: '80' })] }],
    ['a base in words', { results: [item({ base: 'n = 40' })] }],
    ['a base in a map', { results: [item({ meta: { base: 40 } })] }],
    ['a base above', { info: { base: 40 }, results: [item()] }],
    ['a total above', { n_total: '40', results: [item()] }],
    ['a base among the options', { results: [{ texte: 'Q', distribution: { ...NUMBERS, N: '40' } }] }],
    ['another wave', { results: [item({ vague: 1 })] }],
    ['another year', { results: [{ texte: 'Q', 2023: NUMBERS }] }],
    ['a part of the personas', { results: [item({ segment: 'femmes' })] }],
    ['another source', { results: [item({ source: 'previous' })] }],
    ['a word that nobody knows', { results: [item({ zk: true })] }],
    ['a title with weights', { titre: 'Résultats redressés', results: [item()] }],
    ['a message with weights', { message: 'Les effectifs sont pondérés', results: [item()] }],
    ['a title of a wave', { nom: 'Vague 1', results: [item()] }],
    ['a title of a part', { name: 'Femmes', results: [item()] }],
    ['a context of a part', { context: 'Hommes uniquement', results: [item()] }],
    ['a description of thousands', { description: 'En milliers', results: [item()] }],
    [
      'another item',
      {
        questions: [
          { id: 'q1', texte: 'Q' },
          { id: 'q2', texte: 'R' },
        ],
        results: [item({ id: 'q2' })],
      },
    ],
  ])('are asked about or listed: %s', (_name, data) => {
    const results = readResults(data, aDraft(50, CHOICE, ['R', 'Oui', 'Non', 'NSP']))
    expect(results).toMatchObject({ counts: [], shares: [], answers: [] })
    expect(results.unplaced.length).toBeGreaterThan(0)
  })

  it.each<[string, number, Item, object]>([
    ['ranks', 6, CHOICE, { results: [{ texte: 'Q', results: { Oui: 2, Non: 1, NSP: 3 } }] }],
    [
      'percentages and fractions',
      100,
      CHOICE,
      {
        results: [
          {
            texte: 'Q',
            distribution: rows(
              { value: 60, ratio: 0.6 },
              { value: 24, ratio: 0.24 },
              { value: 16, ratio: 0.16 },
            ),
          },
        ],
      },
    ],
    [
      'of a thousand',
      50,
      CHOICE,
      { nb_personas: 1000, results: [{ texte: 'Q', counts: { Oui: 600, Non: 240, NSP: 160 } }] },
    ],
    [
      'in the order of their size',
      50,
      CHOICE,
      { sorted: 'desc', results: [{ texte: 'Q', counts: [30, 12, 8] }] },
    ],
    [
      'an option that is a total',
      50,
      ['Q', 'Partiel', 'Total'],
      { results: [{ texte: 'Q', counts: { Partiel: 10, Total: 40 } }] },
    ],
    [
      'an option with the blanks',
      50,
      ['Q', 'Oui', 'Sans réponse'],
      { results: [{ texte: 'Q', counts: { Oui: 30, 'Sans réponse': 20 } }] },
    ],
    [
      'codes from another number',
      50,
      CHOICE,
      {
        questions: [{ texte: 'Q', options: rows({ id: 2 }, { id: 3 }, { id: 1 }) }],
        results: [{ texte: 'Q', counts: { 1: 8, 2: 30, 3: 12 } }],
      },
    ],
  ])('are no counts: %s', (_name, personas, question, data) => {
    const results = readResults(data, aDraft(personas, question))
    expect(results.counts).toEqual([])
    expect(isEmptyReading(results)).toBe(false)
  })
})

describe('the same item in two places with different numbers', () => {
  const other = { Oui: 20, Non: 20, NSP: 10 }
  it.each<[string, object]>([
    ['two lists', { results: [item()], summary: [{ texte: 'Q', distribution: other }] }],
    ['one list', { results: [item(), { texte: 'Q', distribution: other }] }],
    ['one item', { results: [item({ counts: other })] }],
    ['shares of others', { results: [item()], stats: [{ texte: 'Q', pct: { Oui: 40, Non: 40, NSP: 20 } }] }],
    [
      'each with its own shares',
      {
        results: [
          { texte: 'Q', d: rows({ n: 30, pct: 60 }, { n: 12, pct: 24 }, { n: 8, pct: 16 }) },
          { texte: 'Q', d: rows({ n: 20, pct: 40 }, { n: 20, pct: 40 }, { n: 10, pct: 20 }) },
        ],
      },
    ],
  ])('is listed, because nobody could say which numbers a question is about: %s', (_name, data) => {
    const { counts, doubts, unplaced } = readResults(data, one(50))
    expect(counts).toEqual([])
    expect(doubts).toEqual([])
    expect(unplaced.length).toBeGreaterThan(0)
  })

  it('is counted where the other place says the same', () => {
    const data = { results: [item()], stats: [{ texte: 'Q', pct: { Oui: 60, Non: 24, NSP: 16 } }] }
    expect(readResults(data, one(50)).counts).toEqual([{ question: 0, counts: [30, 12, 8] }])
  })
})

describe('options that are numbers', () => {
  const scale: Item = ['S', '1', '2', '3', '4', '5']
  const turned = scale.slice(1).map((texte, at) => ({ id: String(5 - at), texte }))

  it('are not read from texts that may be the ids of others', () => {
    const data = {
      questions: [{ texte: 'S', options: turned }],
      results: ['p1', 'p2'].map((persona_id) => ({ persona_id, answers: [{ question: 'S', answer: '4' }] })),
    }
    expect(readResults(data, aDraft(2, scale)).answers.filter(({ kind }) => kind === 'option')).toEqual([])
  })

  it('are not counted under keys that may be the ids of others', () => {
    const data = {
      questions: [{ texte: 'S', options: turned }],
      results: [{ texte: 'S', counts: { 1: 20, 2: 10, 3: 0, 4: 5, 5: 15 } }],
    }
    expect(readResults(data, aDraft(50, scale)).counts).toEqual([])
  })
})

describe('rows that are no persona’s', () => {
  const people = ['p-1', 'p-2', 'p-3', 'p-4']
  const row = (persona_id: string, answer: string, more: object = {}) => ({
    persona_id,
    ...more,
    answers: [{ question: 'Q', answer }],
  })
  const readBy = (list: readonly unknown[]) => {
    const results = readResults({ results: list }, one(4))
    return {
      ids: results.respondents.map(({ id }) => id),
      said: results.answers.length,
      left: results.unplaced.length,
    }
  }

  it.each(['majorite', 'modele', 'total', 'Ensemble', 'moyenne', 'consensus', 'zusammen', '*'])(
    'are listed: %s',
    (name) => {
      const own = people.map((id) => row(id, 'Non'))
      expect(readBy([...own, row(name, 'Oui')])).toEqual({ ids: people, said: 4, left: 1 })
      // Also if one persona has no answer, so that there are as many rows as personas.
      expect(readBy([row(name, 'Oui'), ...own.slice(1)])).toEqual({ ids: people.slice(1), said: 3, left: 1 })
    },
  )

  it.each<object>([{ valid: false }, { exclu: 'oui' }, { statut: 'rejeté' }, { is_test: true }])(
    'do not count: %j',
    (flag) => {
      expect(readBy([...people.slice(1).map((id) => row(id, 'Non')), row('p-9', 'Oui', flag)])).toMatchObject(
        { ids: people.slice(1), said: 3 },
      )
    },
  )

  it('are all listed where more have answered than were asked', () => {
    expect(readBy([...people, 'p-5'].map((id) => row(id, 'Non')))).toMatchObject({ said: 0 })
  })

  it('are listed where rows of one persona are of different waves', () => {
    const waves = people.flatMap((id) => [row(id, 'Oui', { vague: 1 }), row(id, 'Non', { vague: 2 })])
    expect(readBy(waves)).toMatchObject({ said: 0 })
  })

  it('are not matched to a list of the personas whose ids count from another number', () => {
    const personas = people.map((_, at) => ({ id: at + 1, sexe: 'F' }))
    const data = { personas, results: people.map((_, at) => row(String(at), 'Oui')) }
    expect(readResults(data, one(4)).answers).toEqual([])
  })
})

describe('two answers beside each other', () => {
  it.each([
    ['answer', 'final_answer'],
    ['predicted_answer', 'answer'],
    ['reponse', 'reponse_corrigee'],
  ])('are not read where they differ: %s, %s', (first, second) => {
    const answer = (one_: string | null, other: string | null) => ({
      question: 'Q',
      [first]: one_,
      [second]: other,
    })
    const data = {
      results: [
        { persona_id: 'p-1', answers: [answer('Oui', 'Non')] },
        { persona_id: 'p-2', answers: [answer('Oui', 'Oui')] },
        { persona_id: 'p-3', answers: [answer('Oui', null)] },
      ],
    }
    expect(readResults(data, one(3)).answers.map(({ kind }) => kind)).toEqual(['unread', 'option', 'unread'])
  })
})
