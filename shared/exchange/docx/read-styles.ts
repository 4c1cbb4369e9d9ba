import { attributeOf, childAt, childrenOf, type XmlElement } from '../xml/parse-xml.ts'

/** How many steps from a style to the one it is based on are followed. */
const DEEPEST = 20

/** What the paragraph styles of a document mean (ECMA-376 part 1, 17.7), by id. */
export interface ParagraphStyles {
  /** Whether a style makes its text bold; it inherits from the one that it is based on. */
  isBold(style: string): boolean
  /** What a style is for: its name in English, which Word stores whatever its language, or its id. */
  roleOf(style: string): { role: 'title' | 'context' | 'section'; level: number } | null
}

/** Reads the paragraph styles. */
export function readStyles(styles: XmlElement | null): ParagraphStyles {
  const known = new Map<string, { own: XmlElement | undefined; parent: string; name: string }>()
  for (const style of styles ? childrenOf(styles, 'style') : [])
    known.set(attributeOf(style, 'styleId') ?? '', {
      own: childAt(style, 'rPr', 'b'),
      parent: attributeOf(childAt(style, 'basedOn'), 'val') ?? '',
      name: attributeOf(childAt(style, 'name'), 'val') ?? '',
    })
  return {
    isBold(id) {
      let style = known.get(id)
      for (let depth = 0; style && depth < DEEPEST; depth += 1) {
        if (style.own) return !/^(?:0|false|off)$/.test(attributeOf(style.own, 'val') ?? '')
        style = known.get(style.parent)
      }
      return false
    },
    roleOf: (id) => roleOfName(known.get(id)?.name ?? '') ?? roleOfName(id),
  }
}

function roleOfName(name: string): ReturnType<ParagraphStyles['roleOf']> {
  if (/^(?:title|titre)$/i.test(name)) return { role: 'title', level: 0 }
  if (/^(?:subtitle|soustitre|sous-titre)$/i.test(name)) return { role: 'context', level: 0 }
  const [, level] = /^(?:heading|titre)\s?(\d)/i.exec(name) ?? []
  return level === undefined ? null : { role: 'section', level: Number(level) }
}
