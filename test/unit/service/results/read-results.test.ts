import { describe, expect, it } from 'vitest'
import { isEmptyReading, readResults } from '../../../../electron/service/results/read-results.ts'
import { READERS_EDITION } from '../../../../electron/service/results/readers-edition.ts'
import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import { draft, expectedAnswers, personas, said, saidBy } from './a-survey.ts'

const stems = draft.questions.map(({ stem }) => stem)

/** Reads a survey of one closed item, answered by as many personas as there are values. */
function readColumn(options: readonly string[], values: readonly unknown[]) {
  const one: SurveyDraft = {
    ...draft,
    personas: values.length,
    questions: [
      { id: 'q', stem: 'S', type: 'single_choice', options: options.map((text) => ({ id: text, text })) },
    ],
  }
  const data = { results: values.map((answer, at) => ({ persona_id: `p${at}`, answers: { S: answer } })) }
  const { answers, certainty } = readResults(data, one)
  return { options: answers.map(({ kind, option }) => (kind === 'option' ? option : kind)), certainty }
}

describe('options', () => {
  const abc = ['a', 'b', 'c']
  it.each<[readonly string[], readonly unknown[], readonly unknown[], string]>([
    [abc, ['a', 'c'], [0, 2], 'sure'],
    [abc, [' A ', 'C'], [0, 2], 'sure'],
    // A 0 may mean a blank in a count from 1, except if blanks are visibly left empty.
    [abc, [0, 1, 2], ['unread', 'unread', 'unread'], 'unsure'],
    [abc, [0, 1, 2, null], [0, 1, 2, 'blank'], 'likely'],
    // Of two options, 1 may mean "yes" and 0 "no".
    [['Oui', 'Non'], [0, 1, null], ['unread', 'unread', 'blank'], 'unsure'],
    [abc, [1, 3, 2], [0, 2, 1], 'likely'],
    [abc, ['1', '3'], [0, 2], 'likely'],
    [abc, [1, 2], ['unread', 'unread'], 'unsure'],
    [abc, [0, 3], ['unread', 'unread'], 'unsure'],
    [abc, [1, 7, 3], ['unread', 'unread', 'unread'], 'unsure'],
    [abc, ['a', 'd'], [0, 'unread'], 'likely'],
    [abc, ['a', null, ''], [0, 'blank', 'blank'], 'sure'],
    [abc, [['a'], ['a', 'b']], [0, 'unread'], 'likely'],
    [['1', '2', '3', '4', '5'], ['2', '5'], [1, 4], 'sure'],
    // 2 is either the option “2” or the third option.
    [['1', '2', '3', '4', '5'], [2, 4], ['unread', 'unread'], 'unsure'],
    [['1', '2', '3', '4', '5'], ['0', '2'], ['unread', 'unread'], 'unsure'],
    [['1', '2', '3', '4', '5'], [2, 5], [1, 4], 'likely'],
    [['1', '2', '3'], [0, 2], ['unread', 'unread'], 'unsure'],
    [['0', '1', '2'], [0, 1], ['unread', 'unread'], 'unsure'],
    [['0', '1', '2'], [0, 1, null], [0, 1, 'blank'], 'likely'],
    [['3', '2', '1'], [3, 1], ['unread', 'unread'], 'unsure'],
    [['3', '2', '1'], ['3', '1'], [0, 2], 'sure'],
    [['a', 'a'], ['a'], ['unread'], 'unsure'],
  ])('of %j, %j are %j', (options, values, expected, certainty) => {
    expect(readColumn(options, values)).toEqual({ options: expected, certainty })
  })

  it('keeps what an unread answer said', () => {
    const data = [{ persona_id: 1, answers: [{ question: stems[0], answer: 'Peut-être' }] }]
    expect(readResults(data, draft).answers).toEqual([
      { respondent: 0, question: 0, kind: 'unread', option: null, text: 'Peut-être' },
    ])
  })
})

