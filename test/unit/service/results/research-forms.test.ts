import { describe, expect, it } from 'vitest'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { aDraft } from './a-draft.ts'
import { ALL, answers, CHOICES, copyOf, NOTHING, people, readOf } from './read-exports.ts'

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
