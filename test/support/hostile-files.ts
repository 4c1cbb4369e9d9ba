import type { RefusalCode } from '../../shared/exchange/import-result.ts'
import type { ImportSource } from '../../shared/exchange/read-import.ts'
import { type PackedPart, packZip } from './pack-zip.ts'

/** A file that asks for far more memory or time than it has bytes. */
export interface HostileFile {
  name: string
  /** Null where it is read. */
  refusal: RefusalCode | null
  /** Whether the suite reads it too, and not the benchmark alone: one of each kind, quick to make. */
  inSuite?: boolean
  make(): ImportSource
}

const word = (body: string, ...more: PackedPart[]): ImportSource => ({
  fileName: 'a.docx',
  bytes: packZip([{ name: 'word/document.xml', text: `<d><body>${body}</body></d>` }, ...more]),
})

const sheetXml = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`

/** A workbook of those sheets, by name, with the texts that cells share. */
function workbook(sheets: Record<string, string>, strings = ''): ImportSource {
  const names = Object.keys(sheets)
  const list = names.map((name, at) => `<sheet name="${name}" id="r${at}"/>`).join('')
  const links = names.map((_, at) => `<Relationship Id="r${at}" Target="s${at}.xml"/>`).join('')
  return {
    fileName: 'a.xlsx',
    bytes: packZip([
      { name: 'xl/workbook.xml', text: `<workbook><sheets>${list}</sheets></workbook>` },
      { name: 'xl/_rels/workbook.xml.rels', text: `<Relationships>${links}</Relationships>` },
      { name: 'xl/sharedStrings.xml', text: `<sst>${strings}</sst>` },
      ...names.map((name, at) => ({ name: `xl/s${at}.xml`, text: sheetXml(sheets[name] ?? '') })),
    ]),
  }
}

const cells = (...texts: string[]) => texts.map((text) => `<c t="str"><v>${text}</v></c>`).join('')
const survey = `<row>${cells('type', 'name', 'label')}</row>`
const text = (fileName: string, content: string): ImportSource => ({
  fileName,
  bytes: new TextEncoder().encode(content),
})
const json = (value: unknown) => text('a.json', JSON.stringify(value))
const count = (length: number, each: (at: number) => string) =>
  Array.from({ length }, (_, at) => each(at)).join('')

const paragraph = (words: string) => `<p><r><t>${words}</t></r></p>`
const nested = (levels: number, inner: string): string =>
  levels === 0 ? inner : `<tbl><tr><tc>${nested(levels - 1, inner)}</tc></tr></tbl>`
const surveyJs = (...elements: object[]) => json({ pages: [{ elements }] })
const list = (length: number) => Array.from({ length }, (_, at) => `${at}`)
const qualtrics = (payload: object, questions = 1) =>
  json({
    SurveyElements: [
      {
        Element: 'SQ',
        PrimaryAttribute: 'q',
        Payload: { QuestionText: 'Why?', QuestionType: 'MC', ...payload },
      },
      {
        Element: 'BL',
        Payload: [{ BlockElements: list(questions).map(() => ({ Type: 'Question', QuestionID: 'q' })) }],
      },
    ],
  })
const provenance = {
  program: 'Sonde',
  programVersion: '1',
  exportedAt: 1,
  surveyId: 's',
  createdAt: 1,
  updatedAt: 1,
  version: 'v1',
}
const sonde = (draft: object, more: object = {}) =>
  text(
    'a.sonde',
    JSON.stringify({
      format: 'sonde-survey',
      formatVersion: 2,
      provenance,
      sources: [],
      versions: [],
      draft: {
        title: 'T',
        context: '',
        questions: [],
        personas: 5,
        audience: { ageRanges: [], sex: null },
        ...draft,
      },
      ...more,
    }),
  )
const sondeItem = (id: string, options: number) => ({
  id,
  stem: 'Why?',
  type: 'single_choice',
  options: list(options).map((each) => ({ id: each, text: each })),
})

/** Of each kind that Sonde reads, the worst that could be thought of, as large as its bytes allow. */
export const HOSTILE_FILES: readonly HostileFile[] = [
  {
    name: 'Word: 60,000 cells over 63 columns each',
    refusal: 'too_many_cells',
    inSuite: true,
    make: () => word(`<tbl><tr>${'<tc><tcPr><gridSpan val="63"/></tcPr></tc>'.repeat(60_000)}</tr></tbl>`),
  },
  {
    name: 'Word: a long text in 63 columns of many rows',
    refusal: 'too_much_text',
    make: () =>
      word(
        `<tbl>${`<tr><tc><tcPr><gridSpan val="63"/></tcPr>${paragraph('x'.repeat(9_000))}</tc></tr>`.repeat(3_000)}</tbl>`,
      ),
  },
  {
    name: 'Word: a first row as wide as there are rows',
    refusal: 'too_many_options',
    make: () =>
      word(
        `<tbl><tr>${`<tc>${paragraph('aa')}</tc>`.repeat(40_000)}</tr>${`<tr><tc>${paragraph('aa')}</tc><tc/></tr>`.repeat(40_000)}</tbl>`,
      ),
  },
  {
    name: 'Word: tables within tables, as deep as they may be',
    refusal: 'too_much_text',
    make: () => word(nested(60, `<tr><tc>${paragraph('Why?')}</tc></tr>`.repeat(50_000))),
  },
  {
    name: 'Word: millions of elements',
    refusal: 'too_many_nodes',
    inSuite: true,
    make: () => word('<p/>'.repeat(1_500_000)),
  },
  {
    name: 'Word: millions of pieces of text',
    refusal: 'too_many_nodes',
    make: () => word('<![CDATA[]]>'.repeat(2_000_000)),
  },
  {
    name: 'Word: as many elements with attributes as there may be',
    refusal: 'too_many_lines',
    make: () => word('<p a="bcdefghijklmnopqrst" c="defghijklmnopqrst"><a/></p>'.repeat(245_000)),
  },
  {
    name: 'Word: an element with two million attributes',
    refusal: null,
    make: () => word(`<p ${count(1_500_000, (at) => `a${at}="" `)}/>${paragraph('1. Why?')}`),
  },
  {
    name: 'Word: two million boxes to tick in a line',
    refusal: 'too_many_lines',
    inSuite: true,
    make: () => word(paragraph(`1. Why? ${'☐ a '.repeat(1_000_000)}`)),
  },
  {
    name: 'Word: a list of many levels with a name of 5 MB',
    refusal: null,
    make: () =>
      word(paragraph('1. Why?'), {
        name: 'word/numbering.xml',
        text: `<n><abstractNum abstractNumId="${'x'.repeat(5_000_000)}">${count(100_000, (at) => `<lvl ilvl="${at}"/>`)}</abstractNum></n>`,
      }),
  },
  {
    name: 'Word: headers that promise little',
    refusal: 'archive_broken',
    make: () => ({
      fileName: 'a.docx',
      bytes: packZip([{ name: 'word/document.xml', text: ' '.repeat(70_000_000), claimed: 100 }]),
    }),
  },
  {
    name: 'archive: more parts than a document has',
    refusal: 'too_many_parts',
    inSuite: true,
    make: () => ({ fileName: 'a.docx', bytes: packZip(list(5_100).map((name) => ({ name, text: '' }))) }),
  },
  {
    name: 'XLSForm: rows with one cell in the last column',
    refusal: 'too_many_cells',
    inSuite: true,
    make: () => workbook({ survey: count(40_000, (at) => `<row><c r="IV${at + 1}"><v>1</v></c></row>`) }),
  },
  {
    name: 'XLSForm: one shared text of 900,000 characters in every cell',
    refusal: 'too_much_text',
    make: () =>
      workbook(
        { survey: survey + `<row>${'<c t="s"><v>0</v></c>'.repeat(3)}</row>`.repeat(40_000) },
        `<si><t>${' '.repeat(900_000)}x</t></si>`,
      ),
  },
  {
    name: 'XLSForm: 5,000 sheets that are one part',
    refusal: 'unknown_kind',
    make: () => {
      const sheet = survey + `<row>${cells('text', 'a', 'b')}</row>`.repeat(100)
      const names = list(5_000)
      return {
        fileName: 'a.xlsx',
        bytes: packZip([
          {
            name: 'xl/workbook.xml',
            text: `<w>${names.map((name) => `<sheet name="${name}" id="r"/>`).join('')}<sheet name="survey" id="-"/></w>`,
          },
          { name: 'xl/_rels/workbook.xml.rels', text: '<r><Relationship Id="r" Target="s.xml"/></r>' },
          { name: 'xl/s.xml', text: sheetXml(sheet) },
        ]),
      }
    },
  },
  {
    name: 'XLSForm: many questions that share a list of many choices',
    refusal: 'too_many_options',
    make: () =>
      workbook({
        survey: survey + `<row>${cells('select_one l', 'q', 'Why?')}</row>`.repeat(10_000),
        choices: `<row>${cells('list_name', 'name')}</row>${`<row>${cells('l', 'c')}</row>`.repeat(30_000)}`,
      }),
  },
  {
    name: 'CSV: ten million cells',
    refusal: 'too_many_cells',
    inSuite: true,
    make: () => text('a.csv', `question,a\n${'a,'.repeat(9_900_000)}`),
  },
  {
    name: 'CSV: a quote that is never closed',
    refusal: 'cell_too_long',
    make: () => text('a.csv', `question,a\n"${'a\n'.repeat(9_900_000)}`),
  },
  {
    name: 'CSV: a first line of ten million separators',
    refusal: 'too_many_cells',
    make: () => text('a.csv', ';,'.repeat(9_900_000)),
  },
  {
    name: 'CSV: cells of separators',
    refusal: null,
    make: () => text('a.csv', `question,options\n${`Why?,${'|'.repeat(900_000)}\n`.repeat(20)}`),
  },
  {
    name: 'LimeSurvey: one grid of 20,000 rows and 20,000 answers',
    refusal: 'too_many_options',
    inSuite: true,
    make: () =>
      text(
        'a.txt',
        `class\ttype/scale\tname\ttext\nQ\tF\tq\tWhy?\n${'SQ\t\ts\tR\n'.repeat(20_000)}${'A\t0\ta\tA\n'.repeat(20_000)}`,
      ),
  },
  {
    name: 'LimeSurvey: a line of ten million tabs',
    refusal: 'too_many_cells',
    make: () => text('a.txt', `class\tname\ttext\n${'a\t'.repeat(9_900_000)}`),
  },
  {
    name: 'LimeSurvey: 10,000 questions, each with a page of HTML',
    refusal: null,
    make: () =>
      text(
        'a.txt',
        `class\ttype/scale\tname\ttext\n${count(10_000, (at) => `Q\tS\tq${at}\t<p>${'x &amp; '.repeat(230)}\n`)}`,
      ),
  },
  {
    name: 'Qualtrics: a question that its block names 150,000 times',
    refusal: null,
    make: () =>
      qualtrics({ Choices: Object.fromEntries(list(20_000).map((key) => [key, { Display: key }])) }, 100_000),
  },
  {
    name: 'Qualtrics: blocks that the flow names backwards',
    refusal: 'no_questions',
    make: () =>
      json({
        SurveyElements: [
          { Element: 'FL', Payload: { Flow: list(120_000).map((ID) => ({ ID })) } },
          { Element: 'BL', Payload: list(80_000).map((at) => ({ ID: `${119_999 - Number(at)}` })) },
        ],
      }),
  },
  {
    name: 'Qualtrics: columns beside columns, each with all answers',
    refusal: 'too_many_options',
    inSuite: true,
    make: () =>
      qualtrics({
        QuestionType: 'SBS',
        Choices: { 1: { Display: 'a' } },
        Answers: Object.fromEntries(list(20_000).map((key) => [key, { Display: key }])),
        AdditionalQuestions: Object.fromEntries(list(20_000).map((key) => [key, {}])),
      }),
  },
  {
    name: 'SurveyJS: a grid of 60,000 rows and 60,000 columns',
    refusal: 'too_many_options',
    inSuite: true,
    make: () => surveyJs({ type: 'matrix', name: 'q', rows: list(60_000), columns: list(60_000) }),
  },
  {
    name: 'SurveyJS: a cell a question, each with 100,000 choices',
    refusal: 'too_many_options',
    make: () =>
      surveyJs({
        type: 'matrixdropdown',
        name: 'q',
        rows: list(20_000),
        columns: [{ name: 'c', choices: list(100_000) }],
      }),
  },
  {
    name: 'SurveyJS: one long title over many rows',
    refusal: 'survey_too_long',
    make: () =>
      surveyJs({
        type: 'matrix',
        name: 'q',
        title: 'x'.repeat(1_000_000),
        rows: list(20_000),
        columns: list(2),
      }),
  },
  {
    name: 'SurveyJS: a name of a megabyte in as many notes as there are rows',
    refusal: 'too_many_questions',
    make: () =>
      surveyJs({
        type: 'matrix',
        name: 'x'.repeat(1_000_000),
        title: 'Why?',
        visibleIf: 'a',
        rows: list(30_000),
        columns: [],
      }),
  },
  {
    name: 'SurveyJS: as many elements with a text in 20 languages as there may be',
    refusal: 'too_many_values',
    make: () =>
      surveyJs(
        ...list(30_000).map((name) => ({
          type: 'comment',
          name,
          title: Object.fromEntries(list(20).map((at) => [`l${at}`, 't'])),
        })),
      ),
  },
  {
    name: 'SurveyJS: a title in 450,000 languages, all empty',
    refusal: 'too_many_languages',
    make: () =>
      surveyJs({
        type: 'text',
        name: 'q',
        title: Object.fromEntries(list(450_000).map((at) => [`l${at}`, ''])),
      }),
  },
  {
    name: 'JSON: seven million empty lists',
    refusal: 'too_many_values',
    inSuite: true,
    make: () => text('a.json', `{"pages":[${'[],'.repeat(6_600_000)}[]]}`),
  },
  {
    name: 'JSON: as many objects as there may be, each with a name of its own',
    refusal: 'no_questions',
    make: () => text('a.json', `{"pages":[${count(330_000, (at) => `{"k${at}":1},`)}{}]}`),
  },
  {
    name: 'JSON: one object with as many names as there may be',
    refusal: 'no_questions',
    make: () =>
      text('a.json', `{"pages":[],"m":{${count(498_000, (at) => `"name ${at} of many":1,`)}"z":1}}`),
  },
  {
    name: 'JSON: a text of 19 MB that is not Latin',
    refusal: 'survey_too_long',
    make: () => surveyJs({ type: 'comment', name: 'q', title: 'ж'.repeat(9_400_000) }),
  },
  {
    name: 'Sonde: more versions than a survey has',
    refusal: 'sonde_too_large',
    make: () => sonde({}, { versions: list(20_000).map((at) => ({ number: Number(at) + 1 })) }),
  },
  {
    name: 'Sonde: more options than a question has',
    refusal: 'sonde_too_large',
    inSuite: true,
    make: () => sonde({ questions: [sondeItem('q', 50_000)] }),
  },
  {
    name: 'Sonde: an id of a megabyte, used again and again',
    refusal: 'sonde_too_large',
    make: () => sonde({ questions: list(15).map(() => sondeItem('x'.repeat(1_000_000), 2)) }),
  },
  {
    name: 'Sonde: 240 versions with 2,000 empty questions each',
    refusal: 'sonde_broken',
    inSuite: true,
    make: () =>
      sonde({}, { versions: list(240).map(() => ({ draft: { questions: list(2_000).map(() => ({})) } })) }),
  },
  {
    name: 'Sonde: as much as there may be',
    refusal: null,
    make: () =>
      sonde({
        questions: list(1_900).map((id) => ({ ...sondeItem(id, 50), stem: 'ж'.repeat(900) })),
      }),
  },
  {
    name: 'text: 20 MB of lines',
    refusal: 'too_much_text',
    inSuite: true,
    make: () => text('a.txt', 'a\n'.repeat(9_900_000)),
  },
  {
    name: 'text: as many lines as there may be, each with several answers',
    refusal: null,
    make: () => text('a.txt', `Why?\n${'a b 1. c 2. d\n'.repeat(99_000)}`),
  },
  {
    name: 'text: lines that are looked through for answers as long as they may be',
    refusal: 'took_too_long',
    make: () => text('a.txt', `Why?\n${`1. a${' '.repeat(990)}x\n`.repeat(5_000)}`),
  },
  {
    name: 'pasted text: a table of ten million cells',
    refusal: 'too_many_cells',
    inSuite: true,
    make: () => ({ text: `a\tb\nc\td\n${'a\t'.repeat(9_900_000)}` }),
  },
]
