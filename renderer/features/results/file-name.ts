import { slug } from '../../../shared/text/fold-accents.ts'

const WORDS = {
  fr: { item: 'question', filtered: 'filtre', practice: 'entrainement' },
  en: { item: 'item', filtered: 'filtered', practice: 'practice' },
}

/**
 * The name of a chart's file, without the ending: title, item, the group of personas if it shows one only, and
 * "practice" for practice runs, in the person's language. Safe on every system.
 */
export function chartFileName(
  title: string,
  item: number,
  { practice, group }: { practice: boolean; group: string | null },
  language: 'fr' | 'en' = 'en',
): string {
  const words = WORDS[language]
  const parts = [
    slug(title, 60) || 'sonde',
    `${words.item}-${item}`,
    ...(group === null ? [] : [words.filtered, slug(group, 24)]),
    ...(practice ? [words.practice] : []),
  ]
  return parts.filter(Boolean).join('-')
}
