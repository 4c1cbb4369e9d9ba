import { isLeaf, type LeafNode, type MapNode, type Node } from '../../node.ts'
import type { OpenParts } from './open-parts.ts'

const YES: ReadonlySet<unknown> = new Set<unknown>([1, '1', true, 'true', 'x', 'X', '✓', '✔'])
const NO: ReadonlySet<unknown> = new Set<unknown>([0, '0', false, 'false', '', null, '-', '.'])
/** Beside the options, so many entries at most are for missing answers. */
const MOST_OTHERS = 2
const FEWEST_SHARE = 0.5

/** An option, or something else where none, with a mark for each persona. */
interface Marked {
  option: LeafNode | null
  marks: readonly LeafNode[]
}

/**
 * Answers that are marked in a matrix of personas and options, as one list of answers: a list of marks under each
 * option (`{"Yes": [1, 0], "No": [0, 1]}`, `[{label: "Yes", marks: "10"}, …]`), or a row of marks for each persona
 * beside the list of options. All options of an item must be there, and nobody may have two.
 */
export function openMatrices(root: Node, parts: OpenParts): Node {
  const { draft, known, personas } = parts
  const walk = (node: Node): Node => {
    if (node.kind === 'leaf') return node
    const answers = answersIn(node)
    if (answers) return { kind: 'list', items: answers }
    if (node.kind === 'list')
      return withItems(node, withCommonName(node.items, node.items.map(walk), personas))
    const rows = rowsBeside(node)
    if (rows) return rows
    const items = node.items.map(walk)
    const [only] = items
    // Lists of one length were made rows, with nothing beside them.
    return node.keys.length === 1 && node.keys[0] === '[]' && only !== node.items[0] && only
      ? only
      : withItems(node, items)
  }

  /** The answer of each persona, by the marks under each option. */
  function answersIn(node: Exclude<Node, LeafNode>): LeafNode[] | null {
    if (node.items.length < 2) return null
    const rows = node.kind === 'list' ? answersByRow(node.items) : null
    if (rows) return rows
    const marked = node.items.map((item, at): Marked | null =>
      node.kind === 'map' ? markedBy(node.keys[at] ?? '', item) : markedIn(item),
    )
    if (marked.includes(null)) return null
    const own = marked.filter((one) => one !== null)
    const options = own.flatMap(({ option }) => option ?? [])
    if (!areAllOptions(options) || own.length - options.length > MOST_OTHERS) return null
    const answers = Array.from({ length: personas }, (_, persona) =>
      chosen(
        own.map(({ marks }) => marks[persona] as LeafNode),
        own.map(({ option }) => option),
      ),
    )
    return areAnswers(answers) ? answers.filter((answer) => answer !== null) : null
  }

  /** The answer of each persona, in rows that have a mark under the name of each option. */
  function answersByRow(rows: readonly Node[]): LeafNode[] | null {
    const [first] = rows
    if (rows.length !== personas || first?.kind !== 'map' || !isLeaf(first.items[0])) return null
    const leaf = first.items[0]
    const options = first.keys.map((key): LeafNode => ({ ...leaf, value: key, exact: key }))
    const names = first.keys.join('\n')
    const areMarked = rows.every(
      (row) => row.kind === 'map' && row.keys.join('\n') === names && row.items.every(isMark),
    )
    if (!areMarked || !areAllOptions(options.filter(({ value }) => known.isOption(value)))) return null
    const answers = rows.map((row) =>
      chosen(
        row.kind === 'map' ? (row.items as LeafNode[]) : [],
        options.map((option) => (known.isOption(option.value) ? option : null)),
      ),
    )
    return areAnswers(answers) ? answers.filter((answer) => answer !== null) : null
  }

  function markedBy(name: string, list: Node): Marked | null {
    const marks = marksIn(list)
    const [first] = marks ?? []
    if (!marks || !first) return null
    return { option: known.isOption(name) ? { ...first, value: name, exact: name } : null, marks }
  }

  function markedIn(entry: Node): Marked | null {
    if (entry.kind !== 'map') return null
    const lists = entry.items.flatMap((item) => {
      const marks = marksIn(item)
      return marks ? [marks] : []
    })
    const options = entry.items.filter((leaf): leaf is LeafNode => isLeaf(leaf) && known.isOption(leaf.value))
    const [marks, ...others] = lists
    if (!marks || others.length > 0 || options.length > 1) return null
    return { option: options[0] ?? null, marks }
  }

  /** A list of one mark for each persona, or a text of as many characters. */
  function marksIn(node: Node): readonly LeafNode[] | null {
    if (node.kind === 'list')
      return node.items.length === personas && node.items.every(isMark) ? (node.items as LeafNode[]) : null
    if (!isLeaf(node) || typeof node.raw !== 'string') return null
    if (personas < 3 || node.raw.length !== personas || !/^[01]+$/.test(node.raw)) return null
    return [...node.raw].map((value) => ({ ...node, value }))
  }

  /** A map with a list of options and a row of marks for each persona, with the answers in place of the marks. */
  function rowsBeside(map: MapNode): MapNode | null {
    const headers = map.items.flatMap((list) =>
      list.kind === 'list' && list.items.every(isLeaf) && areAllOptions(list.items) ? [list.items] : [],
    )
    const [options, ...others] = headers
    if (!options || others.length > 0) return null
    const done = map.items.map((list) => (list.kind === 'list' ? answered(list.items, options) : null))
    if (done.filter((rows) => rows !== null).length !== 1) return null
    return {
      ...map,
      items: map.items.map((item, at) => (done[at] ? { kind: 'list', items: done[at] } : item)),
    }
  }

  function answered(rows: readonly Node[], options: readonly LeafNode[]): Node[] | null {
    if (rows.length < 2 || rows.length > personas) return null
    const isRow = (node: Node): boolean =>
      node.kind === 'list' && node.items.length === options.length && node.items.every(isMark)
    const found = rows.map((row) => (row.kind === 'map' ? row.items.filter(isRow) : [row].filter(isRow)))
    if (found.some((lists) => lists.length !== 1)) return null
    const answers = found.map(([list]) =>
      chosen(list?.kind === 'list' ? (list.items as LeafNode[]) : [], options),
    )
    if (!areAnswers(answers)) return null
    return rows.map((row, at) => {
      const answer = answers[at] as LeafNode
      if (row.kind !== 'map') return answer
      return { ...row, items: row.items.map((item) => (item === found[at]?.[0] ? answer : item)) }
    })
  }

  /** Whether texts are all the options of one item, each once. */
  function areAllOptions(options: readonly LeafNode[]): boolean {
    return draft.questions.some(({ type, options: own }, item) => {
      const told = new Set(options.map(({ value }) => known.labelOf(item, value)))
      return (
        type === 'single_choice' &&
        told.size === own.length &&
        options.length === own.length &&
        !told.has(null)
      )
    })
  }

  return walk(root)
}

