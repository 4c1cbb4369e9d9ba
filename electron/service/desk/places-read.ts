import { asText, isObject } from '../json/json-value.ts'
import { type Step, sizeOf, valueAt } from './tree-paths.ts'

/** Entries of a list or map that are tried at most. */
const MOST_TRIED = 60
/** How often a payload is read at most, and for how many values in all: reading takes time for each of them. */
const MOST_READS = 200
const MOST_WORK = 200_000

/**
 * The deepest place in a payload without which something else is read; nothing is assumed of how the readers find it.
 * With `isCount`, all places of the numbers or lists that a number is made of. Empty where nothing is read, and for a
 * payload that takes too long to try.
 */
export function placesRead(
  data: unknown,
  read: (data: unknown) => unknown,
  { isCount = false } = {},
): Step[][] {
  const wanted = JSON.stringify(read(data) ?? null)
  const reads = { left: Math.min(MOST_READS, Math.floor(MOST_WORK / countValues(data, MOST_WORK))) }
  if (wanted === 'null' || reads.left === 0) return []
  const isNeeded = (path: Step[]): boolean => {
    reads.left -= 1
    return JSON.stringify(read(without(data, path)) ?? null) !== wanted
  }
  let at: Step[] = []
  for (;;) {
    const around = at
    const inside = stepsIn(valueAt(data, at)).map((step) => [...around, step])
    if (inside.length > reads.left) return []
    const needed = inside.filter(isNeeded)
    const [only, ...others] = needed
    if (!only) return [at]
    if (others.length > 0)
      return isCount && needed.every((path) => mayCount(valueAt(data, path))) ? needed : [at]
    at = only
  }
}

/** The places of all single values with this text. */
export function placesOfText(data: unknown, text: string): Step[][] {
  const found: Step[][] = []
  const queue: { value: unknown; path: Step[] }[] = [{ value: data, path: [] }]
  for (const { value, path } of queue) {
    if (asText(value)?.trim() === text.trim()) found.push(path)
    if (queue.length > MOST_WORK / 10) return []
    if (Array.isArray(value))
      for (const [at, inner] of value.entries()) queue.push({ value: inner, path: [...path, at] })
    else if (isObject(value))
      for (const [name, inner] of Object.entries(value)) queue.push({ value: inner, path: [...path, name] })
  }
  return found
}

/** The first entries of a list, or all of a map that has not too many. */
function stepsIn(value: unknown): Step[] {
  if (Array.isArray(value)) return value.slice(0, MOST_TRIED).map((_, at) => at)
  return isObject(value) && sizeOf(value) <= MOST_TRIED ? Object.keys(value) : []
}

/** A copy of the payload in which the value at a place is null. */
function without(value: unknown, [step, ...rest]: readonly Step[]): unknown {
  if (step === undefined) return null
  if (Array.isArray(value)) return value.map((each, at) => (at === step ? without(each, rest) : each))
  if (!isObject(value)) return value
  return { ...value, [step]: without(value[step], rest) }
}

/** Whether a value is a number, or a list, which may be counted. */
function mayCount(value: unknown): boolean {
  return typeof value === 'number' || Array.isArray(value) || (typeof value === 'string' && /\d/.test(value))
}

/** How many values there are, counted up to `most`. */
function countValues(data: unknown, most: number): number {
  const queue = [data]
  for (const value of queue) {
    if (queue.length >= most) return most
    if (typeof value === 'object' && value !== null) queue.push(...Object.values(value).slice(0, most))
  }
  return queue.length
}
