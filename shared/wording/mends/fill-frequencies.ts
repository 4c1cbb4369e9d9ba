import type { WordedItem, WordingLanguage } from '../finding.ts'
import { readItem } from '../item-context.ts'
import { holeInFrequencies } from '../options/frequency-scale.ts'
import type { Mender } from './mender.ts'
import { keptOptions, withOptions } from './texts.ts'

/** As many holes as a scale can have that is still read. */
const MOST_HOLES = 5
const PER_UNIT: Record<WordingLanguage, Record<number, string>> = {
  fr: { 52: 'par semaine', 12: 'par mois', 1: 'par an' },
  en: { 52: 'a week', 12: 'a month', 1: 'a year' },
}
/** "Per" is written where the other options have it. */
const PER = /(?<!\p{L})per(?!\p{L})/iu
/** Days are counted where the other options count them, and times elsewhere. */
const DAYS = /(?<!\p{L})(?:days|jours)\s?(?:\/|(?:a|an|per|each|every|par|dans)(?!\p{L}))/iu
const COUNTED: Record<WordingLanguage, Record<'days' | 'times', string>> = {
  fr: { days: 'jours', times: 'fois' },
  en: { days: 'days', times: 'times' },
}
/** An option whose two numbers can be replaced: "1-2 times a week", « de 1 à 2 fois par mois ». */
const SPAN = /^(\D*)\d+(\s?(?:to|à|-|–)\s?|\sand\s|\set\s)\d+(\D*)$/iu
/** Options with numbers or letters of their own, which a new one would break: "b) every day". */
const LISTED = /^(?:\d{1,2}|[a-z])\s?[.)]\s/iu
/** "Every day or almost" is less than every day, by how much is not said. */
const ABOUT = /(?<!\p{L})(?:presque|quasi\w*|almost|nearly|about|environ)(?!\p{L})/iu

/**
 * Fills the holes in a scale of frequencies: between "1 to 2 times a week" and "every day" comes "3 to 6 times a week",
 * in the unit of the option below it.
 */
export const fillFrequencies: Mender = (item) => {
  if (item.options.some((text) => LISTED.test(text) || ABOUT.test(text))) return []
  let options = keptOptions(item)
  for (let step = 0; step < MOST_HOLES; step += 1) {
    const now: WordedItem = { ...item, options: options.map(({ text }) => text) }
    const hole = holeInFrequencies(readItem(now))
    if (!hole) break
    const { lower, upper } = hole
    const unit = PER_UNIT[item.lang][lower.unit]
    const from = lower.high / lower.unit + 1
    // A month has four whole weeks: "every week" is more than three times a month.
    const to = Math.floor(upper.low / lower.unit) - 1
    if (unit === undefined || to <= from) return []
    const text = spanning(from, to, unit, now, lower.index)
    const at = lower.index < upper.index ? lower.index + 1 : lower.index
    options = options.toSpliced(at, 0, { from: null, text })
  }
  return options.length === item.options.length ? [] : [withOptions(item, 'add_option', options)]
}

/** "3 to 6 times a week", written as the option below it, or else as the other options count. */
function spanning(
  from: number,
  to: number,
  unit: string,
  { lang, options }: WordedItem,
  below: number,
): string {
  const [, before, between, after] = SPAN.exec(options[below] ?? '') ?? []
  if (before !== undefined) return `${before}${from}${between}${to}${after}`
  const counted = COUNTED[lang][options.some((text) => DAYS.test(text)) ? 'days' : 'times']
  const per = options.some((text) => PER.test(text)) ? unit.replace(/^an? /, 'per ') : unit
  const text = `${from} ${lang === 'fr' ? 'à' : 'to'} ${to} ${counted} ${per}`
  return options.every((option) => option === option.toUpperCase()) ? text.toUpperCase() : text
}
