/** Bounds of an XML text; deeper or larger ones are not read. */
const DEEPEST = 60
const MOST_ELEMENTS = 60_000

type XmlValue = string | XmlMap
interface XmlMap {
  [name: string]: XmlValue | XmlValue[]
}

const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<(\/?)([\p{L}_][\p{L}\p{N}_:.-]*)((?:\s+[\p{L}_][\p{L}\p{N}_:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/uy
const ATTRIBUTE = /([\p{L}_][\p{L}\p{N}_:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu

interface Open {
  name: string
  value: XmlMap
  text: string
}

/**
 * The elements, attributes and texts of an XML document as maps and lists; undefined where the text is no such
 * document. Nothing else of XML is read: a text with a document type, which could define entities, is refused. The five
 * entities of XML and character references stay as they are, because the readers of the texts decode them.
 */
export function readXml(text: string): XmlMap | undefined {
  const bare = text.replace(/^\uFEFF/, '').trim()
  if (!/^<[\p{L}_?!]/u.test(bare) || !bare.endsWith('>') || bare.includes('<!DOCTYPE')) return undefined
  const root: Open = { name: '', value: {}, text: '' }
  const open: Open[] = [root]
  let elements = 0
  TOKEN.lastIndex = 0
  for (let at = 0; at < bare.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at
    const token = TOKEN.exec(bare)
    const top = open.at(-1)
    if (!token || !top) return undefined
    const [, cdata, slash, name, attributes = '', closed, words] = token
    if (cdata !== undefined || words !== undefined) {
      if (top === root && (cdata ?? words ?? '').trim() !== '') return undefined
      // CDATA is literal: its signs are escaped here, because the readers of the texts decode them.
      top.text += cdata === undefined ? (words ?? '') : cdata.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    } else if (name !== undefined && slash === '/') {
      if (open.length < 2 || top.name !== name) return undefined
      close(open)
    } else if (name !== undefined) {
      elements += 1
      if (elements > MOST_ELEMENTS || open.length > DEEPEST) return undefined
      if (top === root && Object.keys(root.value).length > 0) return undefined
      const value: XmlMap = {}
      for (const [, own = '', quoted, single] of attributes.matchAll(ATTRIBUTE))
        put(value, own, quoted ?? single ?? '')
      open.push({ name, value, text: '' })
      if (closed === '/') close(open)
    }
  }
  return open.length === 1 && elements > 0 ? root.value : undefined
}

function close(open: Open[]): void {
  const done = open.pop()
  const around = open.at(-1)
  if (!done || !around) return
  const text = done.text.trim()
  const isBare = Object.keys(done.value).length === 0
  if (!isBare && text !== '') put(done.value, '#text', text)
  put(around.value, done.name, isBare ? text : done.value)
}

/** Adds a value; a name that occurs more than once gets a list. */
function put(map: XmlMap, name: string, value: XmlValue): void {
  const own = name === '__proto__' ? '_proto_' : name
  const before = Object.hasOwn(map, own) ? map[own] : undefined
  if (before === undefined) map[own] = value
  else if (Array.isArray(before)) before.push(value)
  else map[own] = [before, value]
}
