import { writeZip } from '../../exchange/archive/write-zip.ts'
import {
  contentTypes,
  documentProperties,
  RELATIONS,
  relations,
  textRuns,
  WORD,
} from '../../exchange/docx/word-package.ts'
import { XML_HEAD } from '../../exchange/xml/escape-xml.ts'
import type { Report } from '../report.ts'
import { blocksXml, paragraphXml } from './report-blocks.ts'
import { reportStyles } from './report-styles.ts'

/** What the document itself refers to, before its pictures. */
const PARTS = [
  ['styles', 'styles.xml'],
  ['header', 'header1.xml'],
  ['footer', 'footer1.xml'],
] as const

/**
 * A report as a Word document (ECMA-376): with headings that Word's navigation knows, tables whose head is repeated on
 * each page, pictures with their description, and at the foot of every page what the answers are.
 */
export function writeReport(report: Report): Uint8Array<ArrayBuffer> {
  const { title, lines, practice, part, foot, language, version, at, blocks } = report
  const { xml, pictures } = blocksXml(blocks, PARTS.length + 1)
  const top = [
    paragraphXml('Title', textRuns(title)),
    ...lines.map((line) => paragraphXml('Subtitle', textRuns(line))),
  ]
  const section =
    '<w:sectPr><w:headerReference w:type="default" r:id="rId2"/><w:footerReference w:type="default" r:id="rId3"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr>'
  const head = [practice, title, part].filter((each) => each !== null).join(' · ')
  const page = `<w:r><w:tab/></w:r>${field('PAGE')}${textRuns(' / ')}${field('NUMPAGES')}`
  return writeZip([
    {
      name: '[Content_Types].xml',
      text: contentTypes(['document', 'styles', 'header1', 'footer1']),
    },
    { name: '_rels/.rels', text: relations([['officeDocument', 'word/document.xml']], true) },
    { name: 'docProps/core.xml', text: documentProperties({ title, version, at }) },
    {
      name: 'word/document.xml',
      text: `${XML_HEAD}<w:document ${WORD} xmlns:r="${RELATIONS}"><w:body>${top.join('')}${xml}${section}</w:body></w:document>`,
    },
    {
      name: 'word/_rels/document.xml.rels',
      text: relations([...PARTS, ...pictures.map((_, at) => ['image', `media/${at + 1}.png`] as const)]),
    },
    { name: 'word/styles.xml', text: reportStyles(language) },
    {
      name: 'word/header1.xml',
      text: `${XML_HEAD}<w:hdr ${WORD}>${paragraphXml('Header', textRuns(head) + page)}</w:hdr>`,
    },
    {
      name: 'word/footer1.xml',
      text: `${XML_HEAD}<w:ftr ${WORD}>${paragraphXml('Footer', textRuns(foot))}</w:ftr>`,
    },
    ...pictures.map(({ png }, at) => ({ name: `word/media/${at + 1}.png`, bytes: png })),
  ])
}

/** A number that Word works out when it shows the page. */
function field(code: 'PAGE' | 'NUMPAGES'): string {
  return `<w:fldSimple w:instr=" ${code} "><w:r><w:t xml:space="preserve">1</w:t></w:r></w:fldSimple>`
}
