import { contentWords, type Language } from '../../text.ts'
import type { OptionSet } from '../scales/option-set.ts'
import { learned, sumOf } from './model.ts'
import { optionCuesOf, type PushingWords } from './option-cues.ts'

/**
 * For options without an order: the content words by which the option that a wording pushes towards differs from the
 * others; undefined if it has none, or nothing tells it apart.
 */
export function learnedOption(
  texte: string,
  options: readonly string[],
  { substantive }: OptionSet,
  push: PushingWords,
  language: Language,
): readonly string[] | undefined {
  const offered = substantive.map((place) => options[place] ?? '')
  const weights = learned('option')
  const sums = optionCuesOf(texte, offered, push, language).map((cues) => sumOf(weights, cues))
  const most = Math.max(...sums)
  if (sums.filter((sum) => sum === most).length > 1) return undefined
  const chosen = sums.indexOf(most)
  const others = new Set(offered.filter((_, place) => place !== chosen).flatMap(contentWords))
  const names = contentWords(offered[chosen] ?? '').filter((word) => !others.has(word))
  return names.length > 0 ? names : undefined
}
