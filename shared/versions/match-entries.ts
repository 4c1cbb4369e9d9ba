import { rising } from '../difference/common-run.ts'

/** How entries of two lists are compared. */
export interface Likeness<T> {
  /** Stable while an entry is edited and moved. */
  id(entry: T): string
  /** All its visible text: entries with equal text are the same entry, retyped. */
  text(entry: T): string
  /** Its words; the share of common words is the similarity of two entries. */
  words(entry: T): readonly string[]
}

/** An entry in one list, the other, or both, with its position in each from 0. */
export interface MatchedEntry<T> {
  before: { entry: T; at: number } | null
  after: { entry: T; at: number } | null
  /** Whether it changed its place relative to the other entries of both lists. */
  moved: boolean
}

/** The least similarity (Dice's coefficient, 1945) from which an entry with another id is taken for the same. */
const LEAST_ALIKE = 0.5

/**
 * Merges two lists, with entries matched first by id, then by equal text, then by similarity. As few entries as
 * possible are `moved`: those outside of the longest common subsequence. The order is that of the later list; a removed
 * entry follows the entry that it followed before.
 */
export function matchEntries<T>(
  before: readonly T[],
  after: readonly T[],
  likeness: Likeness<T>,
): MatchedEntry<T>[] {
  const pairs = pairUp(before, after, likeness)
  return inOrder(before, after, pairs)
}

/** For each entry of the earlier list its position in the later one, or -1. */
function pairUp<T>(before: readonly T[], after: readonly T[], { id, text, words }: Likeness<T>): Int32Array {
  const pairs = new Int32Array(before.length).fill(-1)
  const taken = new Uint8Array(after.length)
  const pairBy = (keyOf: (entry: T) => string) => {
    const places = new Map<string, number[]>()
    for (let at = after.length - 1; at >= 0; at--) {
      const entry = after[at]
      if (taken[at] === 1 || entry === undefined) continue
      const key = keyOf(entry)
      const known = places.get(key)
      if (known) known.push(at)
      else places.set(key, [at])
    }
    for (const [at, entry] of before.entries()) {
      const place = pairs[at] === -1 ? places.get(keyOf(entry))?.pop() : undefined
      if (place === undefined) continue
      pairs[at] = place
      taken[place] = 1
    }
  }
  pairBy(id)
  pairBy(text)
  pairByWords(before, after, words, pairs, taken)
  return pairs
}

/** Pairs the remaining entries, the most similar first; of equally similar ones the closest in position. */
function pairByWords<T>(
  before: readonly T[],
  after: readonly T[],
  words: Likeness<T>['words'],
  pairs: Int32Array,
  taken: Uint8Array,
): void {
  const index = new Map<string, number[]>()
  const sizes = new Int32Array(after.length)
  for (const [at, entry] of after.entries()) {
    if (taken[at] === 1) continue
    const own = new Set(words(entry))
    sizes[at] = own.size
    for (const word of own) {
      const places = index.get(word)
      if (places) places.push(at)
      else index.set(word, [at])
    }
  }
  if (index.size === 0) return
  const found: { at: number; place: number; alike: number }[] = []
  for (const [at, entry] of before.entries()) {
    if (pairs[at] !== -1) continue
    const own = new Set(words(entry))
    const shared = new Map<number, number>()
    for (const word of own)
      for (const place of index.get(word) ?? []) shared.set(place, (shared.get(place) ?? 0) + 1)
    for (const [place, count] of shared) {
      const alike = (2 * count) / (own.size + (sizes[place] ?? 0))
      if (alike >= LEAST_ALIKE) found.push({ at, place, alike })
    }
  }
  const distance = ({ at, place }: { at: number; place: number }) => Math.abs(at - place)
  found.sort((a, b) => b.alike - a.alike || distance(a) - distance(b) || a.at - b.at || a.place - b.place)
  for (const { at, place } of found) {
    if (pairs[at] !== -1 || taken[place] === 1) continue
    pairs[at] = place
    taken[place] = 1
  }
}

function inOrder<T>(before: readonly T[], after: readonly T[], pairs: Int32Array): MatchedEntry<T>[] {
  const matches = [...pairs].flatMap((place, at): [number, number][] => (place === -1 ? [] : [[at, place]]))
  const unmoved = rising(matches).map(([at]) => at)
  const origins = new Map(matches.map(([at, place]) => [place, at]))
  const entries: MatchedEntry<T>[] = []
  /** The first entry of the earlier list that was not looked at yet. */
  let next = 0
  /** How many unmoved entries were taken. */
  let passed = 0
  /** Adds the removed entries that were before the next entry that is not moved. */
  const takeRemoved = () => {
    for (const end = unmoved[passed] ?? before.length; next < end; next++) {
      const entry = before[next]
      if (entry !== undefined && pairs[next] === -1)
        entries.push({ before: { entry, at: next }, after: null, moved: false })
    }
  }
  takeRemoved()
  for (const [at, entry] of after.entries()) {
    const origin = origins.get(at)
    const old = origin === undefined ? undefined : before[origin]
    if (origin === undefined || old === undefined) {
      entries.push({ before: null, after: { entry, at }, moved: false })
      continue
    }
    const isUnmoved = unmoved[passed] === origin
    entries.push({ before: { entry: old, at: origin }, after: { entry, at }, moved: !isUnmoved })
    if (!isUnmoved) continue
    passed += 1
    next = origin + 1
    takeRemoved()
  }
  return entries
}
