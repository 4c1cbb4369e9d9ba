import { describe, expect, test } from 'vitest'
import { optionCodes } from '../../../shared/analysis/item-scale.ts'
import { chosenVariableNames } from '../../../shared/analysis/variable-names.ts'
import type { ExportFormat } from '../../../shared/exchange/write-export.ts'
import { writeExport } from '../../../shared/exchange/write-export.ts'
import { formIdOf } from '../../../shared/exchange/xlsform/form-id.ts'
import { writeWorkbook } from '../../../shared/exchange/xlsform/write-workbook.ts'
import { emptyDraft, type SurveyDraft } from '../../../shared/models/draft.ts'
import { exportSourceOf, NOTHING_SAID } from '../../support/export-source-of.ts'
import { codesOf, read, readFile } from './read.ts'
import { throughFile } from './through-file.ts'

/** Names of variables with the codes of their options. */
const labelsOf = ({ questions }: SurveyDraft) =>
  questions.map(({ name, options }) => [name, ...options.map(({ code }) => code)])

const LABELS = [
  ['SEXE', 'h', 'f'],
  ['CONF', '1', '2', '99'],
]

const form = (choices = '', filter = '') =>
  writeWorkbook([
    {
      name: 'survey',
      rows: [
        ['type', 'name', 'label', 'choice_filter'],
        ['select_one sx', 'SEXE', 'Êtes-vous un homme ou une femme ?', ''],
        ['select_one op', 'CONF', 'Avez-vous confiance ?', filter],
      ],
    },
    {
      name: 'choices',
      rows: [
        ['list_name', 'name', 'label'],
        ['sx', 'h', 'Un homme'],
        ['sx', 'f', 'Une femme'],
        ['op', '1', 'Oui'],
        ['op', '2', 'Non'],
        ['op', choices || '99', 'Ne sait pas'],
      ],
    },
    {
      name: 'settings',
      rows: [
        ['form_title', 'form_id', 'version'],
        ['Mini', 'mini_2026', '7'],
      ],
    },
  ])

const readForm = (bytes: Uint8Array<ArrayBuffer>) => read({ fileName: 'mini.xlsx', bytes })

test('an XLSForm: names and codes are kept, and the id of the form is told as not kept', async () => {
  const result = await readForm(form())
  expect(labelsOf(result.draft)).toEqual(LABELS)
  expect(codesOf(result)).toEqual(['form_id'])
})

test('a code that two options have is told', async () => {
  const result = await readForm(form('2'))
  expect(labelsOf(result.draft)[1]).toEqual(['CONF', '1', '2', undefined])
  expect(codesOf(result)).toContain('codes_changed@2')
})

test('a choice filter is no condition on which the question is asked', async () => {
  const result = await readForm(form('', 'region=1'))
  expect(codesOf(result)).toEqual(['form_id', 'cascade@2'])
})

describe.each<ExportFormat>(['xlsform', 'lss', 'limesurvey', 'surveyjs', 'sonde'])('%s', (format) => {
  test('brings back names and codes', async () => {
    const { draft } = await readForm(form())
    const back = await throughFile(exportSourceOf(draft), format)
    expect(labelsOf(back.draft)).toEqual(LABELS)
  })

  test('names new items and options apart from those that have a name', async () => {
    const { draft } = await readForm(form())
    const [first, second] = draft.questions
    if (!first || !second) throw new Error('no items')
    // An item named like one that is new, and options without a code after those with one.
    const questions = [
      { id: 'new', type: 'open_ended' as const, stem: 'Why?', options: [] },
      { ...first, name: 'q1' },
      { ...second, options: [{ id: 'more', text: 'Peut-être' }, ...second.options] },
    ]
    const back = await throughFile(exportSourceOf({ ...draft, questions }), format)
    const labels = labelsOf(back.draft)
    if (format !== 'sonde') for (const each of labels) expect(new Set(each).size).toBe(each.length)
    expect(labels[1]).toEqual(['q1', 'h', 'f'])
    expect(labels[2]?.slice(2)).toEqual(['1', '2', '99'])
    expect(new Set(labels.map(([name]) => name)).size).toBe(3)
  })
})

test('SurveyJS: options that depend on an earlier answer are no condition on the question either', async () => {
  const question = (choice: object) => ({ type: 'radiogroup', title: 'Where?', choices: ['a', choice] })
  const elements = [
    { ...question({ value: 'b' }), name: 'q1', choicesVisibleIf: '{x} = 1' },
    { ...question({ value: 'b', visibleIf: '{x} = 1' }), name: 'q2' },
    { ...question({ value: 'b' }), name: 'q3', visibleIf: '{x} = 1' },
  ]
  const result = await readFile('a.json', JSON.stringify({ elements }))
  expect(codesOf(result)).toEqual(['cascade@1', 'cascade@2', 'branching@3'])
})

test('LimeSurvey: names of questions and of the rows of a grid, and codes of answers', async () => {
  const rows = [
    ['class', 'type/scale', 'name', 'text', 'language'],
    ['Q', 'L', 'SEXE', 'Êtes-vous ?', 'fr'],
    ['A', '0', 'h', 'Un homme', 'fr'],
    ['A', '0', 'f', 'Une femme', 'fr'],
    ['Q', 'F', 'SAT', 'Satisfait de', 'fr'],
    ['SQ', '0', 'bus', 'le bus', 'fr'],
    ['A', '0', '1', 'Oui', 'fr'],
    ['A', '0', '2', 'Non', 'fr'],
  ]
  const { draft } = await readFile('a.txt', rows.map((row) => row.join('\t')).join('\n'))
  expect(labelsOf(draft)).toEqual([
    ['SEXE', 'h', 'f'],
    ['SAT_bus', '1', '2'],
  ])
})