/**
 * The records of items, in which answers that were marked have the name of those to the other items, where all of these
 * have one and the same list of one value for each persona.
 */
function withCommonName(before: readonly Node[], after: readonly Node[], personas: number): readonly Node[] {
  const isList = (node: Node | undefined): boolean =>
    node?.kind === 'list' && node.items.length === personas && node.items.every(isLeaf)
  const listsOf = (node: Node): string[] =>
    node.kind === 'map' ? node.keys.filter((_, at) => isList(node.items[at])) : []
  const kept = after.filter((node, at) => node.kind === 'map' && node === before[at])
  const changed = after.filter((node) => !kept.includes(node))
  const isInAll = (name: string): boolean =>
    changed.every((node) => node.kind === 'map' && node.keys.includes(name))
  const names = new Set(kept.flatMap(listsOf).filter((name) => !isInAll(name)))
  const [name] = names
  if (changed.length === 0 || names.size !== 1 || name === undefined) return after
  return after.map((node, at) => {
    const own = before[at]
    if (node.kind !== 'map' || own?.kind !== 'map' || node.keys.includes(name)) return node
    const answers = node.keys.filter(
      (_, place) => node.items[place] !== own.items[place] && isList(node.items[place]),
    )
    if (answers.length !== 1) return node
    return { ...node, keys: node.keys.map((key) => (key === answers[0] ? name : key)) }
  })
}

/** A node with these entries; the node itself where they are its own. */
function withItems(node: Exclude<Node, LeafNode>, items: readonly Node[]): Node {
  return items.every((item, at) => item === node.items[at]) ? node : { ...node, items }
}

function isMark(node: Node): boolean {
  return isLeaf(node) && (YES.has(node.value) || NO.has(node.value))
}

/** The only marked option, a blank where none is, and null where two are. */
function chosen(marks: readonly LeafNode[], options: readonly (LeafNode | null)[]): LeafNode | null {
  const marked = marks.flatMap(({ value }, at) => (YES.has(value) ? [at] : []))
  const [first] = marks
  if (marked.length > 1 || !first) return null
  const at = marked[0] ?? -1
  const option = options[at]
  return {
    ...(marks[at] ?? first),
    value: option?.value ?? null,
    exact: option?.exact ?? String(option?.value ?? ''),
  }
}

function areAnswers(answers: readonly (LeafNode | null)[]): boolean {
  const told = answers.filter((answer) => answer !== null && answer.value !== null)
  return !answers.includes(null) && told.length >= answers.length * FEWEST_SHARE
}
