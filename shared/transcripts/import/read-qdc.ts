import type { ReadingMeter } from '../../exchange/reading-meter.ts'
import {
  attributeOf,
  childAt,
  childrenOf,
  descendantsOf,
  parseXml,
  type XmlElement,
} from '../../exchange/xml/parse-xml.ts'
import { CodebookRefusal } from './codebook-refusal.ts'
import { type CodeCollector, createCodeCollector, type FoundCode, type ReadCodebook } from './found-codes.ts'
import { nearestColour } from './nearest-colour.ts'

/**
 * Reads a codebook of REFI-QDA (`.qdc`), or that of a project (`project.qde`), in which memos on codes are notes. The
 * names of elements count, not their namespace: programs write several.
 */
export function readQdc(text: string, meter: ReadingMeter): ReadCodebook {
  const root = parseXml(text, meter)
  const book = root.name === 'CodeBook' ? root : childAt(root, 'CodeBook')
  if (!book) throw new CodebookRefusal('no_codebook')
  const collector = createCodeCollector(meter)
  const memos = memosIn(root)
  for (const list of childrenOf(book, 'Codes')) addAll(list, null, collector, memos)
  const sets = [book, root].flatMap((element) =>
    childrenOf(element, 'Sets').flatMap((all) => childrenOf(all, 'Set')),
  )
  for (const set of new Set(sets)) {
    // The sets of a project may have sources instead of codes.
    if (childrenOf(set, 'MemberCode').length > 0) collector.remark('sets', attributeOf(set, 'name') ?? '')
  }
  return collector.result('qdc')
}

/** Adds the codes in an element. Some programs put those under a code into an element of their own. */
function addAll(
  element: XmlElement,
  parent: FoundCode | null,
  collector: CodeCollector,
  memos: ReadonlyMap<string, string>,
): void {
  for (const child of childrenOf(element)) {
    if (child.name !== 'Code') {
      if (childrenOf(child, 'Code').length > 0) addAll(child, parent, collector, memos)
      continue
    }
    const name = attributeOf(child, 'name') ?? ''
    const notes = childrenOf(child, 'NoteRef').flatMap(
      (each) => memos.get(attributeOf(each, 'targetGUID') ?? '') ?? [],
    )
    const added = collector.add(parent, {
      name,
      definition: [...childrenOf(child, 'Description').map(textOf), ...notes].join('\n'),
      colour: nearestColour(attributeOf(child, 'color')),
    })
    if (!added) collector.remark('unnamed')
    else if (/^(?:false|0)$/i.test(attributeOf(child, 'isCodable') ?? ''))
      collector.remark('folders', added.name)
    addAll(child, added ?? parent, collector, memos)
  }
}

/** The texts of a project's notes, by their identifier. */
function memosIn(root: XmlElement): Map<string, string> {
  return new Map(
    childrenOf(root, 'Notes')
      .flatMap((notes) => childrenOf(notes, 'Note'))
      .map((note) => [
        attributeOf(note, 'guid') ?? '',
        descendantsOf(note, 'PlainTextContent').map(textOf).join('\n') ||
          childrenOf(note, 'Description').map(textOf).join('\n'),
      ]),
  )
}

/** The text in an element and in all elements under it. */
function textOf(element: XmlElement): string {
  return element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('')
}
