import { ImportRefusal } from '../import-result.ts'
import { IMPORT_LIMITS } from '../limits.ts'

/** An element with its local name: prefixes are dropped, since Office files use one vocabulary a part. */
export interface XmlElement {
  name: string
  /** By local name. */
  attributes: Map<string, string>
  children: (XmlElement | string)[]
}

const TAG = /^<(\/?)([^\s/>]+)((?:\s+[^\s=/>]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>$/
const ATTRIBUTE = /([^\s=/>]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/**
 * Reads XML without document types: no entity can be declared, so none can grow or fetch anything. Throws
 * `xml_entities` where one is, `xml_broken`, or `too_deep`.
 */
export function parseXml(text: string): XmlElement {
  const top: XmlElement = { name: '', attributes: new Map(), children: [] }
  const open: XmlElement[] = [top]
  let elements = 0
  let at = 0
  while (at < text.length) {
    const parent = open.at(-1) ?? broken()
    const start = text.indexOf('<', at)
    if (start !== at) {
      const piece = text.slice(at, start === -1 ? text.length : start)
      if (open.length > 1) parent.children.push(unescapeXml(piece))
      if (start === -1) break
    }
    if (text.startsWith('<!--', start)) at = after(text, '-->', start)
    else if (text.startsWith('<?', start)) at = after(text, '?>', start)
    else if (text.startsWith('<![CDATA[', start)) {
      at = after(text, ']]>', start)
      parent.children.push(text.slice(start + 9, at - 3))
    } else if (text.startsWith('<!', start)) throw new ImportRefusal('xml_entities')
    else {
      at = endOfTag(text, start)
      const tag = TAG.exec(text.slice(start, at)) ?? broken()
      const name = localName(tag[2] ?? '')
      if (tag[1]) {
        if (open.length < 2 || open.pop()?.name !== name) broken()
        continue
      }
      elements += 1
      if (elements > IMPORT_LIMITS.xmlElements) throw new ImportRefusal('unpacks_too_large')
      const element = { name, attributes: readAttributes(tag[3] ?? ''), children: [] }
      parent.children.push(element)
      if (!tag[4]) open.push(element)
      if (open.length > IMPORT_LIMITS.depth) throw new ImportRefusal('too_deep')
    }
  }
  const root = top.children.find((child) => typeof child !== 'string')
  return open.length === 1 && root ? root : broken()
}

/** Child elements of that name, or all. */
export function childrenOf(element: XmlElement, name?: string): XmlElement[] {
  return element.children.filter(
    (child): child is XmlElement => typeof child !== 'string' && (name === undefined || child.name === name),
  )
}

/** The first element that a path of names leads to. */
export function childAt(element: XmlElement, ...path: string[]): XmlElement | undefined {
  let found: XmlElement | undefined = element
  for (const name of path) found = found && childrenOf(found, name)[0]
  return found
}

/** All elements of that name at any depth, in document order. */
export function descendantsOf(element: XmlElement, name: string): XmlElement[] {
  return childrenOf(element).flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...descendantsOf(child, name),
  ])
}

/** All text in it. */
export function textOf(element: XmlElement): string {
  return element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('')
}

function broken(): never {
  throw new ImportRefusal('xml_broken')
}

function after(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from)
  return at === -1 ? broken() : at + mark.length
}

/** The end of a tag: a `>` that is in no quotes. */
function endOfTag(text: string, start: number): number {
  let quote = ''
  for (let at = start; at < text.length; at += 1) {
    const character = text[at] ?? ''
    if (quote) quote = character === quote ? '' : quote
    else if (character === '"' || character === "'") quote = character
    else if (character === '>') return at + 1
  }
  return broken()
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function readAttributes(text: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, name = '', double, single] of text.matchAll(ATTRIBUTE)) {
    found.set(localName(name), unescapeXml(double ?? single ?? ''))
  }
  return found
}

function unescapeXml(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{1,10}));/gi, (_whole, decimal, hex, name) => {
    if (name) return ENTITIES[String(name)] ?? broken()
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