test('SurveyJS: names and values', async () => {
  const elements = [
    {
      type: 'radiogroup',
      name: 'sex',
      title: 'Sex?',
      choices: [
        { value: 1, text: 'Man' },
        { value: 2, text: 'Woman' },
      ],
    },
    {
      type: 'matrix',
      name: 'sat',
      title: 'Satisfied?',
      columns: ['yes', 'no'],
      rows: [{ value: 'bus', text: 'Bus' }],
    },
  ]
  const { draft } = await readFile('a.json', JSON.stringify({ elements }))
  expect(labelsOf(draft)).toEqual([
    ['sex', '1', '2'],
    ['sat_bus', 'yes', 'no'],
  ])
})

test('Qualtrics: tags, recoded values, and otherwise the keys of choices', async () => {
  const element = (Payload: object) => ({ Element: 'SQ', PrimaryAttribute: 'QID1', Payload })
  const choices = { 1: { Display: 'Yes' }, 2: { Display: 'No' } }
  const file = {
    SurveyEntry: {},
    SurveyElements: [
      element({
        QuestionType: 'MC',
        Selector: 'SAVR',
        DataExportTag: 'CONF',
        QuestionText: 'Trust?',
        Choices: choices,
        RecodeValues: { 1: '10', 2: '20' },
        QuestionID: 'QID1',
      }),
    ],
  }
  const { draft } = await readFile('a.qsf', JSON.stringify(file))
  expect(labelsOf(draft)).toEqual([['CONF', '10', '20']])
})

describe('the coded file of answers', () => {
  const optionsOf = (codes: (string | undefined)[], texts: string[]) =>
    texts.map((text, at) => ({ id: text, text, ...(codes[at] === undefined ? {} : { code: codes[at] }) }))
  const codesIn = (codes: (string | undefined)[], texts: string[]) =>
    optionCodes({ type: 'single_choice', stem: 'How?', options: optionsOf(codes, texts) })

  test('has the codes that every option has of its own', () => {
    expect(codesIn(['1', '2', '99'], ['Bus', 'Train', 'Foot'])).toEqual([1, 2, 99])
    expect(codesIn(['h', 'f'], ['Man', 'Woman'])).toEqual(['h', 'f'])
    expect(codesIn(['01', '02'], ['Man', 'Woman'])).toEqual(['01', '02'])
  })

  test('has those of the scale where its file has no numbers, so that it has a mean', () => {
    expect(codesIn(['A1', 'A2', 'A3'], ['Never', 'Sometimes', 'Always'])).toEqual([1, 2, 3])
    expect(codesIn(['3', '2', '1'], ['Never', 'Sometimes', 'Always'])).toEqual([3, 2, 1])
  })

  test('counts on where an option has no code, and has numbers of its own where none has', () => {
    expect(codesIn(['1', '99'], ['Bus', 'Train', 'Foot'])).toEqual([1, 99, 100])
    expect(codesIn(['0', '1'], ['No', 'Yes', 'None of these'])).toEqual([0, 1, 2])
    expect(codesIn(['h', 'f'], ['Man', 'Woman', 'Other'])).toEqual([1, 2, 3])
    expect(codesIn(['1', '1'], ['Bus', 'Train', 'Foot'])).toEqual([1, 2, 3])
  })

  test('has the names of the file, unless a person gave another or a column has that name', () => {
    const questions = [
      { id: 'a', stem: 'Age?', name: 'AGE' },
      { id: 'b', stem: 'Trust?', name: 'hh.trust' },
      { id: 'c', stem: 'Where?', name: 'date' },
      { id: 'd', stem: 'Why?', name: 'q3' },
      { id: 'e', stem: 'Work?', name: 'work' },
    ]
    expect(chosenVariableNames(questions, { e: 'job' })).toEqual(['AGE', 'hh_trust', 'q3x2', 'q3', 'job'])
  })
})

describe('the id of a form', () => {
  const titled = (title: string) => ({ ...emptyDraft(), title })
  const sourceOf = (title: string, id: string, before?: string) => {
    const source = exportSourceOf(
      titled(title),
      before === undefined ? [] : [{ ...NOTHING_SAID, draft: titled(before) }],
    )
    return { ...source, survey: { ...source.survey, id } }
  }

  test('stays the same for all versions, and differs from that of another survey', () => {
    const first = formIdOf(sourceOf('Enquête « logement »', 'a1b2-c3d4e5f6'))
    expect(first).toMatch(/^enquete_logement_\w{8}$/)
    expect(formIdOf(sourceOf('Autre titre', 'a1b2-c3d4e5f6', 'Enquête « logement »'))).toBe(first)
    expect(formIdOf(sourceOf('Enquête « logement »', 'a1b2-c3d4e5f7'))).not.toBe(first)
  })

  test.each(['', '2026', '日本', '___'])('is a name in XML where the title is "%s"', (title) => {
    expect(formIdOf(sourceOf(title, '019a-0000'))).toMatch(/^[a-z]\w*$/)
  })

  test('is in the file', async () => {
    const { content } = writeExport(exportSourceOf(titled('Mini')), 'xlsform', 'fr')
    expect(Buffer.from(content as Uint8Array).toString('latin1')).toContain('mini_s')
  })
})
