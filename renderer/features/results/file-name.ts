import { datedFileName } from '../../../shared/text/dated-file-name.ts'
import { slug } from '../../../shared/text/fold-accents.ts'

const WORDS = {
  fr: { item: 'question', filtered: 'filtre', practice: 'entrainement', synthetic: 'synthetique' },
  en: { item: 'item', filtered: 'filtered', practice: 'practice', synthetic: 'synthetic' },
}

/** The item that a chart shows, and what its file says beside it. */
interface ChartFacts {
  title: string
  /** Number of the item, from 1. */
  item: number
  practice: boolean
  /** The group of personas that it shows; null for everybody. */
  group: string | null
  extension: string
  /** Milliseconds since 1970. */
  at: number
}

/**
 * The name of a chart's file: title, item, the group of personas if it shows one only, "practice" for practice runs,
 * "synthetic" and the day, in the person's language, as in the names of all other exports.
 */
export function chartFileName(
  { title, item, practice, group, extension, at }: ChartFacts,
  language: 'fr' | 'en',
): string {
  const words = WORDS[language]
  const said = [
    `${words.item}-${item}`,
    ...(group === null ? [] : [words.filtered, slug(group, 24)]),
    practice ? words.practice : '',
    words.synthetic,
  ]
  return datedFileName(title, said, extension, at)
}
