import { readZip } from '../../shared/exchange/archive/read-zip.ts'
import { createReadingMeter } from '../../shared/exchange/reading-meter.ts'
import {
  attributeOf,
  childAt,
  childrenOf,
  descendantsOf,
  parseXml,
  type XmlElement,
} from '../../shared/exchange/xml/parse-xml.ts'

/** A Word document as a reader of its XML finds it. */
export interface WordDocument {
  /** The parts of the body in their order; a picture is its description. */
  body: { style: string; text: string; pictures: string[] }[]
  tables: string[][][]
  header: string
  footer: string
  /** Names of all files in the archive. */
  names: string[]
}

/** Reads a Word document; throws where a part is missing or is not XML. */
export async function readWord(bytes: Uint8Array): Promise<WordDocument> {
  const meter = createReadingMeter({})
  const zip = readZip(bytes, meter)
  const part = async (name: string): Promise<XmlElement> => {
    const text = await zip.text(name)
    if (text === null) throw new Error(`${name} is missing`)
    return parseXml(text, meter)
  }
  for (const name of zip.names.filter((each) => /\.(xml|rels)$/.test(each))) await part(name)
  const body = childAt(await part('word/document.xml'), 'body')
  const relations = await part('word/_rels/document.xml.rels')
  for (const relation of childrenOf(relations)) {
    const target = `word/${attributeOf(relation, 'Target')}`
    if (!zip.names.includes(target)) throw new Error(`${target} is missing`)
  }
  return {
    body: childrenOf(body ?? relations, 'p').map(paragraphOf),
    tables: childrenOf(body ?? relations, 'tbl').map((table) =>
      childrenOf(table, 'tr').map((row) => childrenOf(row, 'tc').map((cell) => textOf(cell))),
    ),
    header: textOf(await part('word/header1.xml')),
    footer: textOf(await part('word/footer1.xml')),
    names: [...zip.names],
  }
}

function paragraphOf(paragraph: XmlElement) {
  return {
    style: attributeOf(childAt(paragraph, 'pPr', 'pStyle'), 'val') ?? '',
    text: textOf(paragraph),
    pictures: descendantsOf(paragraph, 'docPr').map((each) => attributeOf(each, 'descr') ?? ''),
  }
}

function textOf(element: XmlElement): string {
  return descendantsOf(element, 't')
    .flatMap(({ children }) => children.filter((child) => typeof child === 'string'))
    .join('')
}
