import type { SurveyDraft } from '../../../../../../../shared/models/draft.ts'
import type { KnownTexts } from '../../../item-refs.ts'
import { isLeaf, type LeafNode, type MapNode, type Node } from '../../../node.ts'
import { type Dimension, dimensionsIn } from './dimensions.ts'
import { type Observation, observationsIn } from './observations.ts'
import { followPointers } from './pointers.ts'

interface CubeParts {
  draft: SurveyDraft
  known: KnownTexts
  personas: number
}

/** A cube whose dimensions are the personas, the items and, perhaps, the options. */
interface Cube {
  node: Node
  dimensions: readonly Dimension[]
  observations: readonly Observation[]
  /** Which dimension each is. */
  person: number
  item: number
  option: number | null
  /** Whether the order in which a flat list runs through the dimensions is told, or need not be. */
  isOrdered: boolean
}

const MOST_NODES = 20_000
const FEWEST_SHARE = 0.7
/** A dimension shows by so many stems that it is of the items. */
const FEWEST_ITEMS = 2

/**
 * Opens the cube of a payload: values in a flat list, or by their places ("3:0"), beside dimensions whose categories are
 * the personas and the items (SDMX, JSON-stat and the like). It becomes rows of persona, item and answer. A payload
 * with two cubes, or with one that may be read in two ways, stays as it is.
 */
export function openCubes(root: Node, parts: CubeParts): Node {
  const nodes = nodesIn(root)
  if (nodes === null) return root
  const orders = nodes.flatMap((node) => namesIn(node) ?? [])
  const dimensions = nodes.flatMap((node) => {
    const plain = dimensionsIn(node, parts.known)
    if (plain === null) return []
    const order = node.kind === 'map' ? orders.find((names) => isOrderOf(names, plain)) : undefined
    const own = order ? dimensionsIn(node, parts.known, order) : plain
    return own ? [{ own, isOrdered: order !== undefined }] : []
  })
  const cubes = dimensions.flatMap(({ own, isOrdered }) =>
    nodes.flatMap((node) => cubeOf(node, own, { ...parts, isOrdered }) ?? []),
  )
  const [cube] = cubes
  if (!cube || cubes.length > 1) return root
  const rows = rowsOf(cube, nodes, parts)
  return rows === null ? root : replaced(root, cube.node, rows)
}

function nodesIn(root: Node): Node[] | null {
  const nodes: Node[] = []
  const look = (node: Node): void => {
    if (node.kind === 'leaf' || nodes.length > MOST_NODES) return
    nodes.push(node)
    node.items.forEach(look)
  }
  look(root)
  return nodes.length > MOST_NODES ? null : nodes
}

/** The texts of a short list. */
function namesIn(node: Node): (readonly string[])[] | null {
  if (node.kind !== 'list' || node.items.length > 5 || !node.items.every(isLeaf)) return null
  return [node.items.map((item) => (isLeaf(item) ? String(item.value) : ''))]
}

function isOrderOf(names: readonly string[], dimensions: readonly Dimension[]): boolean {
  return names.length === dimensions.length && dimensions.every(({ name }) => names.includes(name))
}

function cubeOf(
  node: Node,
  dimensions: readonly Dimension[],
  { personas, isOrdered }: CubeParts & { isOrdered: boolean },
): Cube | null {
  const items = dimensions.flatMap(({ categories }, at) => {
    const told = categories.flatMap(({ item }) => item ?? [])
    return told.length >= FEWEST_ITEMS && new Set(told).size === told.length ? [at] : []
  })
  const [item] = items
  if (item === undefined || items.length > 1) return null
  const options = dimensions.flatMap(({ categories }, at) =>
    at !== item && categories.every(({ option }) => option !== null) ? [at] : [],
  )
  const isFit = (count: number): boolean =>
    count <= personas && count >= Math.max(2, Math.ceil(personas * FEWEST_SHARE))
  const people = dimensions.flatMap(({ categories }, at) =>
    at !== item && !options.includes(at) && isFit(categories.length) ? [at] : [],
  )
  const [person] = people
  const others = dimensions.flatMap(({ categories }, at) =>
    at !== item && at !== person && !options.includes(at) && categories.length > 1 ? [at] : [],
  )
  if (person === undefined || people.length > 1 || options.length > 1 || others.length > 0) return null
  const observations = observationsIn(node, dimensions)
  if (observations === null) return null
  const isFlat = node.kind === 'list'
  return {
    node,
    dimensions,
    observations,
    person,
    item,
    option: options[0] ?? null,
    isOrdered: isOrdered || !isFlat,
  }
}

/** The rows of a cube; null where its values fit no item, or where a list may run through it in another order. */
function rowsOf(cube: Cube, nodes: readonly Node[], parts: CubeParts): Node | null {
  const { dimensions, person, item, option, isOrdered } = cube
  const filled = cube.observations.filter(({ value }) => value.value !== null && value.value !== '')
  const itemAt = ({ at }: Observation): number | null =>
    dimensions[item]?.categories[at[item] ?? -1]?.item ?? null
  const told = option === null ? followPointers(filled, { itemAt, nodes, ...parts }) : filled
  if (told === null) return null
  const rows = told.flatMap((observation): Node[] => {
    const category = (dimension: number) => dimensions[dimension]?.categories[observation.at[dimension] ?? -1]
    const about = itemAt(observation)
    const who = category(person)?.id
    if (about === null || !who) return []
    const { value } = observation
    if (option === null) return [rowOf(about, who, value, parts)]
    // Of the options of an item, one has a 1.
    const chosen = category(option)?.option
    return chosen && Number(value.value) === 1
      ? [rowOf(about, who, { ...chosen, path: value.path, raw: value.raw }, parts)]
      : []
  })
  const isCoded = option !== null && !filled.every(({ value }) => value.value === 0 || value.value === 1)
  if (isCoded || (!isOrdered && !fits(rows, parts))) return null
  return { kind: 'list', items: rows }
}

function rowOf(item: number, who: LeafNode, value: LeafNode, { draft }: CubeParts): MapNode {
  const stem: LeafNode = { ...value, value: draft.questions[item]?.stem ?? '' }
  return { kind: 'map', keys: ['persona', 'item', 'answer'], items: [who, stem, value] }
}

/** Whether every value of a choice is the text of one of its options. */
function fits(rows: readonly Node[], { draft, known }: CubeParts): boolean {
  return rows.every((row) => {
    const [, stem, value] = row.kind === 'map' ? row.items : []
    const item = isLeaf(stem) ? known.itemOf(stem.value) : null
    const question = draft.questions[item ?? -1]
    if (question?.type !== 'single_choice' || item === null) return true
    return isLeaf(value) && known.labelOf(item, value.value) !== null
  })
}

function replaced(node: Node, old: Node, fresh: Node): Node {
  if (node === old) return fresh
  if (node.kind === 'leaf') return node
  return { ...node, items: node.items.map((item) => replaced(item, old, fresh)) }
}
