import { attributeOf, childAt, childrenOf, type XmlElement } from '../xml/parse-xml.ts'
import { listLines } from './list-lines.ts'
import { runText } from './read-paragraph.ts'

/** What is shown of a field to write in that nobody has filled in. */
const BLANK = '______'

/**
 * Writes out the content controls within an element (ECMA-376 part 1, 17.5.2): a list to choose from shows only one of
 * its entries, and an empty field Word's own request to fill it in.
 */
export function writeOutControls(element: XmlElement): void {
  for (const child of childrenOf(element)) {
    const content = child.name === 'sdt' && childAt(child, 'sdtContent')
    const properties = content && childAt(child, 'sdtPr')
    const text = content && properties && textOfControl(properties, runText(content).trim())
    if (content && text) replaceText(content, text)
    else writeOutControls(content || child)
  }
}

/** What a control is to show instead of `shown`; empty where it stays as it is. */
function textOfControl(properties: XmlElement, shown: string): string {
  const isUnanswered = childAt(properties, 'showingPlcHdr') !== undefined
  const list = childAt(properties, 'dropDownList') ?? childAt(properties, 'comboBox')
  const entries = (list ? childrenOf(list, 'listItem') : []).flatMap((entry) => {
    const value = attributeOf(entry, 'value') ?? ''
    const text = (attributeOf(entry, 'displayText') ?? value).trim()
    // The request to choose is an entry too.
    return value === '' || (isUnanswered && text === shown) ? [] : [text]
  })
  if (entries.length > 0) return listLines(entries)
  const request = attributeOf(childAt(properties, 'placeholder', 'docPart'), 'val') ?? ''
  return isUnanswered && request.startsWith('DefaultPlaceholder') ? BLANK : ''
}

/** Puts a text in the place of all text within an element. */
function replaceText(element: XmlElement, text: string): void {
  let rest = text
  const visit = (parent: XmlElement) => {
    for (const child of childrenOf(parent))
      if (child.name === 't') {
        child.children = [rest]
        rest = ''
      } else visit(child)
  }
  visit(element)
}
