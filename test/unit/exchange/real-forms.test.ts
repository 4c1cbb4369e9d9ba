import { describe, expect, test } from 'vitest'
import { itemsOf, named } from './found-items.ts'
import { codesOf, readFile } from './read.ts'

/*
 * Formats that real files have, but that no documentation shows. test/fixtures/exchange/README.md lists the programs
 * that write each and the public files that showed it; the texts here are Sonde's own.
 */

describe('Qualtrics', () => {
  const question = (id: string, payload: object) => ({
    Element: 'SQ',
    PrimaryAttribute: id,
    Payload: { DataExportTag: id, Language: [], ...payload },
  })
  const block = (options: object | undefined, ...ids: string[]) => ({
    Type: 'Standard',
    Description: 'Trips',
    ID: 'BL_1',
    BlockElements: ids.map((QuestionID) => ({ Type: 'Question', QuestionID })),
    Options: options,
  })
  const readQsf = (...elements: object[]) =>
    readFile(
      'a.qsf',
      JSON.stringify({
        SurveyEntry: { SurveyName: 'Trips', SurveyLanguage: 'EN' },
        SurveyElements: elements,
      }),
    )
  const open = { QuestionText: 'Why?', QuestionType: 'TE', Selector: 'SL' }

  test('what a block does not use is written as "false" or "None"', async () => {
    const unused = block({ RandomizeQuestions: 'false', Looping: 'None' }, 'QID1')
    expect(codesOf(await readQsf({ Element: 'BL', Payload: [unused] }, question('QID1', open)))).toEqual([])
    const used = block({ RandomizeQuestions: 'RandomWithXPerPage', Looping: 'Static' }, 'QID1')
    const result = await readQsf({ Element: 'BL', Payload: { 1: used } }, question('QID1', open))
    expect(codesOf(result)).toEqual(['random', 'repeat'])
  })

  test('a random order that was switched off again is none', async () => {
    const choice = { ...open, QuestionType: 'MC', Selector: 'SAVR', Choices: { 1: { Display: 'Yes' } } }
    const off = await readQsf(question('QID1', { ...choice, Randomization: { Type: 'None' } }))
    expect(codesOf(off)).toEqual([])
    const on = await readQsf(question('QID1', { ...choice, Randomization: { Type: 'All' } }))
    expect(codesOf(on)).toEqual(['random@1'])
  })

  test('side by side: each column asks the rows', async () => {
    const column = (text: string, more: object) => ({
      QuestionText: text,
      QuestionType: 'Matrix',
      Selector: 'Likert',
      SubSelector: 'SingleAnswer',
      Answers: { 1: { Display: 'Often' }, 2: { Display: 'Never' } },
      ...more,
    })
    const result = await readQsf(
      question('QID1', {
        QuestionText: 'Your trips',
        QuestionType: 'SBS',
        Selector: 'SBSMatrix',
        Choices: { 1: { Display: 'By bus' }, 2: { Display: 'By bike' } },
        ChoiceOrder: ['2', '1'],
        AdditionalQuestions: {
          1: column('in winter', {}),
          2: column('in summer', { SubSelector: 'MultipleAnswer' }),
          3: column('and why', { QuestionType: 'TE', Selector: 'SL', Answers: {} }),
        },
      }),
    )
    expect(itemsOf(result)).toEqual([
      'Your trips in winter By bike: Often / Never',
      'Your trips in winter By bus: Often / Never',
      'Your trips in summer By bike: Often / Never',
      'Your trips in summer By bus: Often / Never',
      'Your trips and why By bike',
      'Your trips and why By bus',
    ])
    expect(codesOf(result)).toContain('multiple@3')
  })

  test('a matrix of texts asks each cell', async () => {
    const result = await readQsf(
      question('QID1', {
        QuestionText: 'Where did you live?',
        QuestionType: 'Matrix',
        Selector: 'TE',
        Choices: { 1: { Display: 'First' }, 2: { Display: 'Then' } },
        Answers: { 1: { Display: 'Town' }, 2: { Display: 'Years' } },
        AnswerOrder: ['2', '1'],
      }),
    )
    expect(itemsOf(result)).toEqual([
      'Where did you live? First Years',
      'Where did you live? First Town',
      'Where did you live? Then Years',
      'Where did you live? Then Town',
    ])
  })

  test('translations and embedded data are told of', async () => {
    const result = await readQsf(
      { Element: 'FL', Payload: { Flow: [{ Type: 'EmbeddedData', EmbeddedData: [{ Field: 'panel' }] }] } },
      question('QID1', { ...open, Language: { FR: { QuestionText: 'Pourquoi ?' } } }),
    )
    expect(itemsOf(result)).toEqual(['Why?'])
    expect(named(result, 'languages')).toEqual(['EN'])
    expect(named(result, 'dropped')).toEqual(['panel'])
  })

  test('a heading within a stem starts a line', async () => {
    const result = await readQsf(
      question('QID1', {
        ...open,
        QuestionText: 'How far?<h5><em>In kilometres</em></h5><ul><li>a</li></ul>',
      }),
    )
    expect(itemsOf(result)).toEqual(['How far?\nIn kilometres\na'])
  })
})

