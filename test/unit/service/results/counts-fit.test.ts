import { describe, expect, it } from 'vitest'
import { isEmptyReading, readResults } from '../../../../electron/service/results/read-results.ts'
import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import { aDraft, type Item } from './a-draft.ts'

const NUMBERS: Item = ['Q', 'Oui', 'Non', 'NSP']
const one = (personas: number): SurveyDraft => aDraft(personas, NUMBERS)
const rows = (...numbers: readonly object[]) =>
  numbers.map((own, at) => ({ texte: ['Oui', 'Non', 'NSP'][at], ...own }))

describe('a number is a count only where it fits the run', () => {
  it.each<[string, object]>([
    ['distribution', { distribution: { Oui: 30, Non: 12, NSP: 8 } }],
    ['repartition', { repartition: rows({ n: 30 }, { n: 12 }, { n: 8 }) }],
    ['options of the echo', { options: rows({ count: 30 }, { count: 12 }, { count: 8 }) }],
    ['blanks beside', { counts: { Oui: 28, Non: 12, NSP: 8 }, no_answer: 2 }],
    ['shares that agree', { breakdown: rows({ n: 30, pct: 60 }, { n: 12, pct: 24 }, { n: 8, pct: '16 %' }) }],
  ])('read: %s', (_name, item) => {
    const { counts, doubts } = readResults({ questions: [{ texte: 'Q', ...item }] }, one(50))
    expect(counts.map((own) => own.counts[1])).toEqual([12])
    expect(doubts).toEqual([])
  })

  it.each<[string, number, object]>([
    ['shares whose sum is 99', 50, { distribution: { Oui: 33, Non: 33, NSP: 33 } }],
    ['33/33/33 of 99', 99, { counts: { Oui: 33, Non: 33, NSP: 33 } }],
    ['a sum of 100 from 100', 100, { counts: { Oui: 50, Non: 30, NSP: 20 } }],
    ['shares that leave blanks out', 95, { repartition: { Oui: 55, Non: 38, NSP: 2 } }],
    ['n is the base', 120, { d: rows({ pct: 60, n: 40 }, { pct: 30, n: 40 }, { pct: 10, n: 40 }) }],
    ['total is the base', 50, { o: rows({ p: 60, total: 50 }, { p: 30, total: 50 }, { p: 10, total: 50 }) }],
    ['texts with a percent sign', 50, { counts: { Oui: '60 %', Non: '24 %', NSP: '16 %' } }],
    ['fractions', 50, { counts: { Oui: 0.6, Non: 0.24, NSP: 0.16 } }],
    ['weighted', 50, { counts: { Oui: 30.4, Non: 12.1, NSP: 7.5 } }],
    ['weighted, whole by chance', 50, { weighted_counts: { Oui: 30, Non: 12, NSP: 8 } }],
    ['cumulated', 50, { counts: { Oui: 30, Non: 42, NSP: 50 } }],
    ['blanks that nobody tells', 50, { counts: { Oui: 28, Non: 12, NSP: 8 } }],
    ['a total that says otherwise', 50, { distribution: { Oui: 30, Non: 12, NSP: 8, total: 100 } }],
    [
      'shares beside that say otherwise',
      50,
      { d: rows({ n: 30, pct: 50 }, { n: 12, pct: 30 }, { n: 8, pct: 20 }) },
    ],
    ['codes of the options', 6, { codes: { Oui: 1, Non: 2, NSP: 3 } }],
    // Agreeing counts and shares prove each other, but not to whom they belong: under an unknown name they may be
    // quotas, or another survey with as many personas. Under "breakdown", above, they are read.
    [
      'shares that agree, under a name that nobody knows',
      50,
      { zk: rows({ n: 30, pct: 60 }, { n: 12, pct: 24 }, { n: 8, pct: 16 }) },
    ],
    [
      'other counts that differ by one, and are no shares of them',
      100,
      { distribution: rows({ total: 15, count: 14 }, { total: 60, count: 61 }, { total: 25, count: 25 }) },
    ],
    ['numbers under a name that says nothing', 50, { d: rows({ zk: 30 }, { zk: 12 }, { zk: 8 }) }],
  ])('asked or listed, never counted: %s', (_name, personas, item) => {
    const results = readResults({ results: [{ texte: 'Q', ...item }] }, one(personas))
    expect(results).toMatchObject({ counts: [], shares: [], certainty: 'unsure' })
    expect(results.unplaced.length).toBeGreaterThan(0)
  })

  it('takes no item for certain while another one, written alike, does not fit', () => {
    const draft = aDraft(95, ['A', 'x', 'y'], ['B', 'x', 'y'])
    const data = {
      results: [
        { texte: 'A', d: { x: 55, y: 40 } },
        { texte: 'B', d: { x: 60, y: 40 } },
      ],
    }
    const { counts, doubts } = readResults(data, draft)
    expect(counts).toEqual([])
    expect(doubts.map(({ question, meanings }) => [question, meanings])).toEqual([
      [0, ['counts', 'shares']],
      [1, ['shares']],
    ])
  })

  it('tells of what the person says are percentages the base that the service told, and no count', () => {
    const item = { texte: 'Q', d: rows({ pct: 60, n: 40 }, { pct: 30, n: 40 }, { pct: 10, n: 40 }) }
    const data = { results: [item] }
    const [doubt] = readResults(data, one(50)).doubts
    const results = readResults(data, one(50), { decisions: { [doubt?.id ?? '']: 'shares' } })
    expect(results).toMatchObject({ counts: [], shares: [{ question: 0, shares: [60, 30, 10], base: 40 }] })
  })
})

