import { asText } from '../../json/json-value.ts'
import { wordsOfKey } from '../../json/words-of-key.ts'

const ORDER_WORDS: ReadonlySet<string> = new Set(['ordre', 'order', 'sequence', 'permutation', 'ordering'])
const RANDOM_WORDS: ReadonlySet<string> = new Set(
  'random randomised randomized randomise randomize shuffled shuffle aleatoire hasard melange melangees rotation'.split(
    ' ',
  ),
)

/** Words that say what a seed was for. */
const SHUFFLED_WORDS: ReadonlySet<string> = new Set(
  'shuffled shuffle melange melangees rotation ordre order ordering permutation'.split(' '),
)
const SEED_WORDS: ReadonlySet<string> = new Set(['seed', 'seeds', 'graine'])

/** Words in the names of what is random, but is no order: how the personas were drawn. */
const DRAWN_WORDS: ReadonlySet<string> = new Set(
  'seed seeds graine sample sampling echantillon tirage draw noise bruit generator number'.split(' '),
)

/** Whether a field says that items or options were shuffled, or put into an order that is not the usual one. */
export function tellsOrder(name: string, value: unknown): boolean {
  const words = wordsOfKey(name)
  const isSeed = words.some((word) => SEED_WORDS.has(word)) && words.some((word) => SHUFFLED_WORDS.has(word))
  if (isSeed) return value !== false && value !== null
  if (words.some((word) => DRAWN_WORDS.has(word))) return false
  if (words.some((word) => RANDOM_WORDS.has(word))) return value !== false && value !== null && value !== 0
  if (!words.some((word) => ORDER_WORDS.has(word))) return false
  if (typeof value === 'string') return wordsOfKey(value).some((word) => RANDOM_WORDS.has(word))
  if (!Array.isArray(value) || value.length < 2) return false
  const numbers = value.map((one) => Number(/\d+$/.exec(asText(one) ?? '')?.[0] ?? Number.NaN))
  return numbers.some((number, at) => at > 0 && !(number === (numbers[at - 1] ?? 0) + 1))
}
