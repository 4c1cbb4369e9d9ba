import { writeZip } from '../archive/write-zip.ts'
import type { Instrument } from '../instrument.ts'
import { XML_HEAD } from '../xml/escape-xml.ts'
import {
  contentTypes,
  documentProperties,
  paragraphStyle,
  RELATIONS,
  relations,
  textRuns,
  WORD,
  WORD_LOCALE,
} from './word-package.ts'

const WRITING_LINE = '_'.repeat(40)

/**
 * The questionnaire as a Word document (ECMA-376), with real lists, and the version in the footer of every page.
 *
 * @param language in which Word checks the spelling; null leaves it to Word
 */
export function writeDocx(instrument: Instrument, language: 'fr' | 'en' | null): Uint8Array<ArrayBuffer> {
  const { draft, version, at } = instrument
  return writeZip([
    { name: '[Content_Types].xml', text: contentTypes(['document', 'styles', 'numbering', 'footer1']) },
    { name: '_rels/.rels', text: relations([['officeDocument', 'word/document.xml']], true) },
    { name: 'docProps/core.xml', text: documentProperties({ title: draft.title, version, at }) },
    { name: 'word/document.xml', text: documentXml(instrument) },
    {
      name: 'word/_rels/document.xml.rels',
      text: relations([
        ['styles', 'styles.xml'],
        ['numbering', 'numbering.xml'],
        ['footer', 'footer1.xml'],
      ]),
    },
    { name: 'word/styles.xml', text: styles(language) },
    { name: 'word/numbering.xml', text: NUMBERING },
    { name: 'word/footer1.xml', text: footer(instrument) },
  ])
}

function documentXml({ draft }: Instrument): string {
  const items = draft.questions.flatMap(({ stem, type, options }) => [
    paragraph(stem, '<w:pStyle w:val="Question"/>'),
    ...(type === 'single_choice'
      ? options.map(({ text }) => paragraph(text, '<w:pStyle w:val="ResponseOption"/>'))
      : [paragraph(WRITING_LINE, '<w:ind w:left="567"/>')]),
  ])
  const body = [
    paragraph(draft.title, '<w:pStyle w:val="Title"/>'),
    ...(draft.context === ''
      ? []
      : draft.context.split('\n').map((line) => paragraph(line, '<w:pStyle w:val="Subtitle"/>'))),
    ...items,
  ]
  return `${XML_HEAD}<w:document ${WORD} xmlns:r="${RELATIONS}"><w:body>${body.join('')}<w:sectPr><w:footerReference w:type="default" r:id="rId3"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr></w:body></w:document>`
}

function paragraph(text: string, properties: string): string {
  const style = properties.replace(
    /<w:pStyle w:val="(Question|ResponseOption)"\/>/,
    (whole, name) =>
      `${whole}<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${name === 'Question' ? 1 : 2}"/></w:numPr>`,
  )
  return `<w:p><w:pPr>${style}</w:pPr>${textRuns(text)}</w:p>`
}

function footer({ version }: Instrument): string {
  return `${XML_HEAD}<w:ftr ${WORD}><w:p><w:pPr><w:pStyle w:val="Footer"/></w:pPr>${textRuns(`Sonde · ${version}`)}</w:p></w:ftr>`
}

function styles(language: 'fr' | 'en' | null): string {
  const mark = language === null ? '' : `<w:lang w:val="${WORD_LOCALE[language]}"/>`
  return `${XML_HEAD}<w:styles ${WORD}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/><w:sz w:val="22"/>${mark}</w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>${paragraphStyle('Title', 'Title', '<w:spacing w:after="120"/>', '<w:b/><w:sz w:val="36"/>')}${paragraphStyle('Subtitle', 'Subtitle', '<w:spacing w:after="120"/>', '<w:color w:val="595959"/>')}${paragraphStyle('Question', 'Question', '<w:keepNext/><w:numPr><w:numId w:val="1"/></w:numPr><w:spacing w:before="240" w:after="60"/>', '<w:b/>')}${paragraphStyle('ResponseOption', 'Response option', '<w:numPr><w:numId w:val="2"/></w:numPr>', '')}${paragraphStyle('Footer', 'footer', '', '<w:color w:val="595959"/><w:sz w:val="18"/>')}</w:styles>`
}

function numberedList(id: number, format: string, sign: string, left: number): string {
  return `<w:abstractNum w:abstractNumId="${id}"><w:multiLevelType w:val="singleLevel"/><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${sign}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${left}" w:hanging="425"/></w:pPr></w:lvl></w:abstractNum>`
}

const NUMBERING = `${XML_HEAD}<w:numbering ${WORD}>${numberedList(0, 'decimal', '%1.', 425)}${numberedList(1, 'bullet', '○', 992)}<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num></w:numbering>`