describe('empty is only what holds no value beyond the questionnaire', () => {
  const echo = { texte: 'Q', type: 'choix_unique', options: ['Oui', 'Non', 'NSP'] }
  it.each<[string, unknown]>([
    [
      'the echo',
      { id: 's', status: 'done', progress: '50/50', nb_personas: 50, questions: [echo], results: [] },
    ],
    [
      'the echo as objects',
      { questions: [{ id: 'q1', texte: 'Q', options: rows({ id: 1 }, { id: 2 }, { id: 3 }) }] },
    ],
    ['times', { data: { finished_at: '2026-03-01T10:00:00Z', total: 50 } }],
    ['the echo as a map', { questions: { q1: echo }, answers: null }],
  ])('empty: %s', (_name, data) => {
    expect(isEmptyReading(readResults(data, one(50)))).toBe(true)
  })

  it.each<[string, unknown]>([
    ['answers under data', { questions: [{ texte: 'Q', data: ['Oui', 'Non', 'Oui'] }] }],
    [
      'answers that are all options in their order',
      { data: [{ item: 'Q', choices_made: ['Oui', 'Non', 'NSP'] }] },
    ],
    ['answers by a map', { questions: [{ texte: 'Q', par_persona: { p1: 'Oui', p2: 'Non' } }] }],
    ['one answer beside the echo', { questions: [{ ...echo, zk: 'Oui' }] }],
    ['a number in the echo', { questions: [{ ...echo, count: 30 }] }],
    ['a number of an option that reads like “number”', { questions: [{ texte: 'Q', No: 15 }] }],
    [
      'ranks of the options',
      { questions: [{ texte: 'Q', options: rows({ rang: 2 }, { rang: 3 }, { rang: 1 }) }] },
    ],
    [
      'answers named as what stands around',
      { questions: [{ texte: 'Q', status: ['Oui', 'Non'], total: [30, 12] }] },
    ],
    ['when somebody answered, in a row', { results: [{ id: 1, answered_at: 1_750_000_000 }] }],
    [
      'when somebody answered, in words',
      { results: [{ persona_id: 'p1', answered_at: '2026-03-01T10:00:00Z' }] },
    ],
    ['that somebody answered', { results: [{ persona_id: 'p1', question_id: 'q1', status: 'ok' }] }],
    ['times of an item', { results: { Q: { finished_at: 1_750_000_000 } } }],
    [
      'all options in their order, by a persona',
      { results: [{ persona_id: 'p1', question: 'Q', choix: ['Oui', 'Non', 'NSP'] }] },
    ],
    ['all options in another order', { results: [{ persona_id: 'p1', choices: ['NSP', 'Oui', 'Non'] }] }],
    ['letters of options in an order', { results: [{ persona_id: 'p1', options: ['B', 'A', 'C'] }] }],
    [
      'ranks in their order, by a persona',
      { results: [{ persona_id: 'p1', question: 'Q', choix: rows({ rang: 1 }, { rang: 2 }, { rang: 3 }) }] },
    ],
    ['an option chosen by its id', { rows: [{ persona_id: 'p1', option_id: 2 }] }],
    [
      'numbers that are asked about',
      { results: [{ texte: 'Q', distribution: { Oui: 33, Non: 33, NSP: 33 } }] },
    ],
  ])('not empty: %s', (_name, data) => {
    expect(isEmptyReading(readResults(data, one(50)))).toBe(false)
  })

  it('not empty: the options of some items in an order, where the questionnaire has more items', () => {
    const data = { questions: [{ texte: 'S', choix: ['a', 'b'] }] }
    expect(isEmptyReading(readResults(data, aDraft(3, ['Q', 'Oui', 'Non'], ['S', 'a', 'b'])))).toBe(false)
  })

  it('not empty: numbers that read like other options', () => {
    const options = ['0', '1', '2'].map((texte, at) => ({ texte, contenu: `${2 - at}` }))
    expect(
      isEmptyReading(readResults({ data: [{ question: 'S', options }] }, aDraft(3, ['S', '0', '1', '2']))),
    ).toBe(false)
  })
})

