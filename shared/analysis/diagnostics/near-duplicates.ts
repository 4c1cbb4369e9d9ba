import { LEAST_BASE } from '../base-size.ts'
import type { WordedAnswer } from './answer-words.ts'
import type { ItemView } from './item-view.ts'
import { MOST_EVENNESS } from './no-variety.ts'
import type { NearDuplicatesEvidence, Suspicion } from './suspicion.ts'
import { effectiveOptions } from './variety.ts'

/** Two answers count as nearly the same from this Jaccard index of their sets of word pairs on. */
export const SIMILARITY = 0.6
/** Shorter answers (a number, a place, "every day") repeat by nature. */
const LEAST_WORDS = 8
const LEAST_SHARE = 0.1

/**
 * Whether many answers to an open-ended item are nearly the same as another's. The base is the answers of eight words
 * or more. Since a model repeats itself on sound items too, the mark is never strong. It weighs `look` only where, with
 * each group taken as an option that its members chose, the answers vary as little as those of a choice item without
 * variety.
 */
export function findNearDuplicates(
  view: ItemView,
  answers: readonly WordedAnswer[],
): Suspicion<NearDuplicatesEvidence>[] {
  const long = answers.filter(({ words }) => words.length >= LEAST_WORDS)
  if (long.length < LEAST_BASE) return []
  const groups = groupNearDuplicates(long.map(({ words }) => words))
    .map((group) => group.flatMap((place) => long[place]?.respondent ?? []))
    .map((group) => group.sort((a, b) => a - b))
    .sort((a, b) => b.length - a.length || (a[0] ?? 0) - (b[0] ?? 0))
  const count = groups.reduce((sum, group) => sum + group.length, 0)
  if (count / long.length < LEAST_SHARE) return []
  const evidence: NearDuplicatesEvidence = {
    kind: 'near_duplicates',
    count,
    groups,
    similarity: SIMILARITY,
    leastWords: LEAST_WORDS,
  }
  const alone = new Array<number>(long.length - count).fill(1)
  const different = effectiveOptions([...groups.map((group) => group.length), ...alone])
  const weight = (different - 1) / (long.length - 1) <= MOST_EVENNESS ? 'look' : 'note'
  return [{ weight, item: view.position, base: long.length, evidence }]
}

/**
 * Groups texts so that each is nearly the same as another one of its group: the Jaccard index of their sets of pairs of
 * neighbouring words is at least `similarity`. Exact, and fast on tens of thousands of texts: two sets that are so
 * similar share one of their rarest pairs (prefix filter of Chaudhuri, Ganti and Kaushik 2006), so that only such sets
 * are compared.
 *
 * @param texts the words of each text, in their order
 * @returns groups of two or more, as indices in `texts`
 */
export function groupNearDuplicates(
  texts: readonly (readonly string[])[],
  similarity: number = SIMILARITY,
): number[][] {
  const sets = numberPairs(texts)
  const leaders = texts.map((_, place) => place)
  const leaderOf = (place: number): number => {
    let leader = place
    while (leaders[leader] !== leader) leader = leaders[leader] ?? leader
    leaders[place] = leader
    return leader
  }
  const holders = new Map<number, number[]>()
  const asSets = new Map<number, ReadonlySet<number>>()
  for (const [place, pairs] of sets.entries()) {
    const compared = new Set<number>()
    const prefix = pairs.length - Math.ceil(similarity * pairs.length) + 1
    for (const pair of pairs.slice(0, prefix)) {
      const held = holders.get(pair) ?? []
      for (const other of held) {
        // Texts that are already in one group are not compared, so that many copies of one text stay fast.
        if (compared.has(other) || leaderOf(other) === leaderOf(place)) continue
        compared.add(other)
        const has = asSets.get(other) ?? new Set(sets[other])
        asSets.set(other, has)
        if (jaccard(pairs, has) >= similarity) leaders[leaderOf(place)] = leaderOf(other)
      }
      held.push(place)
      holders.set(pair, held)
    }
  }
  const groups = Map.groupBy(leaders.keys(), leaderOf)
  return [...groups.values()].filter((group) => group.length > 1)
}

/**
 * The pairs of neighbouring words of each text as numbers, sorted by how rare they are in all texts, the rarest first.
 */
function numberPairs(texts: readonly (readonly string[])[]): number[][] {
  const words = new Map<string, number>()
  const pairs = new Map<number, number>()
  const uses: number[] = []
  const sets = texts.map((text) => {
    const own = new Set<number>()
    let before = -1
    for (const word of text) {
      const now = numberOf(words, word)
      if (before >= 0) own.add(numberOf(pairs, before * WORDS + now))
      before = now
    }
    for (const pair of own) uses[pair] = (uses[pair] ?? 0) + 1
    return own
  })
  const byUse = (one: number, other: number) => (uses[one] ?? 0) - (uses[other] ?? 0) || one - other
  return sets.map((own) => [...own].sort(byUse))
}

/** More than the different words of any run, so that the numbers of two words combine into one for the pair. */
const WORDS = 2 ** 26

function numberOf<Key>(numbers: Map<Key, number>, key: Key): number {
  const known = numbers.get(key)
  if (known !== undefined) return known
  numbers.set(key, numbers.size)
  return numbers.size - 1
}

/** Jaccard index of two sets: size of the intersection divided by size of the union. */
function jaccard(one: readonly number[], other: ReadonlySet<number>): number {
  let shared = 0
  for (const pair of one) if (other.has(pair)) shared += 1
  const all = one.length + other.size - shared
  return all === 0 ? 0 : shared / all
}
