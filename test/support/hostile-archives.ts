import {
  cells,
  count,
  list,
  nested,
  paragraph,
  sheetXml,
  survey,
  word,
  workbook,
} from './hostile-builders.ts'
import type { HostileFile } from './hostile-file.ts'
import { packZip } from './pack-zip.ts'

/** Hostile Word and XLSForm files. */
export const HOSTILE_ARCHIVES: readonly HostileFile[] = [
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
]
