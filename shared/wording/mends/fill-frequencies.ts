import type { WordedItem, WordingLanguage } from '../finding.ts'
import { readItem } from '../item-context.ts'
import { holeInFrequencies } from '../options/frequency-scale.ts'
import type { Mender } from './mender.ts'
import { keptOptions, withOptions } from './texts.ts'

/** As many holes as a scale can have that is still read. */
const MOST_HOLES = 5
const TIMES_PER: Record<WordingLanguage, Record<number, string>> = {
  fr: { 52: 'fois par semaine', 12: 'fois par mois', 1: 'fois par an' },
  en: { 52: 'times a week', 12: 'times a month', 1: 'times a year' },
}
/** "Per" is written where the other options have it. */
const PER = /(?<!\p{L})per(?!\p{L})/iu

/**
 * Fills the holes in a scale of frequencies: between "1 to 2 times a week" and "every day" comes "3 to 6 times a week",
 * in the unit of the option below it.
 */
export const fillFrequencies: Mender = (item) => {
  let options = keptOptions(item)
  for (let step = 0; step < MOST_HOLES; step += 1) {
    const now: WordedItem = { ...item, options: options.map(({ text }) => text) }
    const hole = holeInFrequencies(readItem(now))
    if (!hole) break
    const { lower, upper } = hole
    const times = TIMES_PER[item.lang][lower.unit]
    const from = lower.high / lower.unit + 1
    // A month has four whole weeks: "every week" is more than three times a month.
    const to = Math.floor(upper.low / lower.unit) - 1
    if (times === undefined || to <= from) return []
    const words = now.options.some((text) => PER.test(text)) ? times.replace(' a ', ' per ') : times
    const text = `${from} ${item.lang === 'fr' ? 'à' : 'to'} ${to} ${words}`
    const at = lower.index < upper.index ? lower.index + 1 : lower.index
    options = options.toSpliced(at, 0, { from: null, text })
  }
  return options.length === item.options.length ? [] : [withOptions(item, 'add_option', options)]
}
