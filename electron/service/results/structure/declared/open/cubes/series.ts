import type { SurveyDraft } from '../../../../../../../shared/models/draft.ts'
import type { KnownTexts } from '../../../item-refs.ts'
import { isLeaf, type LeafNode, type MapNode, type Node } from '../../../node.ts'
import { type Category, categoriesIn } from './dimensions.ts'
import { type Observation, observationsIn } from './observations.ts'

interface SeriesParts {
  draft: SurveyDraft
  known: KnownTexts
  personas: number
}

/** The answers to one item, in a part of a payload with the item's text and one dimension, the personas. */
export interface Series {
  /** What holds the values. */
  node: Node
  item: number
  people: readonly Category[]
  observations: readonly Observation[]
}

const FEWEST_SHARE = 0.7
const DEEPEST = 5

/**
 * The series of a payload: `{label: "What would help?", dimension: {who: ["p1", "p2"]}, value: {"0": "…"}}`, with a value
 * for each persona, or by their places. A part counts only where it has one text of an item, one list of personas and
 * one list of values.
 */
export function seriesIn(nodes: readonly Node[], parts: SeriesParts): readonly Series[] {
  const found = nodes.flatMap((node) => (node.kind === 'map' ? (seriesOf(node, parts) ?? []) : []))
  const told = found.map(({ item }) => item)
  return found.filter(({ item }) => told.indexOf(item) === told.lastIndexOf(item))
}

function seriesOf(map: MapNode, { known, personas }: SeriesParts): Series | null {
  const told = new Set(map.items.flatMap((own) => (isLeaf(own) ? (known.itemOf(own.value) ?? []) : [])))
  const [item] = told
  if (item === undefined || told.size > 1) return null
  const inner = nodesWithin(map, 0)
  const lists = inner.flatMap((node) => {
    const categories = node.kind === 'map' && node.items.length === 1 ? categoriesIn(node, known, 0) : null
    return categories && arePeople(categories, personas) ? [categories] : []
  })
  const [people, ...others] = lists
  if (!people || !others.every((other) => idsOf(other).join() === idsOf(people).join())) return null
  const ids = new Set(idsOf(people))
  const values = inner.flatMap((node) => {
    if (node.kind === 'leaf' || !node.items.every(isLeaf)) return []
    if (node.items.some((own) => isLeaf(own) && ids.has(String(own.value)))) return []
    const observations = observationsIn(node, [{ name: '', categories: people }], [])
    return observations ? [{ node, observations }] : []
  })
  const [only, ...more] = values
  return only && more.length === 0 ? { ...only, item, people } : null
}

function nodesWithin(node: Node, depth: number): Node[] {
  if (node.kind === 'leaf' || depth > DEEPEST) return []
  const inner = node.items.filter((own) => own.kind !== 'leaf')
  return inner.flatMap((own) => [own, ...nodesWithin(own, depth + 1)])
}

function arePeople(categories: readonly Category[], personas: number): boolean {
  const { length } = categories
  return (
    length <= personas &&
    length >= Math.max(2, Math.ceil(personas * FEWEST_SHARE)) &&
    categories.every(({ item, option }) => item === null && option === null)
  )
}

export function idsOf(people: readonly Category[]): string[] {
  return people.map(({ id }) => String(id.value))
}

/** What the personas said in a series, each with the persona. */
export function toldIn({ people, observations }: Series): readonly { who: LeafNode; value: LeafNode }[] {
  return observations.flatMap(({ at, value }) => {
    const who = people[at[0] ?? -1]?.id
    return who && value.value !== null && value.value !== '' ? [{ who, value }] : []
  })
}
