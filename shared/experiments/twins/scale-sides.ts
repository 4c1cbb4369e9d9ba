import type { Option } from '../../models/draft.ts'
import type { WordingLanguage } from '../../wording/finding.ts'
import { readOptions } from '../../wording/options/read-options.ts'
import { readPolarity } from '../../wording/options/read-polarity.ts'

/** A rating scale: positions of its options on each side, from the weakest to the strongest. */
export interface ScaleSides {
  positive: number[]
  negative: number[]
}

/**
 * The sides of a rating scale, without "don't know" and the like; null where the options are no scale, or not in order.
 */
export function scaleSides(options: readonly Option[], lang: WordingLanguage): ScaleSides | null {
  const texts = options.map(({ text }) => text)
  const answers = readOptions(texts, lang).filter(({ kind }) => kind === 'answer')
  const sides = answers.map(({ index, text }) => ({ index, side: sideOf(text, lang) }))
  if (sides.some(({ side }) => side === null)) return null
  const on = (wanted: -1 | 1) => sides.filter(({ side }) => side === wanted).map(({ index }) => index)
  const positive = on(1)
  const negative = on(-1)
  const [firstFor = 0, lastFor = 0] = [positive[0], positive.at(-1)]
  const [firstAgainst = 0, lastAgainst = 0] = [negative[0], negative.at(-1)]
  if (positive.length === 0 || negative.length === 0) return null
  if (lastFor < firstAgainst) return { positive: positive.reverse(), negative }
  return lastAgainst < firstFor ? { positive, negative: negative.reverse() } : null
}

function sideOf(text: string, lang: WordingLanguage): -1 | 0 | 1 | null {
  if (/^(?:oui|yes)(?!\p{L})/u.test(text)) return 1
  if (/^(?:non|no)(?!\p{L})/u.test(text)) return -1
  return readPolarity(text, lang)?.side ?? null
}
