import type { Audience } from '../models/draft.ts'

const WORDS = {
  en: {
    label: 'Audience',
    ages: (ranges: string) => `ages ${ranges}`,
    allAges: 'all ages',
    everyone: 'everyone',
  },
  fr: {
    label: 'Public',
    ages: (ranges: string) => `${ranges} ans`,
    allAges: 'tous les âges',
    everyone: 'tout le monde',
  },
}

/**
 * Which personas a run asked for, as a fact with its label: « 50-64, 65-100 ans · femme ». Age ranges and sex are told as
 * they were typed and sent.
 */
export function audienceWords(
  { ageRanges, sex }: Audience,
  language: 'fr' | 'en',
): { label: string; value: string } {
  const { label, ages, allAges, everyone } = WORDS[language]
  const ranges = ageRanges.map((range) => range.trim()).filter((range) => range !== '')
  const said = sex?.trim() || everyone
  return { label, value: `${ranges.length > 0 ? ages(ranges.join(', ')) : allAges} · ${said}` }
}