describe('counts', () => {
  const expected = [
    { question: 0, counts: [12, 30, 8] },
    { question: 2, counts: [1, 2, 47] },
  ]
  it.each<[string, unknown]>([
    [
      'a map',
      {
        questions: [
          { texte: stems[0], counts: { Oui: 12, Non: 30, 'Ne sait pas': 8 } },
          { texte: stems[2], counts: { Jamais: 1, Parfois: 2, Souvent: 47 } },
        ],
      },
    ],
    [
      'a list of objects',
      {
        results: [
          {
            question: stems[0],
            options: [
              { texte: 'Oui', count: 12, percent: 24 },
              { texte: 'Non', count: 30, percent: 60 },
              { texte: 'Ne sait pas', count: 8, percent: 16 },
            ],
          },
          { question: stems[2], effectifs: [1, 2, 47].map((nombre, index) => ({ index, nombre })) },
        ],
      },
    ],
    [
      'a map of maps',
      {
        [stems[0] ?? '']: { Oui: 12, Non: 30, 'Ne sait pas': 8 },
        [stems[2] ?? '']: { Jamais: 1, Parfois: 2, Souvent: 47 },
      },
    ],
  ])('are read from %s where they fit the run', (_name, data) => {
    const results = readResults(data, draft, { personas: 50 })
    expect(results.counts.filter(({ question }) => question === 0)).toEqual(expected.slice(0, 1))
    expect(results).toMatchObject({ shape: 'counts', answers: [], respondents: [] })
  })

  it('are no percentages', () => {
    const data = { results: [{ question: stems[0], distribution: { Oui: 24, Non: 60, 'Ne sait pas': 16 } }] }
    const results = readResults(data, draft)
    expect(results.counts).toEqual([])
    expect(JSON.stringify(results.unplaced)).toContain('24')
  })

  it('beside answers must say the same', () => {
    const answers = personas.map(({ id }, p) => ({ persona_id: id, answer: saidBy(p, 0) }))
    const item = (Oui: number) => ({
      results: [{ question: stems[0], answers, counts: { Oui, Non: 1, 'Ne sait pas': 1 } }],
    })
    expect(readResults(item(1), draft)).toMatchObject({ counts: [], unplaced: [], certainty: 'sure' })
    expect(readResults(item(5), draft)).toMatchObject({ counts: [], unplaced: [{}], certainty: 'likely' })
  })
})

describe('what cannot be placed', () => {
  it('is set aside with its place, and lowers the certainty', () => {
    const data = {
      results: personas.map((persona, p) => ({ persona, answers: said[p] })),
      analyse: { sentiment: 'neutre' },
    }
    const results = readResults(data, draft)
    expect(results.answers).toEqual(expectedAnswers)
    expect(results.unplaced).toEqual([{ path: '$.analyse.sentiment', value: '"neutre"' }])
    expect(results.certainty).toBe('likely')
  })

  it('includes items that the draft does not have, and what stands beside an answer', () => {
    const data = [
      {
        persona_id: 1,
        answers: [
          { question: stems[1], answer: 'mot', justification: 'long' },
          { question: '?', answer: 'x' },
        ],
      },
    ]
    expect(readResults(data, draft)).toMatchObject({
      answers: [{ question: 1, text: 'mot' }],
      unplaced: [
        { path: '$[0].answers[0].justification', value: '"long"' },
        { path: '$[0].answers[1]', value: '"x"' },
      ],
    })
  })

  it('includes two answers of a persona to an item that differ: nobody knows which is theirs', () => {
    const data = [stems[1], stems[1]].map((question, at) => ({
      persona_id: 1,
      question,
      answer: `mot ${at}`,
    }))
    const results = readResults(data, draft)
    expect(results.answers).toMatchObject([{ kind: 'unread', text: 'mot 0 | mot 1' }])
    expect(JSON.stringify(results.unplaced)).toContain('mot 1')
  })

  it('does not take numbers for items that do not show where they count from', () => {
    const data = [{ persona_id: 1, answers: [1, 2].map((question_id) => ({ question_id, answer: 'Oui' })) }]
    expect(readResults(data, draft)).toMatchObject({ answers: [], shape: 'unknown' })
  })

  it('is everything of an unknown payload', () => {
    expect(readResults({ report: 'fine', pages: [1, 2] }, draft)).toEqual({
      respondents: [],
      answers: [],
      counts: [],
      shares: [],
      doubts: [],
      edition: READERS_EDITION,
      shape: 'unknown',
      certainty: 'unsure',
      unplaced: [
        { path: '$.report', value: '"fine"' },
        { path: '$.pages', value: '[1,2]' },
      ],
    })
  })

  it('is bounded', () => {
    const data = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`k${at}`, 'x'.repeat(2_000)]))
    expect(JSON.stringify(readResults(data, draft).unplaced).length).toBeLessThan(200_000)
  })
})

describe('empty answers', () => {
  it.each([
    null,
    '',
    {},
    [],
    { results: [] },
    { id: 's', status: 'running', progress: 0.5, answers: null },
    { data: {} },
  ])('%j is empty', (data) => {
    expect(isEmptyReading(readResults(data, draft))).toBe(true)
    expect(readResults(data, draft)).toMatchObject({ answers: [], unplaced: [], shape: 'unknown' })
  })

  it.each([{ results: [1] }, { report: 'fine' }, 'text', 0])('%j is not', (data) => {
    expect(isEmptyReading(readResults(data, draft))).toBe(false)
  })

  it('a questionnaire without answers is empty', () => {
    const echo = draft.questions.map(({ stem, options }) => ({
      texte: stem,
      ...(options.length > 0 ? { options: options.map(({ text }) => text) } : {}),
    }))
    expect(isEmptyReading(readResults({ id: 's', questions: echo, results: [] }, draft))).toBe(true)
  })
})
