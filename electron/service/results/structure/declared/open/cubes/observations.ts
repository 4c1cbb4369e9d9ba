import { isLeaf, type LeafNode, type Node } from '../../../node.ts'
import { type Attributes, describedIn } from './attributes.ts'
import type { Dimension } from './dimensions.ts'

/** One value of a cube, with its place along each dimension, counted from 0. */
export interface Observation {
  at: readonly number[]
  value: LeafNode
  /** A word before a number, which says what the number points into. */
  tag: string | null
  /** The texts of its attributes, where the payload declares some. */
  notes: readonly (LeafNode | null)[]
  /** By attribute: whether it tells a state of the value. */
  states: readonly boolean[]
}

const FEWEST = 4
const BARE = { notes: [], states: [] }
const MOST = 200_000
const KEYED = /^\d{1,5}(?:[:,.|;/_-]\d{1,5})+$/

/**
 * The values of a node as those of a cube with these dimensions: a map from "persona:item" to a value, or a flat list
 * of as many values as the cube has, the last dimension running fastest. Null where it holds no such values.
 */
export function observationsIn(
  node: Node,
  dimensions: readonly Dimension[],
  attributes: readonly Attributes[],
): readonly Observation[] | null {
  if (node.kind === 'leaf' || node.items.length < FEWEST || node.items.length > MOST) return null
  const sizes = dimensions.map(({ categories }) => categories.length)
  const places = node.kind === 'map' ? placesOf(node.keys, sizes) : flatPlaces(node.items.length, sizes)
  if (places === null) return null
  if (attributes.length > 0 && node.items.some(hasPointers)) {
    // Numbers behind the values point into what the only fitting attributes list.
    const [described, ...others] = attributes.flatMap((own) => {
      const fitting = describedIn(node.items, own)
      return fitting ? [fitting] : []
    })
    if (!described || others.length > 0) return null
    return described.map((own, at) => ({ ...own, at: places[at] ?? [], tag: null }))
  }
  const found = node.items.map((item, at) => observed(item, places[at] ?? []))
  return found.includes(null) ? null : (found as Observation[])
}

/** Whether values are counted through all dimensions together, and not along each of them. */
export function isFlat(node: Node): boolean {
  return node.kind !== 'map' || areNumbers(node.keys)
}

function areNumbers(keys: readonly string[]): boolean {
  return keys.every((key) => /^\d+$/.test(key))
}

function placesOf(keys: readonly string[], sizes: readonly number[]): number[][] | null {
  const total = sizes.reduce((product, size) => product * size, 1)
  if (areNumbers(keys)) {
    const isWithin =
      keys.every((key) => Number(key) < total) && keys.length * 2 >= total && keys.includes('0')
    return isWithin ? keys.map((key) => unfolded(Number(key), sizes)) : null
  }
  if (!keys.every((key) => KEYED.test(key))) return null
  const parts = keys.map((key) => key.split(/[^\d]/).map(Number))
  if (parts.some((part) => part.length !== sizes.length)) return null
  // Every dimension must show that its places are counted from 0 to the last category.
  const isCounted = sizes.every((size, at) => {
    const own = parts.map((part) => part[at] ?? -1)
    return Math.min(...own) === 0 && Math.max(...own) === size - 1
  })
  return isCounted ? parts : null
}

function flatPlaces(count: number, sizes: readonly number[]): number[][] | null {
  if (count !== sizes.reduce((product, size) => product * size, 1)) return null
  return Array.from({ length: count }, (_, at) => unfolded(at, sizes))
}

/** The places along each dimension of the value at `at` of a flat list. */
function unfolded(at: number, sizes: readonly number[]): number[] {
  let left = at
  const places: number[] = []
  for (const size of [...sizes].reverse()) {
    places.unshift(left % size)
    left = Math.floor(left / size)
  }
  return places
}

/** Whether a value has numbers behind it. */
function hasPointers(node: Node): boolean {
  return (
    node.kind === 'list' && node.items.slice(1).some((item) => isLeaf(item) && Number.isInteger(item.value))
  )
}

/** A value alone, the first of several, or a word and a number that points somewhere. */
function observed(node: Node, at: readonly number[]): Observation | null {
  if (isLeaf(node)) return { at, value: node, tag: null, ...BARE }
  if (node.kind === 'map') return null
  const leaves = node.items.filter(isLeaf)
  const [first, second] = leaves
  if (!first || leaves.length < node.items.length) return null
  const isPointer = typeof first.value === 'string' && Number.isInteger(second?.value)
  return isPointer && second
    ? { at, value: second, tag: String(first.value), ...BARE }
    : { at, value: first, tag: null, ...BARE }
}
