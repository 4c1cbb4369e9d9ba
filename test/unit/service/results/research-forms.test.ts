import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aSurvey } from '../payloads/exported-survey.ts'
import { RESEARCH_EXPORTS } from '../payloads/research-exports.ts'
import { STATISTICS_EXPORTS } from '../payloads/statistics-exports.ts'
import { aDraft } from './a-draft.ts'

const EXPORTS = { ...RESEARCH_EXPORTS, ...STATISTICS_EXPORTS }
const said = aSurvey()
const { draft, people, answers } = said

/** What is read of a payload: answers that nobody gave, and the items of which some answers are read. */
function readOf(data: unknown): { lies: string[]; items: number[] } {
  const results = readResults(data, draft, { personas: people.length })
  const lies: string[] = []
  const items = new Set<number>()
  for (const { respondent, question, kind, option, text } of results.answers) {
    if (kind === 'unread' || kind === 'blank') continue
    const { id, attributes } = results.respondents[respondent] ?? { id: null, attributes: [] }
    const words = [id, ...attributes.map(({ value }) => value)]
    const named = people.findIndex((one) => words.includes(one.id) || words.includes(one.name))
    const told = kind === 'option' ? (draft.questions[question]?.options[option ?? -1]?.text ?? null) : text
    items.add(question)
    const truth = answers[named < 0 ? respondent : named]?.[question]
    if (told !== truth) lies.push(`${respondent} q${question}: ${told}, in truth ${truth}`)
  }
  return { lies, items: [...items].sort() }
}

/** A copy of an export that may be changed. */
// biome-ignore lint/suspicious/noExplicitAny: payloads of any form
const copyOf = (name: string): any => JSON.parse(JSON.stringify(EXPORTS[name]?.(said)))
const NOTHING = { lies: [], items: [] }
const ALL = { lies: [], items: [0, 1, 2, 3, 4] }
const CHOICES = [0, 1, 3]

describe('rows of cells beside a schema with columns inside columns', () => {
  it('are read by it', () => {
    expect(readOf(copyOf('bigQueryNested'))).toEqual(ALL)
  })

  it('are not read where a row has another number of cells', () => {
    const data = copyOf('bigQueryNested')
    data.rows[3].f[2].v[1].v.f.push({ v: 'By bus' })
    expect(readOf(data)).toEqual(NOTHING)
  })

  it('are not read where two schemas fit', () => {
    const data = copyOf('nestedRows')
    const inner = data.columns[2].fields
    inner.push({ name: 'prediction' })
    // What a model expected of each persona is what the next one said.
    for (const [p, row] of data.data.entries())
      for (const [q, cells] of row[2].entries()) cells.push(answers[(p + 1) % people.length]?.[q])
    expect(readOf(data)).toEqual(ALL)
    const [question, answer, prediction] = inner
    const former = { name: 'reponses', fields: [question, prediction, answer] }
    data.formerColumns = [data.columns[0], data.columns[1], former]
    expect(readOf(data)).toEqual(NOTHING)
  })
})

describe('observations with numbers behind their values', () => {
  it.each(['sdmxObservations', 'sdmxSeries'])('are read with what these point to (%s)', (name) => {
    expect(readOf(copyOf(name))).toEqual(ALL)
  })

  it('are not read where a number points beyond its list', () => {
    const data = copyOf('sdmxObservations')
    data.structure.attributes.observation[1].values.pop()
    expect(readOf(data)).toEqual(NOTHING)
  })

  it('are not read where their places are beyond the lists of personas and items', () => {
    const data = copyOf('sdmxObservations')
    const { observations } = data.dataSets[0]
    observations['9:0'] = observations['8:0']
    delete observations['8:0']
    expect(readOf(data)).toEqual(NOTHING)
  })

  it('have no words where two lists of attributes fit', () => {
    const data = copyOf('sdmxObservations')
    const [status, words] = data.structure.attributes.observation
    data.structure.formerAttributes = [status, { ...words, values: words.values.toReversed() }]
    expect(readOf(data)).toEqual(NOTHING)
  })

  it('have no words where two attributes may have them', () => {
    const data = copyOf('sdmxObservations')
    const { attributes } = data.structure
    attributes.observation.push({ ...attributes.observation[1], id: 'MODEL_TEXT' })
    for (const cell of Object.values(data.dataSets[0].observations) as unknown[][])
      cell.push(cell[2] === null ? null : ((cell[2] as number) + 1) % 4)
    expect(readOf(data)).toEqual({ lies: [], items: CHOICES })
  })

  it('are nobody’s where an attribute says that they were estimated', () => {
    const data = copyOf('sdmxObservations')
    const { observations } = data.dataSets[0]
    data.structure.attributes.observation[0].values.push({ id: 'E', name: 'Estimated value' })
    const [first] = Object.keys(observations).filter((key) => observations[key][0] !== null)
    observations[first ?? ''] = ['D', 2, null]
    expect(readOf(data).lies).toEqual([])
  })

  it('have no options where two code lists have the same name', () => {
    const data = copyOf('sdmxObservations')
    data.structure.codelists.push({
      id: 'CL_0',
      codes: data.structure.codelists[0].codes.map(({ id }: { id: string }, at: number) => ({
        id,
        name: data.structure.codelists[0].codes.at(-1 - at).name,
      })),
    })
    expect(readOf(data).lies).toEqual([])
    expect(readOf(data).items).not.toContain(0)
  })
})

