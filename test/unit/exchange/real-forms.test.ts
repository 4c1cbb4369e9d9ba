import { describe, expect, test } from 'vitest'
import { writeZip } from '../../../shared/exchange/archive/write-zip.ts'
import type { ImportResult } from '../../../shared/exchange/import-result.ts'
import { codesOf, read, readFile, refusalOf } from './read.ts'

/*
 * Forms that real files have and the documentation does not show. Which program writes each, and which public files
 * taught it, stands in test/fixtures/exchange/README.md; the wording here is Sonde's own.
 */

function itemsOf({ draft }: ImportResult): string[] {
  return draft.questions.map(({ stem, type, options }) =>
    type === 'single_choice' ? `${stem}: ${options.map(({ text }) => text).join(' / ')}` : stem,
  )
}

function named({ notes }: ImportResult, code: string): string[] {
  return notes.filter((note) => note.code === code).map(({ name }) => name)
}

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

describe('XLSForm', () => {
  const sheetXml = (rows: string[][]) =>
    `<worksheet><sheetData>${rows
      .map(
        (row) => `<row>${row.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`,
      )
      .join('')}</sheetData></worksheet>`
  function workbook(sheets: Record<string, string[][]>, types = '<Types/>') {
    const names = Object.keys(sheets)
    const entries = [
      { name: '[Content_Types].xml', text: types },
      {
        name: 'xl/workbook.xml',
        text: `<workbook xmlns:r="r"><sheets>${names.map((name, index) => `<sheet name="${name}" r:id="r${index}"/>`).join('')}</sheets></workbook>`,
      },
      {
        name: 'xl/_rels/workbook.xml.rels',
        text: `<Relationships>${names.map((_, index) => `<Relationship Id="r${index}" Target="worksheets/s${index}.xml"/>`).join('')}</Relationships>`,
      },
      ...Object.values(sheets).map((rows, index) => ({
        name: `xl/worksheets/s${index}.xml`,
        text: sheetXml(rows),
      })),
    ]
    return writeZip(entries)
  }
  const readForm = (sheets: Record<string, string[][]>, types?: string) =>
    read({ fileName: 'a.xlsx', bytes: workbook(sheets, types) })
  const choices = [
    ['list name', 'name', 'label'],
    ['modes', 'foot', 'On foot'],
    ['modes', 'bike', 'By bike'],
  ]

  test('what SheetJS writes names a type with macros and has none', async () => {
    const types =
      '<Types><Default Extension="bin" ContentType="application/vnd.ms-excel.sheet.binary.macroEnabled.main"/><Default Extension="xml" ContentType="application/xml"/></Types>'
    const form = {
      survey: [
        ['type', 'name', 'label'],
        ['text', 'q1', 'Why?'],
      ],
    }
    expect(itemsOf(await readForm(form, types))).toEqual(['Why?'])
    const bytes = workbook(form, types.replace('"bin"', '"XML"'))
    expect(await refusalOf({ fileName: 'a.xlsx', bytes })).toBe('macros')
    const override =
      '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/></Types>'
    expect(await refusalOf({ fileName: 'a.xlsx', bytes: workbook(form, override) })).toBe('macros')
  })

  test('a form with one sheet need not name it', async () => {
    expect(
      itemsOf(
        await readForm({
          Sheet1: [
            ['type', 'name', 'label'],
            ['text', 'q1', 'Why?'],
          ],
        }),
      ),
    ).toEqual(['Why?'])
    const other = workbook({
      Sheet1: [
        ['first', 'last'],
        ['Ada', 'L'],
      ],
    })
    expect(await refusalOf({ fileName: 'a.xlsx', bytes: other })).toBe('unknown_kind')
  })

  test('the wordy types of old forms, choices of the other sheet, loops', async () => {
    const result = await readForm({
      survey: [
        ['type', 'name', 'label'],
        ['select one from modes or specify other', 'q1', 'How do you travel?'],
        ['select all that apply from modes', 'q2', 'Which do you own?'],
        ['select_one_external towns', 'q3', 'Where?'],
        ['begin loop over modes', 'l1', ''],
        ['integer', 'q4', 'How often?'],
        ['end loop', '', ''],
        ['select_one_from_file towns.csv', 'q5', 'Which stop?'],
      ],
      choices,
      external_choices: [
        ['list_name', 'name', 'label'],
        ['towns', 'a', 'Lyon'],
        ['towns', 'b', 'Nantes'],
      ],
    })
    expect(itemsOf(result)).toEqual([
      'How do you travel?: On foot / By bike / Other',
      'Which do you own?: On foot / By bike',
      'Where?: Lyon / Nantes',
      'How often?',
      'Which stop?: ',
    ])
    expect(codesOf(result)).toEqual([
      'other@1',
      'multiple@2',
      'repeat',
      'to_open@4',
      'no_options@5',
      'options_elsewhere@5',
    ])
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

describe('texts and Word documents', () => {
  test('what Qualtrics prints around the questions it exports is no question', async () => {
    const result = await read({
      text: [
        'Trips',
        '',
        'Start of Block: Your day',
        '',
        'Q1 Do you cycle?',
        '- Yes',
        '- No',
        'Skip To: End of Survey If Do you cycle? = No',
        '',
        'Display This Question:',
        'If Do you cycle? = Yes',
        'And Where? = In town',
        '',
        'Q2 How far?',
        '________________',
        'Page Break',
        'End of Block: Your day',
      ].join('\n'),
    })
    expect(itemsOf(result)).toEqual(['Do you cycle?: Yes / No', 'How far?'])
    expect(named(result, 'text_dropped')).toEqual(['Your day'])
    expect(named(result, 'branching')).toHaveLength(3)
  })

  test('numbers within a section count up; a heading after the last option is none', async () => {
    const result = await read({
      text: [
        'Part 1: You',
        '1.1 How old are you?',
        '1 – 3 years',
        '3 – 5 years',
        '1.2 Where do you live?',
        'Tools',
        '2.1 The tools are good.',
        '2.2 The tools are fast.',
      ].join('\n'),
    })
    expect(itemsOf(result)).toEqual([
      'How old are you?: 1 – 3 years / 3 – 5 years',
      'Where do you live?',
      'The tools are good.',
      'The tools are fast.',
    ])
    expect(named(result, 'text_dropped')).toEqual(['Tools'])
  })

  test('amounts are no numbers of questions', async () => {
    const result = await read({ text: '1. How far?\n- 1.5 Kilometres\n- 2.5 Kilometres\n2. Why?' })
    expect(itemsOf(result)).toEqual(['How far?: 1.5 Kilometres / 2.5 Kilometres', 'Why?'])
  })

  test('boxes side by side are options of their own, before or after their text', async () => {
    const result = await read({
      text: [
        '1. Do you cycle? □ No  □Yes',
        '2. How often?',
        '☐ Daily ☐ Weekly ☐ Never',
        '3. Do you like it? Yes □ No □',
        '4. Why?',
      ].join('\n'),
    })
    expect(itemsOf(result)).toEqual([
      'Do you cycle?: No / Yes',
      'How often?: Daily / Weekly / Never',
      'Do you like it?: Yes / No',
      'Why?',
    ])
  })

  /** A document in the form that Word saves, with a part for its lists where there are any. */
  function docx(body: string, numbering?: string) {
    const parts = [
      { name: '[Content_Types].xml', text: '<Types/>' },
      {
        name: 'word/document.xml',
        text: `<w:document xmlns:w="w" xmlns:w14="w14"><w:body>${body}</w:body></w:document>`,
      },
      ...(numbering
        ? [{ name: 'word/numbering.xml', text: `<w:numbering xmlns:w="w">${numbering}</w:numbering>` }]
        : []),
    ]
    return read({ fileName: 'a.docx', bytes: writeZip(parts) })
  }
  const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
  const listed = (num: number, level: number, inner: string) =>
    `<w:p><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${num}"/></w:numPr></w:pPr>${inner}</w:p>`

  test('check boxes that can be ticked, tracked changes and links in Word', async () => {
    const box = (ticked: boolean) =>
      `<w:sdt><w:sdtPr><w14:checkbox><w14:checked w14:val="${ticked ? 1 : 0}"/></w14:checkbox></w:sdtPr><w:sdtContent>${run(ticked ? '☒' : '☐')}</w:sdtContent></w:sdt>`
    const result = await docx(
      [
        `<w:p>${run('1. Do you ')}<w:del><w:r><w:delText>walk</w:delText></w:r></w:del><w:ins>${run('cycle')}</w:ins>${run('?')}</w:p>`,
        `<w:p>${box(true)}${run(' Yes')}</w:p>`,
        `<w:p>${box(false)}${run(' No')}</w:p>`,
        `<w:p>${run('2. See ')}<w:hyperlink>${run('our map')}</w:hyperlink>${run(': where?')}</w:p>`,
      ].join(''),
    )
    expect(itemsOf(result)).toEqual(['Do you cycle?: Yes / No', 'See our map: where?'])
  })

  test('lists as Google Docs and LibreOffice write them: a number a list, levels for the options', async () => {
    const level = (at: number, format: string) =>
      `<w:lvl w:ilvl="${at}"><w:numFmt w:val="${format}"/></w:lvl>`
    // Google Docs: one list of two levels.
    const google = await docx(
      [
        listed(1, 0, run('How do you travel?')),
        listed(1, 1, run('On foot')),
        listed(1, 1, run('By bike')),
        listed(1, 0, run('Why?')),
      ].join(''),
      `<w:abstractNum w:abstractNumId="7">${level(0, 'decimal')}${level(1, 'lowerLetter')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num>`,
    )
    expect(itemsOf(google)).toEqual(['How do you travel?: On foot / By bike', 'Why?'])
    // LibreOffice: a list of questions, and bullets of another list between them.
    const libre = await docx(
      [
        listed(2, 0, run('How do you travel?')),
        listed(3, 0, run('On foot')),
        listed(3, 0, run('By bike')),
        listed(2, 0, run('Why?')),
      ].join(''),
      `<w:abstractNum w:abstractNumId="1">${level(0, 'decimal')}</w:abstractNum><w:abstractNum w:abstractNumId="2">${level(0, 'bullet')}</w:abstractNum><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="3"><w:abstractNumId w:val="2"/></w:num>`,
    )
    expect(itemsOf(libre)).toEqual(['How do you travel?: On foot / By bike', 'Why?'])
  })
})