describe('LimeSurvey', () => {
  const tsv = (...rows: string[]) =>
    readFile('a.txt', ['class\ttype/scale\tname\ttext\thelp\tlanguage', ...rows].join('\n'))

  test('a help text is told of', async () => {
    const result = await tsv('Q\tS\tq1\tHow far?\tIn <b>kilometres</b>\ten')
    expect(itemsOf(result)).toEqual(['How far?'])
    expect(codesOf(result)).toEqual(['text_dropped@1'])
    expect(named(result, 'text_dropped')).toEqual(['In kilometres'])
  })

  test('cells in quotes hold line ends and quotes, after a mark of the encoding', async () => {
    const text =
      '\uFEFFclass\ttype/scale\tname\ttext\thelp\tlanguage\r\nQ\tL\tq1\t"<p>Do you ""really""</p>\r\n<p>cycle?</p>"\t\ten\r\nA\t0\tA1\tYes\t\ten\r\nA\t0\tA2\tNo\t\ten\r\n'
    expect(itemsOf(await readFile('a.txt', text))).toEqual(['Do you "really"\ncycle?: Yes / No'])
  })

  test('a list of all countries is whole', async () => {
    const countries = Array.from({ length: 249 }, (_, index) => `A\t0\tC${index}\tCountry ${index}\t\ten`)
    const result = await tsv('Q\t!\tq1\tWhere do you live?\t\ten', ...countries)
    expect(result.draft.questions[0]?.options).toHaveLength(249)
    expect(codesOf(result)).toEqual([])
  })
})

describe('SurveyJS', () => {
  test('types in any case, numbers as choices, descriptions of pages and panels, choices of an address', async () => {
    const result = await readFile(
      'a.json',
      JSON.stringify({
        pages: [
          {
            name: 'p1',
            description: 'About you',
            elements: [
              { type: 'html', name: 'h1', html: '<br>' },
              {
                type: 'PanelDynamic',
                name: 'trips',
                title: { default: 'Your trips', fr: 'Vos trajets' },
                templateElements: [
                  { type: 'Dropdown', name: 'age', title: 'Age', choicesMin: 18, choicesMax: 20 },
                  {
                    type: 'panel',
                    name: 'inner',
                    elements: [
                      {
                        type: 'radiogroup',
                        name: 'mode',
                        choices: [
                          { value: 1, text: { default: 'By bus', fr: 'En bus' } },
                          { value: 2 },
                          'foot',
                        ],
                      },
                    ],
                  },
                ],
              },
              { type: 'dropdown', name: 'town', choicesByUrl: { url: 'https://towns.example/' } },
            ],
          },
        ],
      }),
    )
    expect(itemsOf(result)).toEqual(['Age: 18 / 19 / 20', 'mode: By bus / 2 / foot', 'town: '])
    expect(named(result, 'text_dropped')).toEqual(['About you'])
    expect(named(result, 'repeat')).toEqual(['Your trips'])
    expect(codesOf(result)).toEqual(
      expect.arrayContaining(['languages', 'options_elsewhere@3', 'no_options@3']),
    )
  })
})
