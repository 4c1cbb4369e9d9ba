import type { SurveyDraft } from '../../../../../../../shared/models/draft.ts'
import type { KnownTexts } from '../../../item-refs.ts'
import { isLeaf, type LeafNode, type MapNode, type Node } from '../../../node.ts'
import { withFresh } from '../entry-groups.ts'
import { type Attributes, attributesIn, isOfNobody, wordsAmong } from './attributes.ts'
import { type Dimension, dimensionsIn } from './dimensions.ts'
import { isFlat, type Observation, observationsIn } from './observations.ts'
import { followPointers } from './pointers.ts'
import { idsOf, type Series, seriesIn, toldIn } from './series.ts'

interface CubeParts {
  draft: SurveyDraft
  known: KnownTexts
  personas: number
}

interface PartsOfCube extends CubeParts {
  attributes: readonly Attributes[]
}

/** Dimensions as a payload declares them. */
interface Declared {
  dimensions: readonly Dimension[]
  /** Whether it says in which order they come, or lists them in one. */
  order: 'told' | 'listed' | null
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
}

const MOST_NODES = 20_000
const MOST_DIMENSIONS = 5
const FEWEST_SHARE = 0.7
/** A dimension shows by so many stems that it is of the items. */
const FEWEST_ITEMS = 2

/**
 * Opens the cube of a payload: values in a flat list, or by their places ("3:0"), beside dimensions whose categories
 * are the personas and the items (SDMX, JSON-stat and the like). It becomes rows of persona, item and answer. A payload
 * with two cubes, or with one that may be read in two ways, stays as it is. Series beside it, of one item and the
 * same personas each, become such rows too (`series.ts`).
 */
export function openCubes(root: Node, parts: CubeParts): Node {
  const nodes = nodesIn(root)
  if (nodes === null) return root
  const attributes = attributesIn(nodes)
  const cubes = declaredIn(nodes, parts).flatMap(({ dimensions, order }) =>
    nodes.flatMap((node) => {
      const cube = cubeOf(node, dimensions, { ...parts, attributes })
      return cube ? [{ cube, isOrdered: order === 'told' || (order === 'listed' && !isFlat(node)) }] : []
    }),
  )
  const [only] = cubes
  if (!only || cubes.length > 1) return root
  const { cube, isOrdered } = only
  const rows = rowsOf(cube, nodes, parts)
  if (rows === null || (!isOrdered && !isTheOnlyOrder(cube, rows, nodes, { ...parts, attributes })))
    return root
  const series = seriesBeside(cube, nodes, parts)
  const said = series.flatMap((own) =>
    toldIn(own).map(({ who, value }) => rowOf(own.item, who, value, parts)),
  )
  const fresh = new Map<Node, Node | null>(series.map(({ node }) => [node, null]))
  return withFresh(root, fresh.set(cube.node, { kind: 'list', items: [...rows, ...said] }))
}

