import type { Marker } from '../text/outline-line.ts'
import { attributeOf, childAt, childrenOf, type XmlElement } from '../xml/parse-xml.ts'

/** The marker before a paragraph of a list, by the list's number and level; null where there is none. */
export type ListStyles = (numId: string, level: number) => { marker: Marker; name: string } | null

/** Reads Word's numbering definitions (ECMA-376 part 1, 17.9). */
export function readNumbering(numbering: XmlElement | null): ListStyles {
  const abstractOf = new Map<string, string>()
  // A map in a map: a joint key of list and level would repeat a long name for every level.
  const formats = new Map<string, Map<string, string>>()
  for (const each of numbering ? childrenOf(numbering) : []) {
    if (each.name === 'num') {
      abstractOf.set(attribute(each, 'numId'), attribute(childAt(each, 'abstractNumId'), 'val'))
    } else if (each.name === 'abstractNum') {
      const levels = new Map<string, string>()
      for (const level of childrenOf(each, 'lvl'))
        levels.set(attribute(level, 'ilvl'), attribute(childAt(level, 'numFmt'), 'val'))
      formats.set(attribute(each, 'abstractNumId'), levels)
    }
  }
  return (numId, level) => {
    const abstract = abstractOf.get(numId)
    if (abstract === undefined) return null
    const marker = markerOf(formats.get(abstract)?.get(String(level)) ?? '')
    return marker && { marker, name: abstract }
  }
}

function attribute(element: XmlElement | undefined, name: string): string {
  return attributeOf(element, name) ?? ''
}

function markerOf(format: string): Marker | null {
  if (format === 'none') return null
  if (format === 'bullet') return 'bullet'
  return format.startsWith('decimal') ? 'number' : 'letter'
}
