import { writeZip } from '../archive/write-zip.ts'
import type { Instrument } from '../instrument.ts'
import { escapeXml, XML_HEAD } from '../xml/escape-xml.ts'

const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const DOCUMENT_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const WRITING_LINE = '_'.repeat(40)

/**
 * The questionnaire as a Word document (ECMA-376), with real lists, and the version in the footer of every page.
 *
 * @param language in which Word checks the spelling; null leaves it to Word
 */
export function writeDocx(instrument: Instrument, language: 'fr' | 'en' | null): Uint8Array<ArrayBuffer> {
  return writeZip([
    { name: '[Content_Types].xml', text: contentTypes() },
    { name: '_rels/.rels', text: relations([['officeDocument', 'word/document.xml']], true) },
    { name: 'docProps/core.xml', text: properties(instrument) },
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
  return `<w:p><w:pPr>${style}</w:pPr>${runs(text)}</w:p>`
}

function runs(text: string): string {
  return text
    .split('\n')
    .map((line) => `<w:r><w:t xml:space="preserve">${escapeXml(line)}</w:t></w:r>`)
    .join('<w:r><w:br/></w:r>')
}

function footer({ version }: Instrument): string {
  return `${XML_HEAD}<w:ftr ${WORD}><w:p><w:pPr><w:pStyle w:val="Footer"/></w:pPr>${runs(`Sonde · ${version}`)}</w:p></w:ftr>`
}

function properties({ draft, version, at }: Instrument): string {
  const moment = new Date(at).toISOString()
  return `${XML_HEAD}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escapeXml(draft.title)}</dc:title><dc:creator>Sonde</dc:creator><cp:version>${escapeXml(version)}</cp:version><dcterms:created xsi:type="dcterms:W3CDTF">${moment}</dcterms:created></cp:coreProperties>`
}

function relations(targets: readonly (readonly [type: string, target: string])[], root = false): string {
  const own = targets.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
  )
  const core = `<Relationship Id="rIdCore" Type="${PACKAGE}/relationships/metadata/core-properties" Target="docProps/core.xml"/>`
  return `${XML_HEAD}<Relationships xmlns="${PACKAGE}/relationships">${own.join('')}${root ? core : ''}</Relationships>`
}

function contentTypes(): string {
  const parts = [
    ['/word/document.xml', `${DOCUMENT_TYPE}.document.main+xml`],
    ['/word/styles.xml', `${DOCUMENT_TYPE}.styles+xml`],
    ['/word/numbering.xml', `${DOCUMENT_TYPE}.numbering+xml`],
    ['/word/footer1.xml', `${DOCUMENT_TYPE}.footer+xml`],
    ['/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'],
  ]
  const overrides = parts.map(([name, type]) => `<Override PartName="${name}" ContentType="${type}"/>`)
  return `${XML_HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`
}

function style(id: string, name: string, paragraphs: string, characters: string): string {
  return `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:pPr>${paragraphs}</w:pPr><w:rPr>${characters}</w:rPr></w:style>`
}

const LOCALE = { fr: 'fr-FR', en: 'en-GB' }

function styles(language: 'fr' | 'en' | null): string {
  const mark = language === null ? '' : `<w:lang w:val="${LOCALE[language]}"/>`
  return `${XML_HEAD}<w:styles ${WORD}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/><w:sz w:val="22"/>${mark}</w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>${style('Title', 'Title', '<w:spacing w:after="120"/>', '<w:b/><w:sz w:val="36"/>')}${style('Subtitle', 'Subtitle', '<w:spacing w:after="120"/>', '<w:color w:val="595959"/>')}${style('Question', 'Question', '<w:keepNext/><w:numPr><w:numId w:val="1"/></w:numPr><w:spacing w:before="240" w:after="60"/>', '<w:b/>')}${style('ResponseOption', 'Response option', '<w:numPr><w:numId w:val="2"/></w:numPr>', '')}${style('Footer', 'footer', '', '<w:color w:val="595959"/><w:sz w:val="18"/>')}</w:styles>`
}

function numberedList(id: number, format: string, sign: string, left: number): string {
  return `<w:abstractNum w:abstractNumId="${id}"><w:multiLevelType w:val="singleLevel"/><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${sign}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${left}" w:hanging="425"/></w:pPr></w:lvl></w:abstractNum>`
}

const NUMBERING = `${XML_HEAD}<w:numbering ${WORD}>${numberedList(0, 'decimal', '%1.', 425)}${numberedList(1, 'bullet', '○', 992)}<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num></w:numbering>`
