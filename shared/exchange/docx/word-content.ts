import { childAt, childrenOf, type XmlElement } from '../xml/parse-xml.ts'

/** Elements that only hold others: custom XML, and what was inserted or moved while changes were tracked. */
const HOLDERS: readonly string[] = ['customXml', 'smartTag', 'ins', 'moveTo']

/** The elements in another one of this name, or all; instead of a content control or holder the elements in it. */
export function contentOf(parent: XmlElement, name?: string): XmlElement[] {
  const all = childrenOf(parent).flatMap((child) => {
    const held = child.name === 'sdt' ? childAt(child, 'sdtContent') : child
    if (child.name === 'sdt' || HOLDERS.includes(child.name)) return held ? contentOf(held) : []
    return [child]
  })
  return name === undefined ? all : all.filter((element) => element.name === name)
}