describe('variables with categories', () => {
  it('are not read where a column has a code that no category has', () => {
    const data = copyOf('ddi')
    data.F1 = data.F1.replace(';2;', ';7;')
    expect(readOf(data).lies).toEqual([])
  })

  it('are not read where two files have other values', () => {
    const data = copyOf('ddi')
    const [head, ...rows] = data.F1.split('\n')
    const turned = rows.map((row: string, at: number) => {
      const [id, name] = row.split(';')
      const [, , ...others] = rows.at(-1 - at)?.split(';') ?? []
      return [id, name, ...others].join(';')
    })
    data.F2 = [head, ...turned].join('\n')
    expect(readOf(data)).toEqual(NOTHING)
  })

  it('may have counts that look like codes', () => {
    const data = copyOf('ddi')
    for (const variable of data.codeBook.dataDscr.var)
      for (const [at, category] of (variable.catgry ?? []).entries())
        category.catStat['#text'] = String(variable.catgry.length - at)
    expect(readOf(data).lies).toEqual([])
  })

  it('may count their options from the last one, where a name says that these are codes', () => {
    const data = copyOf('ddi')
    const own = data.codeBook.dataDscr.var[2].catgry
    const labels = own.slice(0, 4).map(({ labl }: { labl: unknown }) => labl)
    for (const [at, category] of own.slice(0, 4).entries()) category.labl = labels[3 - at]
    const lines = data.F1.split('\n').map((line: string, at: number) => {
      const cells = line.split(';')
      if (at > 0 && cells[2] !== '') cells[2] = String(5 - Number(cells[2]))
      return cells.join(';')
    })
    data.F1 = lines.join('\n')
    expect(readOf(data)).toEqual(ALL)
  })

  it('are asked about where the codes of a scale of numbers are the texts of others', () => {
    const scale = aDraft(
      6,
      ['Do you agree with this?', '1', '2', '3', '4', '5'],
      ['Do you ski?', 'Yes', 'No'],
    )
    const variable = (name: string, item: number, codes: readonly number[]) => ({
      name,
      question: scale.questions[item]?.stem,
      values: codes.map((catValu, at) => ({ catValu, label: scale.questions[item]?.options[at]?.text })),
    })
    const data = {
      variables: [variable('v1', 0, [5, 4, 3, 2, 1]), variable('v2', 1, [1, 2])],
      rows: [5, 4, 4, 2, 1, 3].map((v1, at) => ({ who: `p-${at}`, v1, v2: (at % 2) + 1 })),
    }
    const read = readResults(data, scale, { personas: 6 }).answers
    expect(read.filter(({ question, kind }) => question === 0 && kind === 'option')).toEqual([])
  })

  it('have codes for missing answers also in open-ended items', () => {
    const numbers = aDraft(6, ['How many books did you read?'], ['Do you ski?', 'Yes', 'No'])
    const code = (value: string, text: string, missing?: string) => ({
      '@missing': missing,
      catValu: value,
      text,
    })
    const data = {
      var: [
        { name: 'v1', text: 'How many books did you read?', catgry: [code('98', 'Refused', 'Y')] },
        {
          name: 'v2',
          text: 'Do you ski?',
          catgry: [code('1', 'Yes'), code('2', 'No'), code('98', 'Refused', 'Y')],
        },
      ],
      rows: ['12', '98', '120', '3', '0', '7'].map((v1, at) => ({
        who: `p-${at}`,
        v1,
        v2: at === 2 ? '98' : '2',
      })),
    }
    const read = readResults(data, numbers, { personas: 6 }).answers
    const told = (item: number) =>
      read
        .filter(({ question, kind }) => question === item && kind !== 'unread')
        .map(({ text, option }) => text ?? option)
    expect(told(0)).toEqual(['12', '120', '3', '0', '7'])
    expect(told(1)).toEqual([1, 1, 1, 1, 1])
  })
})

describe('a map of fields with codes that begin again for each item', () => {
  it('is asked about where two items have the same name', () => {
    const data = copyOf('limeFieldMap')
    data.fieldmap['814'].title = data.fieldmap['811'].title
    const { lies } = readOf(data)
    expect(lies).toEqual([])
  })

  it('shows numbers of a database as people say them', () => {
    const numbers = aDraft(6, ['How many loaves a week?'], ['Do you bake?', 'Yes', 'No'])
    const told = [
      '10.0000000000',
      '2.5000000000',
      '0.0000000000',
      '4.0000000000',
      '1.0000000000',
      '3.0000000000',
    ]
    const data = {
      fieldmap: {
        a: { title: 'Q1', question: 'How many loaves a week?' },
        b: { title: 'Q2', question: 'Do you bake?' },
      },
      responses: told.map((Q1, at) => ({ token: `t${at}x`, Q1, Q2: at % 2 === 0 ? 'Yes' : 'No' })),
    }
    const read = readResults(data, numbers, { personas: 6 }).answers
    expect(read.flatMap(({ question, text }) => (question === 0 ? text : []))).toEqual([
      '10',
      '2.5',
      '0',
      '4',
      '1',
      '3',
    ])
  })
})

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
