import type { WordingLanguage } from './finding.ts'
import { foldText } from './text/fold.ts'
import { splitSentences } from './text/sentences.ts'
import { countSyllables } from './text/syllables.ts'
import { tokenise } from './text/tokenise.ts'

/**
 * Reading ease of a text, 0 (hard) to 100 (easy). For information only: of two wordings such formulas prefer the worse
 * one half of the time.
 */
export interface Readability {
  score: number
  words: number
  sentences: number
  syllables: number
}

/** Intercept, weight of words per sentence, weight of syllables per word. Kandel & Moles 1958; Flesch 1948. */
const FORMULA: Record<WordingLanguage, readonly [number, number, number]> = {
  fr: [207, 1.015, 73.6],
  en: [206.835, 1.015, 84.6],
}

/** Kandel–Moles for French, Flesch for English, cut to 0–100; null for a text without words. */
export function readability(text: string, lang: WordingLanguage): Readability | null {
  const folded = foldText(text)
  const words = tokenise(folded, lang).filter((token) => token.kind === 'word' && !token.text.startsWith('-'))
  const spoken = words.filter((token) => !token.text.endsWith("'"))
  if (spoken.length === 0) return null
  const sentences = Math.max(1, splitSentences(folded, lang).length)
  const syllables = spoken.reduce((sum, token) => sum + countSyllables(token.accented, lang), 0)
  const [base, perSentence, perWord] = FORMULA[lang]
  const raw = base - perSentence * (spoken.length / sentences) - perWord * (syllables / spoken.length)
  return { score: Math.min(100, Math.max(0, raw)), words: spoken.length, sentences, syllables }
}
