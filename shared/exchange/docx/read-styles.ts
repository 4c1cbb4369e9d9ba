import { attributeOf, childAt, childrenOf, type XmlElement } from '../xml/parse-xml.ts'

/** How many steps from a style to the one it is based on are followed. */
const DEEPEST = 20

/**
 * Which paragraph styles are bold (ECMA-376 part 1, 17.7), by id; a style inherits from the one that it is based on.
 */
export function readBoldStyles(styles: XmlElement | null): (style: string) => boolean {
  const known = new Map<string, { own: XmlElement | undefined; parent: string }>()
  for (const style of styles ? childrenOf(styles, 'style') : [])
    known.set(attributeOf(style, 'styleId') ?? '', {
      own: childAt(style, 'rPr', 'b'),
      parent: attributeOf(childAt(style, 'basedOn'), 'val') ?? '',
    })
  return (id) => {
    let style = known.get(id)
    for (let depth = 0; style && depth < DEEPEST; depth += 1) {
      if (style.own) return !/^(?:0|false|off)$/.test(attributeOf(style.own, 'val') ?? '')
      style = known.get(style.parent)
    }
    return false
  }
}
