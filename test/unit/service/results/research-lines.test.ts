import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'
import { ALL, answers, copyOf, draft, NOTHING, people, readOf } from './read-exports.ts'

describe('lines of fixed width', () => {
  it('are not read where a column overlaps another one', () => {
    const data = copyOf('tripleS')
    data.survey.record.variables[2].position.start -= 2
    expect(readOf(data)).toEqual(NOTHING)
  })

  it('are not read where the first character is in no column', () => {
    const data = copyOf('tripleS')
    for (const { position } of data.survey.record.variables) {
      position.start += 1
      position.finish += 1
    }
    expect(readOf(data)).toEqual(NOTHING)
  })

  it('are not read where two texts fit', () => {
    const data = copyOf('tripleS')
    data.before = data.data.split('\n').toReversed().join('\n')
    expect(readOf(data)).toEqual(NOTHING)
  })

  it('may say how wide each column is', () => {
    const data = copyOf('tripleS')
    for (const variable of data.survey.record.variables) {
      const { start, finish } = variable.position
      variable.position = { offset: start - 1, length: finish - start + 1 }
    }
    expect(readOf(data)).toEqual(ALL)
    data.data = data.data.split('\n')
    expect(readOf(data)).toEqual(ALL)
  })
})

describe('pairs of an item and an answer', () => {
  it('are no table under a row of names', () => {
    const few = aDraft(2, ['What would you change?'], ['Do you ski?', 'Yes', 'No', 'Rarely'], ['Why not?'])
    const told = [
      ['Less of all this.', 'Rarely', 'It is too far.'],
      ['The early hours.', 'No', null],
    ]
    const data = {
      columns: ['id', 'profile', 'answers'],
      data: ['r1x', 'r2x'].map((id, p) => [
        id,
        [`Name ${p}`, 30 + p],
        few.questions.map(({ stem }, q) => [stem, told[p]?.[q] ?? null]),
      ]),
    }
    const read = readResults(data, few, { personas: 2 })
    for (const { respondent, question, option, text, kind } of read.answers) {
      if (kind === 'blank' || kind === 'unread') continue
      expect(text ?? few.questions[question]?.options[option ?? -1]?.text).toBe(told[respondent]?.[question])
    }
  })
})

describe('ids of items that look like numbers with a point', () => {
  it('go before the places of the answers', () => {
    const data = copyOf('fhir')
    // Whoever left an item out has the answers to later ones at other places.
    const responses = data.entry.slice(1)
    responses[2].resource.item.splice(1, 1)
    responses[5].resource.item.splice(0, 1)
    expect(readOf(data)).toEqual({ lies: [], items: ALL.items })
  })
})

describe('a column of words and of numbers that point into them', () => {
  const said = ['Very good', 'Quite good', 'Bad']
  const small = aDraft(
    3,
    ['How was it?', 'Bad', 'Quite good', 'Very good'],
    ['Would you go again?', 'Yes', 'No'],
  )
  const column = (words: string, numbers: string, from = 0) => [
    { name: 'who', values: ['ra1', 'rb2', 'rc3'] },
    { name: 'How was it?', [words]: said.toSorted(), [numbers]: [2, 1, 0].map((at) => at + from) },
    { name: 'Would you go again?', [words]: ['No', 'Yes'], [numbers]: [1, 1, 0].map((at) => at + from) },
  ]
  const readIn = (columns: unknown): unknown[] =>
    readResults({ columns }, small, { personas: 3 })
      .answers.filter(({ question, kind }) => question === 0 && kind === 'option')
      .map(({ option }) => small.questions[0]?.options[option ?? -1]?.text)

  it('is read where its name says that it has the different words, also as many as personas', () => {
    expect(readIn(column('dictionary', 'indices'))).toEqual(said)
  })

  it('is not read where the words may be the answers themselves', () => {
    expect(readIn(column('texts', 'indices'))).toEqual([])
    expect(readIn(column('texts', 'indices', 1))).toEqual([])
  })
})

it('knows nobody by numbers beside a list of names', () => {
  const panel = people.map(({ name }) => name)
  const items = draft.questions.map(({ stem, options }, q) => ({
    stem,
    by_option: options.map(({ text }) => ({
      text,
      who: answers.flatMap((row, p) => (row[q] === text ? [p] : [])),
    })),
  }))
  expect(readResults({ panel, items }, draft, { personas: people.length }).answers).toEqual([])
})

it('takes no rows of one answer each for people, though they are as many', () => {
  const small = aDraft(3, ['What would you change?', 'Yes', 'No'], ['Do you like tea?'])
  const answer = (id: number, person_id: number, question_id: number, choice_id: number | null) => ({
    ...{ id, person_id, question_id, choice_id },
    body: choice_id === null ? 'Rien' : null,
  })
  const tables = {
    persons: [201, 202, 203].map((id) => ({ id, full_name: `Name ${id}`, age: id - 150 })),
    questions: small.questions.map(({ stem, type }, at) => ({ id: 61 + at, body: stem, kind: type })),
    choices: ['Yes', 'No'].map((label, at) => ({ id: 900 + at, question_id: 61, label, ordinal: at })),
    answers: [answer(7000, 201, 61, 900), answer(7001, 201, 62, null), answer(7020, 203, 61, 901)],
  }
  const { respondents } = readResults({ tables }, small, { personas: 3 })
  expect(respondents.filter(({ id }) => id?.startsWith('7'))).toEqual([])
})
