import { escapeXml } from '../../exchange/xml/escape-xml.ts'

/** An element of XML with its content, which is XML too; without content an empty one. */
export function xmlElement(
  name: string,
  attributes: Readonly<Record<string, string | number | boolean>>,
  content: readonly string[] = [],
): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
  const inner = content.join('')
  return `<${name}${written.join('')}${inner === '' ? '/>' : `>${inner}</${name}>`}`
}

/** An element with this text, nothing where the text is blank. */
export function xmlText(name: string, text: string): string {
  const inner = escapeXml(text.replace(/\r\n?/g, '\n')).trim()
  return inner === '' ? '' : `<${name}>${inner}</${name}>`
}
