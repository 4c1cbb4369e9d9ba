import type { Language } from '../../text.ts'
import { partsOf } from '../opinion/asking-part.ts'
import { readOptionSet } from '../scales/option-set.ts'
import { describedOption } from './described-option.ts'
import { sumOf, weightsOf } from './learned/weights.ts'
import { merelySays } from './merely-said.ts'
import { namesPushedFor } from './names-pushed-for.ts'
import type { Push } from './push.ts'
import { featuresOf, wordOfFeature } from './word-features.ts'

/** Log odds above which a push is planted that no rule has read: few sound wordings of others reach them. */
const FOUND = 0
/** Log odds below which a push that a rule has read is dropped. */
const DROPPED = -0.4
/** Log odds that turn round the direction that the rules have read. */
const TURNED = 1
/** Words that are named in the answer key. */
const NAMED = 3

const isLeading = ({ effect }: Push) => effect === 'leading' || effect === 'loaded'

/**
 * The direction of a question that may push: that of the rules (`ruled`, 0 where they read nothing) is one feature among
 * others. 0 if it pushes nobody.
 */
export function decide(ruled: number, found: number, sign: number): number {
  if (ruled === 0 ? found <= FOUND : found < DROPPED) return 0
  if (ruled !== 0 && Math.abs(sign) < TURNED) return ruled
  return sign >= 0 ? 1 : -1
}

/**
 * Weighs the pushes that rules have read against what was learned from words (docs/practice-service.md): adds one that
 * the rules do not know, drops one that has none of the marks of others, and sets the direction.
 */
export function weighPushes(
  texte: string,
  options: readonly string[],
  language: Language,
  pushes: readonly Push[],
  isFor: 1 | -1,
): readonly Push[] {
  if (options.length === 0) return pushes
  const { kind } = readOptionSet(options, language, texte)
  const leading = pushes.filter(isLeading)
  if (kind === 'nominal' && !leading.some(({ names }) => names)) {
    const described = describedOption(texte, options, language)
    if (described) return [...pushes.filter((push) => !isLeading(push)), described]
  }
  if (leading.some(({ isDoubted }) => isDoubted)) return pushes
  const { find, sign } = featuresOf({ texte, language, kind, pushes, isFor })
  const ruled = Math.sign(leading.reduce((sum, { towards }) => sum + towards, 0))
  const direction = decide(
    leading.length > 0 && ruled === 0 ? 1 : ruled,
    sumOf(find, weightsOf('find')),
    sumOf(sign, weightsOf('sign')),
  )
  if (direction === 0) return pushes.filter((push) => !isLeading(push))
  const towards = direction > 0 ? 1 : -1
  if (leading.length > 0)
    return pushes.map((push) => (isLeading(push) && !push.names ? { ...push, towards } : push))
  if (partsOf(texte).premises.some((part) => merelySays(texte, part, language))) return pushes
  const words = tellingWords(texte, find)
  const names = namesPushedFor(texte, words[0] ?? texte, towards, options, language)
  if (names?.length === 0) return pushes
  return [
    ...pushes,
    { effect: 'leading', towards, words: words.join(', '), isLearned: true, ...(names && { names }) },
  ]
}

/** The words that weigh most for a push, as the folded text has them. */
function tellingWords(texte: string, find: ReadonlyMap<string, number>): string[] {
  const weights = weightsOf('find')
  const heavy = [...find]
    .map(([name, value]) => ({ name, weighs: value * (weights.get(name) ?? 0) }))
    .filter(({ weighs }) => weighs > 0)
    .sort((one, other) => other.weighs - one.weighs)
  const words: string[] = []
  for (const { name } of heavy) {
    const word = wordOfFeature(name, texte)
    if (word && !words.some((one) => one.includes(word) || word.includes(one))) words.push(word)
    if (words.length === NAMED) break
  }
  return words
}
