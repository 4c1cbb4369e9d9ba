import { addTo } from '../../../../json/add-to.ts'
import { isLeaf, type LeafNode, type Node } from '../../node.ts'
import type { OpenParts } from './open-parts.ts'

/** A list of an item's options, of which at most one is marked. */
interface Chosen {
  list: Node
  /** The options, and what marks one. */
  fields: string
  /** The option that is marked; null where none is. */
  option: LeafNode | null
  /** The texts of all options. */
  of: string
}

const MARKED: ReadonlySet<unknown> = new Set([true, 1, '1', 'true', 'yes', 'oui', 'x', 'X'])
const UNMARKED: ReadonlySet<unknown> = new Set([false, 0, '0', 'false', 'no', 'non', ''])

/**
 * Replaces lists of all options of an item, of which one is marked ("selected": true), by that option. Only where the
 * same options are listed several times with different marks: what is listed once declares the options.
 */
export function foldChosenLists(root: Node, { draft, known }: OpenParts): Node {
  const choices = draft.questions.flatMap(({ type, options }, item) =>
    type === 'single_choice' ? [{ item, count: options.length }] : [],
  )
  const found = new Map<string, Chosen[]>()
  look(root)
  const folded = new Map<Node, LeafNode>()
  for (const lists of found.values()) {
    const marks = new Set(lists.map(({ option, of }) => `${of}\n${option?.value}`))
    const isRepeated = lists.length > new Set(lists.map(({ of }) => of)).size
    if (!isRepeated || marks.size < 2 || lists.every(({ option }) => option === null)) continue
    for (const { list, option } of lists) folded.set(list, option ?? blankIn(list))
  }
  return folded.size === 0 ? root : rebuilt(root)

  function look(node: Node): void {
    if (node.kind === 'leaf') return
    const chosen = node.kind === 'list' ? chosenIn(node) : null
    if (chosen) addTo(found, chosen.fields, chosen)
    else node.items.forEach(look)
  }

  function rebuilt(node: Node): Node {
    const own = folded.get(node)
    if (own) return own
    return node.kind === 'leaf' ? node : { ...node, items: node.items.map(rebuilt) }
  }

  /** What is marked in a list of options; null where it is none, or where two are marked. */
  function chosenIn(list: Node & { kind: 'list' }): Chosen | null {
    const [first] = list.items
    if (list.items.length < 2 || first?.kind !== 'map') return null
    const label = first.keys.find((_, at) => {
      const leaf = first.items[at]
      return isLeaf(leaf) && known.isOption(leaf.value)
    })
    if (label === undefined) return null
    const texts = list.items.map((item) => leafOf(item, label))
    const item = choices.find(
      ({ item: own, count }) =>
        count === texts.length &&
        new Set(texts.map((leaf) => known.labelOf(own, leaf?.value))).size === count &&
        texts.every((leaf) => known.labelOf(own, leaf?.value) !== null),
    )
    if (!item) return null
    const marking = first.keys.filter((key) => {
      const marks = list.items.map((entry) => leafOf(entry, key)?.value)
      return key !== label && marks.every((mark) => MARKED.has(mark) || UNMARKED.has(mark))
    })
    const [mark] = marking
    if (mark === undefined || marking.length > 1) return null
    const marked = list.items.flatMap((entry, at) => (MARKED.has(leafOf(entry, mark)?.value) ? [at] : []))
    if (marked.length > 1) return null
    const option = marked.length === 0 ? null : (texts[marked[0] ?? 0] ?? null)
    return { list, fields: `${label}\n${mark}`, option, of: texts.map((leaf) => leaf?.value).join('\n') }
  }
}

function leafOf(node: Node, name: string): LeafNode | undefined {
  const leaf = node.kind === 'map' ? node.items[node.keys.indexOf(name)] : undefined
  return isLeaf(leaf) ? leaf : undefined
}

/** A blank in the place of a list of which nothing is marked. */
function blankIn(list: Node): LeafNode {
  let node: Node | undefined = list
  while (node && node.kind !== 'leaf') node = node.items[0]
  return node ? { ...node, value: null } : { kind: 'leaf', value: null, raw: null, path: '$' }
}