describe('people matched to answers by their places alone', () => {
  const two = (personas: number): SurveyDraft =>
    aDraft(personas, ['Q1', 'Oui', 'Non'], ['Q2', 'Bleu', 'Rouge'])
  const lists = (first: readonly string[], second: readonly string[]) => [
    { texte: 'Q1', answers: first },
    { texte: 'Q2', answers: second },
  ]

  it('are never sure', () => {
    const personas = [
      { id: 7, sexe: 'F' },
      { id: 9, sexe: 'M' },
      { id: 11, sexe: 'M' },
    ]
    const data = { questions: lists(['Oui', 'Non', 'Non'], ['Bleu', 'Bleu', 'Rouge']), personas }
    const results = readResults(data, two(3))
    expect(results.answers).toHaveLength(6)
    expect(results.certainty).toBe('likely')
  })

  it('are not matched at all where lists are of unequal length, or shorter than the run: answers are counted', () => {
    for (const second of [
      ['Bleu', 'Rouge'],
      ['Bleu', 'Rouge', 'Bleu'],
    ]) {
      const results = readResults({ questions: lists(['Oui', 'Oui', 'Non'], second) }, two(50))
      expect(results.answers).toEqual([])
      expect(results.counts[0]).toEqual({ question: 0, counts: [2, 1] })
      expect(results.certainty).toBe('likely')
    }
  })

  it('are not matched in rows that stand for groups of personas', () => {
    const data = {
      rows: [
        { sexe: 'F', Q1: 'Oui', n: 30 },
        { sexe: 'M', Q1: 'Non', n: 20 },
      ],
    }
    expect(readResults(data, two(50)).answers).toEqual([])
  })

  it('says neither of two options where value and label, or one-hot rows, disagree', () => {
    const scale = aDraft(3, ['S', '1', '2', '3', '4', '5'])
    const rowsOf = (row: object) => ({ results: [{ persona_id: 1, answers: [{ question: 'S', ...row }] }] })
    expect(readResults(rowsOf({ value: 3, label: '4' }), scale).answers).toMatchObject([{ kind: 'unread' }])
    const oneHot = ['Oui', 'Non'].map((option, at) => ({
      persona_id: 1,
      question: 'Q1',
      option,
      selected: at,
    }))
    expect(readResults(oneHot, two(3)).answers).toMatchObject([{ kind: 'unread' }])
  })
})
