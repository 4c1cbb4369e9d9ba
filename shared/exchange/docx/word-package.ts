import { escapeXml, XML_HEAD } from '../xml/escape-xml.ts'

/** What all Word documents of Sonde are put together from (ECMA-376): relations, content types, properties, styles. */

export const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
export const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const DOCUMENT_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

/** The locale in which Word checks the spelling of a language. */
export const WORD_LOCALE = { fr: 'fr-FR', en: 'en-GB' }

/** The files that a part refers to; their ids are rId1, rId2, … in this order. */
export function relations(
  targets: readonly (readonly [type: string, target: string])[],
  root = false,
): string {
  const own = targets.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
  )
  const core = `<Relationship Id="rIdCore" Type="${PACKAGE}/relationships/metadata/core-properties" Target="docProps/core.xml"/>`
  return `${XML_HEAD}<Relationships xmlns="${PACKAGE}/relationships">${own.join('')}${root ? core : ''}</Relationships>`
}

/**
 * The content types of a document.
 *
 * @param parts names of the parts in the folder "word", such as "styles"; "document" is the main one
 */
export function contentTypes(parts: readonly string[]): string {
  const typeOf = (name: string) => name.replace(/\d+$/, '') + (name === 'document' ? '.main' : '')
  const overrides = [
    ...parts.map((name) => [`/word/${name}.xml`, `${DOCUMENT_TYPE}.${typeOf(name)}+xml`]),
    ['/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'],
  ].map(([name, type]) => `<Override PartName="${name}" ContentType="${type}"/>`)
  const pictures = '<Default Extension="png" ContentType="image/png"/>'
  return `${XML_HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${pictures}${overrides.join('')}</Types>`
}

/** Title, version and time of a document, which Word shows among its properties. `at`: milliseconds since 1970. */
export function documentProperties(facts: { title: string; version: string; at: number }): string {
  const moment = new Date(facts.at).toISOString()
  return `${XML_HEAD}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escapeXml(facts.title)}</dc:title><dc:creator>Sonde</dc:creator><cp:version>${escapeXml(facts.version)}</cp:version><dcterms:created xsi:type="dcterms:W3CDTF">${moment}</dcterms:created></cp:coreProperties>`
}

/** A style of paragraphs that builds on the usual text. */
export function paragraphStyle(id: string, name: string, paragraphs: string, characters: string): string {
  return `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:pPr>${paragraphs}</w:pPr><w:rPr>${characters}</w:rPr></w:style>`
}

/** A text as runs; its line ends are line breaks. `properties`: those of its characters. */
export function textRuns(text: string, properties = ''): string {
  const own = properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`
  return text
    .split('\n')
    .map((line) => `<w:r>${own}<w:t xml:space="preserve">${escapeXml(line)}</w:t></w:r>`)
    .join('<w:r><w:br/></w:r>')
}
