import { keyOf, stream } from '../../random.ts'

/** Without d, m, p and t no word can be one that services use, such as "data", "item" or "page". */
const BEGINNINGS = ['b', 'br', 'f', 'fl', 'g', 'gr', 'j', 'k', 'kr', 'v', 'vr', 'w', 'x', 'z']
const VOWELS = ['a', 'e', 'i', 'o', 'u', 'ou', 'ai']

/**
 * Gives each thing a meaningless word as its name: always the same for the same thing, and different from all others.
 */
export type NoiseWords = (thing: string) => string

/** The noise words of a seed. */
export function noiseWords(seed: number): NoiseWords {
  const words = new Map<string, string>()
  const taken = new Set<string>()
  return (thing) => {
    const known = words.get(thing)
    if (known !== undefined) return known
    const next = stream(keyOf('odd name', seed, thing))
    const one = (among: readonly string[]): string => among[Math.floor(next() * among.length)] ?? ''
    const syllable = () => one(BEGINNINGS) + one(VOWELS)
    let word = syllable() + syllable()
    while (taken.has(word)) word += syllable()
    taken.add(word)
    words.set(thing, word)
    return word
  }
}
