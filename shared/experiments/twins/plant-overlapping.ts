import type { Option } from '../../models/draft.ts'
import type { WordingLanguage } from '../../wording/finding.ts'
import { readItem } from '../../wording/item-context.ts'
import { numberRanges } from '../../wording/options/number-ranges.ts'

/**
 * Options whose neighbouring ranges share a limit: « 18 à 24 ans » before « 25 à 34 ans » becomes « 18 à 25 ans ». All
 * options that can be widened are, so that many people are on a shared limit. Null where the options are no such
 * ranges.
 */
export function overlappingOptions(
  stem: string,
  options: readonly Option[],
  lang: WordingLanguage,
): Option[] | null {
  const texts = options.map(({ text }) => text)
  const ranges = numberRanges(readItem({ lang, type: 'single_choice', stem, options: texts }))
  const widened = new Map<number, string>()
  for (const [at, lower] of ranges.entries()) {
    const upper = ranges[at + 1]
    const text = texts[lower.index] ?? ''
    const written = upper ? firstNumber(texts[upper.index] ?? '') : null
    const last = lastNumber(text)
    if (written === null || last === null || lower.single || !lower.highIn) continue
    if (firstNumber(text)?.at === last.at || NAMES_VALUES.test(text)) continue
    widened.set(
      lower.index,
      `${text.slice(0, last.at)}${written.text}${text.slice(last.at + last.text.length)}`,
    )
  }
  if (widened.size === 0) return null
  return options.map((option, index) => ({ ...option, text: widened.get(index) ?? option.text }))
}

/** "1 or 2": two separate values, not a range. */
const NAMES_VALUES = /\d (?:or|ou) \d/u

interface WrittenNumber {
  at: number
  text: string
}

/** A number as written, thousands and decimals included. */
const NUMBER = /\d+(?:[ \u00A0\u202F.,]\d+)*/gu

function firstNumber(text: string): WrittenNumber | null {
  return numbersIn(text)[0] ?? null
}

function lastNumber(text: string): WrittenNumber | null {
  return numbersIn(text).at(-1) ?? null
}

function numbersIn(text: string): WrittenNumber[] {
  return [...text.matchAll(NUMBER)].map((found) => ({ at: found.index, text: found[0] }))
}
