import { ImportRefusal } from '../import-result.ts'
import { IMPORT_LIMITS } from '../limits.ts'
import type { ReadingMeter } from '../reading-meter.ts'

/** An element with its local name. Prefixes are dropped, since each part of an Office file uses one vocabulary. */
export interface XmlElement {
  name: string
  /** As written, to be read by `attributeOf`: a map for each element of a large file would take too much memory. */
  attributes: string
  children: readonly (XmlElement | string)[]
}

const ATTRIBUTE = /\s+([^\s=/>]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])
const NO_CHILDREN: readonly (XmlElement | string)[] = []

interface Open {
  element: XmlElement
  children: (XmlElement | string)[]
}

/**
 * Parses XML without document type declarations, so that entities can neither expand without limit nor fetch anything.
 * Throws `xml_entities` where there is such a declaration, `xml_broken` with its line, `too_deep`, or a refusal of the
 * meter.
 */
export function parseXml(text: string, meter: ReadingMeter): XmlElement {
  const place = { at: 0 }
  try {
    return parse(text, meter, place)
  } catch (error) {
    if (!(error instanceof ImportRefusal) || error.code !== 'xml_broken') throw error
    throw new ImportRefusal('xml_broken', { cause: error, line: lineAt(text, place.at) })
  }
}

/** The number of the line of a position in a text, from 1. */
function lineAt(text: string, at: number): number {
  return text.slice(0, at).split(/\r\n|\r|\n/).length
}

/** @param place says how far it has come */
function parse(text: string, meter: ReadingMeter, place: { at: number }): XmlElement {
  const top: Open = { element: { name: '', attributes: '', children: NO_CHILDREN }, children: [] }
  const open: Open[] = [top]
  const names = new Map<string, string>()
  let at = 0
  while (at < text.length) {
    const parent = open.at(-1) ?? broken()
    const start = text.indexOf('<', at)
    place.at = start === -1 ? text.length : start
    if (start !== at) {
      const piece = text.slice(at, start === -1 ? text.length : start)
      if (open.length > 1) addText(parent, unescapeXml(piece), meter)
      if (start === -1) break
    }
    if (text.startsWith('<!--', start)) at = after(text, '-->', start, meter)
    else if (text.startsWith('<?', start)) at = after(text, '?>', start, meter)
    else if (text.startsWith('<![CDATA[', start)) {
      at = after(text, ']]>', start, meter)
      addText(parent, text.slice(start + 9, at - 3), meter)
    } else if (text.startsWith('<!', start)) throw new ImportRefusal('xml_entities')
    else {
      at = endOfTag(text, start)
      const tag = readTag(text.slice(start + 1, at - 1), names, meter)
      if (tag.isEnd) {
        if (open.length < 2 || parent.element.name !== tag.name) broken()
        open.pop()
        // A copy of the exact length, since a grown array reserves room for many more elements.
        if (parent.children.length > 0) parent.element.children = parent.children.slice()
        continue
      }
      meter.add('xmlNodes')
      const element = { name: tag.name, attributes: tag.attributes, children: NO_CHILDREN }
      parent.children.push(element)
      if (!tag.isEmpty) open.push({ element, children: [] })
      if (open.length > IMPORT_LIMITS.depth) throw new ImportRefusal('too_deep')
    }
  }
  place.at = text.length
  const root = top.children.find((child) => typeof child !== 'string')
  return open.length === 1 && root ? root : broken()
}

/** An attribute by its local name; undefined where the element has none of that name. */
export function attributeOf(element: XmlElement | undefined, name: string): string | undefined {
  if (!element?.attributes.includes(name)) return undefined
  let found: string | undefined
  for (const { written, value } of attributesIn(element.attributes))
    if (localName(written) === name) found = value
  return found === undefined ? undefined : unescapeXml(found)
}

/** Child elements of that name; without a name all of them. */
export function childrenOf(element: XmlElement, name?: string): XmlElement[] {
  return element.children.filter(
    (child): child is XmlElement => typeof child !== 'string' && (name === undefined || child.name === name),
  )
}

/** The element at a path of names, with the first child of each name. */
export function childAt(element: XmlElement, ...path: string[]): XmlElement | undefined {
  let found: XmlElement | undefined = element
  for (const name of path)
    found = found?.children.find(
      (child): child is XmlElement => typeof child !== 'string' && child.name === name,
    )
  return found
}

/** All elements of that name at any depth, in document order. */
export function descendantsOf(element: XmlElement, name: string): XmlElement[] {
  return childrenOf(element).flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...descendantsOf(child, name),
  ])
}

function broken(): never {
  throw new ImportRefusal('xml_broken')
}

function addText(parent: Open, text: string, meter: ReadingMeter): void {
  meter.add('xmlNodes')
  parent.children.push(text)
}

function after(text: string, mark: string, from: number, meter: ReadingMeter): number {
  meter.step()
  const at = text.indexOf(mark, from)
  return at === -1 ? broken() : at + mark.length
}

/** The end of a tag: the position after the first `>` outside of quotes. */
function endOfTag(text: string, start: number): number {
  let quote = 0
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (quote !== 0) quote = code === quote ? 0 : quote
    else if (code === 0x22 || code === 0x27) quote = code
    else if (code === 0x3e) return at + 1
  }
  return broken()
}

/** Reads the content of a tag. Equal names share one string. */
function readTag(inner: string, names: Map<string, string>, meter: ReadingMeter) {
  const isEnd = inner.startsWith('/')
  const isEmpty = !isEnd && inner.endsWith('/')
  const tag = isEnd ? inner.slice(1) : isEmpty ? inner.slice(0, -1) : inner
  const end = tag.search(/[\s=/>]/)
  const written = end === -1 ? tag : tag.slice(0, end)
  if (written === '') broken()
  const attributes = end === -1 ? '' : tag.slice(end).trimEnd()
  // Attributes are checked here, although they are only read later, so that a broken file is refused as a whole.
  let read = 0
  for (const { value, ends } of attributesIn(attributes)) {
    meter.step()
    unescapeXml(value)
    read = ends
  }
  if (read !== attributes.length) broken()
  const local = localName(written)
  const name = names.get(local) ?? local
  names.set(name, name)
  return { isEnd, isEmpty, name, attributes }
}

/** The attributes in order, until something else follows: names with their prefixes, values as written. */
function* attributesIn(attributes: string): Generator<{ written: string; value: string; ends: number }> {
  const pattern = new RegExp(ATTRIBUTE)
  for (let found = pattern.exec(attributes); found; found = pattern.exec(attributes))
    yield { written: found[1] ?? '', value: found[2] ?? found[3] ?? '', ends: pattern.lastIndex }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function unescapeXml(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{1,10}));/gi, (_whole, decimal, hex, name) => {
    if (name) return ENTITIES.get(String(name)) ?? broken()
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
