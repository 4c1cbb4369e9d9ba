import { wordsOfKey } from '../../../../../json/words-of-key.ts'
import { isLeaf, type LeafNode, type MapNode, type Node } from '../../../node.ts'

/** An attribute of the values of a cube: the texts into which the numbers behind a value point. */
interface Attribute {
  texts: readonly LeafNode[]
  /** Whether its name or a text of it says that it tells a state of the values, or why there are none. */
  isState: boolean
}

/** By attribute. */
export type Attributes = readonly Attribute[]

/** A value of a cube with the text of each attribute that it has. */
export interface Described {
  value: LeafNode
  notes: readonly (LeafNode | null)[]
  /** By attribute: whether it tells a state. */
  states: readonly boolean[]
}

const ATTRIBUTE = /attribut/i
const STATE = /stat[ue]|flag|state|quality|qualit|confiden/i
const STATE_TEXT =
  /^\s*(?:normal|missing|manqu|refus|not |non |no |sans |ne sait|don.t know|inconnu|unknown|unavail|valid)/i
const FEWEST = 2

/** Every list of attributes of a payload: maps with one list of texts each, below a name that says so. */
export function attributesIn(nodes: readonly Node[]): Attributes[] {
  const found = new Map<Node, Attributes>()
  const look = (node: Node): void => {
    if (node.kind === 'leaf') return
    const own = node.kind === 'list' ? textsOf(node.items) : null
    if (own) found.set(node, own)
    else node.items.forEach(look)
  }
  for (const node of nodes) {
    if (node.kind !== 'map') continue
    node.items.forEach((item, at) => {
      if (ATTRIBUTE.test(node.keys[at] ?? '')) look(item)
    })
  }
  return [...found.values()]
}

function textsOf(maps: readonly Node[]): Attributes | null {
  const found = maps.map((map): Attribute | null => {
    const [list, ...others] = map.kind === 'map' ? map.items.filter(({ kind }) => kind === 'list') : []
    if (map.kind !== 'map' || list?.kind !== 'list' || others.length > 0) return null
    const texts = list.items.map(textOf)
    if (texts.includes(null)) return null
    const isState =
      map.items.some((leaf) => isLeaf(leaf) && STATE.test(String(leaf.value))) ||
      texts.some((text) => STATE_TEXT.test(String(text?.value)))
    return { texts: texts as LeafNode[], isState }
  })
  return found.length === 0 || found.includes(null) ? null : (found as Attribute[])
}

/** A text alone, or the longest of the texts of a map: its name, and not its id. */
function textOf(node: Node): LeafNode | null {
  if (isLeaf(node)) return node
  const texts = node.items.filter(isLeaf).filter(({ value }) => typeof value === 'string')
  const named = node.kind === 'map' ? node.items[node.keys.indexOf('name')] : undefined
  if (isLeaf(named) && typeof named.value === 'string') return named
  return texts.length === 1 ? (texts[0] ?? null) : null
}

/**
 * The values of a cube, each with the texts of its attributes: `["B", 0, null]`, where the numbers behind the value are
 * places in these lists. Null where some value is none, or points beyond a list.
 */
export function describedIn(values: readonly Node[], attributes: Attributes): Described[] | null {
  const described = values.map((node): Described | null => {
    if (isLeaf(node)) return { value: node, notes: [], states: [] }
    const [value, ...pointers] = node.kind === 'list' ? node.items : []
    if (!isLeaf(value) || pointers.length > attributes.length) return null
    const notes = pointers.map((pointer, at) => noteAt(pointer, attributes[at]?.texts ?? []))
    if (notes.includes(undefined)) return null
    return { value, notes: notes as (LeafNode | null)[], states: attributes.map(({ isState }) => isState) }
  })
  return described.includes(null) ? null : (described as Described[])
}

/** The text that a number points to; null without a number, nothing where it points beyond the list. */
function noteAt(pointer: Node, texts: readonly LeafNode[]): LeafNode | null | undefined {
  if (!isLeaf(pointer)) return undefined
  if (pointer.value === null) return null
  return Number.isInteger(pointer.value) ? texts[Number(pointer.value)] : undefined
}

/** Beginnings of words for a value that nobody gave: estimated, imputed, provisional. */
const NOT_GIVEN =
  /^(estim|imput|provis|predi|previ|simul|extrap|interp|deriv|assum|suppos|reject|rejet|invalid)/

/** Whether some attribute says of a value that nobody gave it. */
export function isOfNobody(notes: readonly (LeafNode | null)[]): boolean {
  return notes.some(
    (note) => note !== null && wordsOfKey(String(note.value)).some((word) => NOT_GIVEN.test(word)),
  )
}

/**
 * The only attribute that has the words of open-ended items: it tells no state, and no value has it, nor does a choice.
 * Null where there is none, or where two may be.
 */
export function wordsAmong(described: readonly (Described & { isOpen: boolean })[]): number | null {
  const width = Math.max(0, ...described.map(({ notes }) => notes.length))
  const fitting = Array.from({ length: width }, (_, at) => at).filter((at) => {
    const having = described.filter(({ notes }) => notes[at])
    const isState = described.some(({ states }) => states[at])
    const areWords = having.every(
      ({ value, isOpen }) => isOpen && (value.value === null || value.value === ''),
    )
    return having.length > 0 && areWords && !isState
  })
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}

/**
 * A payload whose observations stand below series (`series: {"0:1": {observations: {"0": …}}}`) with all their places
 * in one name ("0:1:0"), and the dimensions of both in one list.
 */
export function withoutSeries(root: Node): Node {
  if (root.kind === 'leaf') return root
  const items = root.items.map(withoutSeries)
  if (root.kind === 'list') return { ...root, items }
  const map: MapNode = { ...root, items }
  return joinedDimensions(map) ?? joinedSeries(map) ?? map
}

const PLACES = /^\d{1,5}(?::\d{1,5})*$/

function joinedSeries(map: MapNode): MapNode | null {
  if (map.items.length < FEWEST || !map.keys.every((key) => PLACES.test(key))) return null
  const inner = map.items.map((series) => {
    const maps = series.kind === 'map' ? series.items.filter((item) => item.kind === 'map') : []
    const [observations, ...others] = maps
    const isOne = observations?.kind === 'map' && others.length === 0
    return isOne && observations.keys.every((key) => PLACES.test(key)) ? observations : null
  })
  if (inner.includes(null)) return null
  return {
    kind: 'map',
    keys: inner.flatMap((own, at) => own?.keys.map((key) => `${map.keys[at]}:${key}`) ?? []),
    items: inner.flatMap((own) => own?.items ?? []),
  }
}

/** `{dataSet: [], series: […], observation: […]}`: the dimensions in the order in which names give their places. */
function joinedDimensions(map: MapNode): Node | null {
  const listOf = (name: string): readonly Node[] | null => {
    const list = map.items[map.keys.indexOf(name)]
    return list?.kind === 'list' ? list.items : null
  }
  const [series, observation] = [listOf('series'), listOf('observation')]
  if (series === null || observation === null || series.length === 0) return null
  const rest = map.keys.filter((name) => name !== 'series' && name !== 'observation' && name !== 'dataSet')
  return rest.length > 0 ? null : { kind: 'list', items: [...series, ...observation] }
}
