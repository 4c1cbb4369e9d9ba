import { isUnsaidKind } from '../../../../json/unsaid-kinds.ts'
import type { KnownTexts } from '../../item-refs.ts'
import { isLeaf, type LeafNode, type MapNode, type Node } from '../../node.ts'
import { codedText } from './menus.ts'
import type { OpenParts } from './open-parts.ts'

const LONGEST = 8000
/** "[2/6] ", "Question 2 of 6: " */
const COUNT = /^[[(]?\s*(?:\p{L}{1,10}\s*)?\d{1,3}\s*(?:\/|of|sur|de)\s*\d{1,3}\s*[\])]?\s*[:.)–-]*\s*/u

type AskingParts = Pick<OpenParts, 'known' | 'draft'>

/** A message that asks an item. */
export interface Asking {
  item: number
  /** The field of the message that has its text. */
  field: string
  /** The text of the message, with its own item as the value. */
  stem: LeafNode
  /** By letter or number: the option that the message offers; null where it offers none, or other texts. */
  menu: ReadonlyMap<string, string> | null
  /** Whether the item has options. */
  isChoice: boolean
  /** Whether the message says more than the text of its item. */
  isLonger: boolean
}

/** The texts of a message as they were sent, each once, though they may have been opened as lists of lines. */
export function textsIn(message: MapNode, field: string): LeafNode[] {
  const own = message.items[message.keys.indexOf(field)]
  return own ? textsOf(own) : []
}

function textsOf(node: Node): LeafNode[] {
  const found = new Map<string, LeafNode>()
  const look = (inner: Node): void => {
    if (inner.kind === 'list') inner.items.forEach(look)
    else if (inner.kind === 'map' && !isUnsaid(inner))
      // In parts of a message, the kind of the part is no text of it.
      for (const [at, item] of inner.items.entries()) if (inner.keys[at] !== 'type') look(item)
    if (isLeaf(inner) && typeof inner.raw === 'string') {
      if (!found.has(inner.path)) found.set(inner.path, { ...inner, value: inner.raw })
    }
  }
  look(node)
  return [...found.values()]
}

/** Whether a part of a message is of a kind that is not said: a model's thoughts, or why it says nothing. */
function isUnsaid({ keys, items }: MapNode): boolean {
  const kind = items[keys.indexOf('type')]
  return isLeaf(kind) && isUnsaidKind(kind.value)
}

/** What a message asks: the only item whose text is one of its lines, with the lettered options in the others. */
export function askingIn(message: MapNode, { known, draft }: AskingParts): Asking | null {
  const found = message.keys.flatMap((field) =>
    textsIn(message, field).flatMap((leaf) => {
      const asked = askedIn(leaf, known)
      const isChoice = asked !== null && draft.questions[asked.item]?.type === 'single_choice'
      return asked ? [{ ...asked, field, isChoice }] : []
    }),
  )
  const [first, ...others] = found
  return first && others.length === 0 ? first : null
}

function askedIn(leaf: LeafNode, known: KnownTexts): Omit<Asking, 'field' | 'isChoice'> | null {
  const text = String(leaf.value)
  if (text.length > LONGEST) return null
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  const items = lines.flatMap((line) => {
    const item = known.itemOf(line) ?? known.itemOf(line.replace(COUNT, ''))
    return item === null ? [] : [{ item, line }]
  })
  const [asked, ...others] = items
  if (!asked || others.length > 0) return null
  const offered = lines.flatMap((line) => {
    const pair = line === asked.line ? null : codedText(line)
    return pair ? [pair] : []
  })
  const options = new Map(offered)
  const areOptions =
    options.size > 1 &&
    options.size === offered.length &&
    [...options.values()].every((option) => known.labelOf(asked.item, option) !== null)
  return {
    item: asked.item,
    stem: { ...leaf, value: asked.line.replace(COUNT, ''), raw: leaf.raw },
    menu: areOptions ? options : null,
    isLonger: lines.length > 1 || known.itemOf(text) === null,
  }
}