/** The series of items that a cube has not, with no persona that it has not. */
function seriesBeside(
  { dimensions, item, person, node }: Cube,
  nodes: readonly Node[],
  parts: CubeParts,
): Series[] {
  const people = new Set(idsOf(dimensions[person]?.categories ?? []))
  const items = new Set(dimensions[item]?.categories.map((own) => own.item))
  return seriesIn(nodes, parts).filter(
    (own) => own.node !== node && !items.has(own.item) && idsOf(own.people).every((id) => people.has(id)),
  )
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

function declaredIn(nodes: readonly Node[], { known }: CubeParts): Declared[] {
  const orders = nodes.flatMap(namesIn)
  return nodes.flatMap((node): Declared[] => {
    const dimensions = dimensionsIn(node, known)
    if (dimensions === null) return []
    const order = node.kind === 'map' ? orders.find((names) => isOrderOf(names, dimensions)) : undefined
    if (!order) return [{ dimensions, order: node.kind === 'list' ? 'listed' : null }]
    const placeOf = ({ name }: Dimension): number => order.indexOf(name)
    return [
      {
        dimensions: [...dimensions].sort((one, other) => placeOf(one) - placeOf(other)),
        order: 'told',
      },
    ]
  })
}

/** The texts of a short list. */
function namesIn(node: Node): (readonly string[])[] {
  if (node.kind !== 'list' || node.items.length > MOST_DIMENSIONS || !node.items.every(isLeaf)) return []
  return [node.items.map((item) => (isLeaf(item) ? String(item.value) : ''))]
}

function isOrderOf(names: readonly string[], dimensions: readonly Dimension[]): boolean {
  return names.length === dimensions.length && dimensions.every(({ name }) => names.includes(name))
}

function cubeOf(
  node: Node,
  dimensions: readonly Dimension[],
  { personas, attributes }: PartsOfCube,
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
  const others = dimensions.filter(
    ({ categories }, at) => at !== item && at !== person && !options.includes(at) && categories.length > 1,
  )
  if (person === undefined || people.length > 1 || options.length > 1 || others.length > 0) return null
  const observations = observationsIn(node, dimensions, attributes)
  return observations && { node, dimensions, observations, person, item, option: options[0] ?? null }
}

/** The rows of a cube; null where its values are no answers. */
function rowsOf(cube: Cube, nodes: readonly Node[], parts: CubeParts): MapNode[] | null {
  const { dimensions, person, item, option } = cube
  const category = ({ at }: Observation, dimension: number) =>
    dimensions[dimension]?.categories[at[dimension] ?? -1]
  const itemAt = (observation: Observation): number | null => category(observation, item)?.item ?? null
  const isOpen = (observation: Observation): boolean =>
    parts.draft.questions[itemAt(observation) ?? -1]?.type === 'open_ended'
  const words = wordsAmong(cube.observations.map((one) => ({ ...one, isOpen: isOpen(one) })))
  const others = (notes: Observation['notes']) => notes.filter((_, at) => at !== words)
  const observations = cube.observations.map((one) => {
    const said = words === null ? null : one.notes[words]
    return said
      ? { ...one, value: { ...one.value, value: said.value, exact: said.exact ?? String(said.value) } }
      : one
  })
  const filled = observations.filter(
    ({ value, notes }) => value.value !== null && value.value !== '' && !isOfNobody(others(notes)),
  )
  const told = option === null ? followPointers(filled, { itemAt, nodes, ...parts }) : filled
  if (told === null) return null
  // Of the options of an item, one has a 1.
  if (option !== null && !filled.every(({ value }) => value.value === 0 || value.value === 1)) return null
  return told.flatMap((observation): MapNode[] => {
    const about = itemAt(observation)
    const who = category(observation, person)?.id
    if (about === null || !who) return []
    const { value } = observation
    if (option === null) return [rowOf(about, who, value, parts)]
    const chosen = category(observation, option)?.option
    return chosen && value.value === 1
      ? [rowOf(about, who, { ...chosen, path: value.path, raw: value.raw }, parts)]
      : []
  })
}

function rowOf(item: number, who: LeafNode, value: LeafNode, { draft }: CubeParts): MapNode {
  const stem: LeafNode = { ...value, value: draft.questions[item]?.stem ?? '' }
  return { kind: 'map', keys: ['persona', 'item', 'answer'], items: [who, stem, value] }
}

/** Whether the values are answers where they run through the dimensions in this order, and in no other. */
function isTheOnlyOrder(
  { node, dimensions }: Cube,
  rows: readonly MapNode[],
  nodes: readonly Node[],
  parts: PartsOfCube,
): boolean {
  if (!fits(rows, parts)) return false
  return ordersOf(dimensions).every((order) => {
    const same = order.every((dimension, at) => dimension === dimensions[at])
    const other = same ? null : cubeOf(node, order, parts)
    const others = other && rowsOf(other, nodes, parts)
    return others === null || !fits(others, parts)
  })
}

/** All orders of the dimensions that have more than one category; the others may stand anywhere. */
function ordersOf(dimensions: readonly Dimension[]): Dimension[][] {
  if (dimensions.length < 2) return [[...dimensions]]
  return dimensions.flatMap((first, at) => {
    const others = dimensions.toSpliced(at, 1)
    return at > 0 && first.categories.length < 2 ? [] : ordersOf(others).map((order) => [first, ...order])
  })
}

/** Whether every value of a choice is the text of one of its options. */
function fits(rows: readonly MapNode[], { draft, known }: CubeParts): boolean {
  return rows.every(({ items: [, stem, value] }) => {
    const item = isLeaf(stem) ? known.itemOf(stem.value) : null
    if (item === null || draft.questions[item]?.type !== 'single_choice') return true
    return isLeaf(value) && known.labelOf(item, value.value) !== null
  })
}
