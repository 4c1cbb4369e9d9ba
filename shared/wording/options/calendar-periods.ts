import type { WordingLanguage } from '../finding.ts'
import type { ItemContext } from '../item-context.ts'

const PERIODS = compiled({
  fr: [
    "aujourd'hui|ce jour|cette journee",
    'cette semaine',
    'ce mois(?:-ci)?',
    'ce trimestre',
    'cette annee',
    'cette decennie',
  ],
  en: ['today|this day', 'this week', 'this month', 'this quarter', 'this year', 'this decade'],
})
const DURATIONS = compiled({
  fr: [
    '(?:une?|1) heures?',
    '(?:une?|1) jour(?:nee)?s?',
    '(?:une?|1) semaines?',
    '(?:une?|1) mois',
    '(?:une?|1) an(?:nee)?s?',
  ],
  en: [
    '(?:an?|one|1) hours?',
    '(?:an?|one|1) days?',
    '(?:an?|one|1) weeks?',
    '(?:an?|one|1) months?',
    '(?:an?|one|1) years?',
  ],
})
const LEAST = 3

/** The position of an option that lies inside a longer one ("this week" in "this month"); null if there is none. */
export function nestedPeriod(item: ItemContext): number | null {
  return placeOf(item, PERIODS[item.lang])
}

/** The position of an option that is far from the next ("1 day", "1 week", "1 month"); null if there is none. */
export function loneDuration(item: ItemContext): number | null {
  if (item.options.some((option) => option.kind === 'other')) return null
  return placeOf(item, DURATIONS[item.lang])
}

/** The second of at least three answers that each match another pattern, where all answers match one. */
function placeOf(item: ItemContext, patterns: readonly RegExp[]): number | null {
  const { answers } = item
  if (answers.length < LEAST) return null
  const found = answers.map((option) => patterns.findIndex((pattern) => pattern.test(option.text)))
  const distinct = new Set(found)
  if (found.filter((place) => place < 0).length > 1 || distinct.size < LEAST) return null
  distinct.delete(-1)
  if (distinct.size < LEAST) return null
  return answers.filter((_, at) => (found[at] ?? -1) >= 0)[1]?.index ?? null
}

function compiled(
  sources: Record<WordingLanguage, readonly string[]>,
): Record<WordingLanguage, readonly RegExp[]> {
  const whole = (source: string) => new RegExp(`^(?:${source})$`, 'u')
  return { fr: sources.fr.map(whole), en: sources.en.map(whole) }
}
