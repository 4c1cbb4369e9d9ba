import { foldAccents } from '../../../shared/text/fold-accents.ts'
import { isObject } from '../json/json-value.ts'
import { stepPath } from '../results/shapes/gathered.ts'
import { keysOf, type Step, stepsTo } from './tree-paths.ts'
import { parentsOf } from './tree-rows.ts'

/** The most places that are kept; further ones are only counted. */
const MOST_KEPT = 10_000

/** The next place that contains the words. */
export interface FoundPlace {
  path: string | null
  /** The places to unfold so that it is visible. */
  open: string[]
  /** The number of all places found. */
  matches: number
}

/**
 * Makes a search for words in the names and values of a payload. The places of the last words are kept, for going from
 * one to the next.
 */
export function treeSearch(data: unknown): (words: string, after: string | null) => FoundPlace {
  let kept: { words: string; places: Step[][]; matches: number } | null = null
  return (words, after) => {
    if (kept?.words !== words) kept = { words, ...allPlaces(data, words) }
    const { places, matches } = kept
    const from = after === null ? null : stepsTo(data, after)
    const next = from ? places.find((place) => compare(data, place, from) > 0) : places[0]
    if (!next) return { path: null, open: [], matches }
    return { path: next.reduce<string>(stepPath, '$'), open: parentsOf(next), matches }
  }
}

function allPlaces(data: unknown, words: string): { places: Step[][]; matches: number } {
  const wanted = foldAccents(words)
  const places: Step[][] = []
  let matches = 0
  const steps: Step[] = []
  const has = (text: string): boolean => foldAccents(text).includes(wanted)
  const walk = (value: unknown, isNamed: boolean): void => {
    const isInside = typeof value === 'object' && value !== null
    if (isNamed || (!isInside && has(typeof value === 'string' ? value : String(value)))) {
      matches += 1
      if (places.length < MOST_KEPT) places.push([...steps])
    }
    if (Array.isArray(value)) {
      for (let at = 0; at < value.length; at += 1) {
        steps.push(at)
        walk(value[at], false)
        steps.pop()
      }
    } else if (isObject(value)) {
      for (const key of Object.keys(value)) {
        steps.push(key)
        walk(value[key], has(key))
        steps.pop()
      }
    }
  }
  walk(data, false)
  return { places, matches }
}

/** Compares the order of two places in the payload: below 0 if the first one comes first. */
function compare(data: unknown, one: readonly Step[], other: readonly Step[]): number {
  let value = data
  for (const [at, step] of one.entries()) {
    const rival = other[at]
    if (rival === undefined) return 1
    if (step !== rival) {
      const order = isObject(value) ? keysOf(value) : null
      return order ? order.indexOf(String(step)) - order.indexOf(String(rival)) : Number(step) - Number(rival)
    }
    value = (value as Record<Step, unknown>)[step]
  }
  return one.length === other.length ? 0 : -1
}
