import { datedFileName } from '../../../shared/text/dated-file-name.ts'
import { slug } from '../../../shared/text/fold-accents.ts'

const WORDS = {
  fr: {
    item: 'question',
    crossed: 'croise',
    filtered: 'filtre',
    report: 'rapport',
    practice: 'entrainement',
    synthetic: 'synthetique',
  },
  en: {
    item: 'item',
    crossed: 'crossed',
    filtered: 'filtered',
    report: 'report',
    practice: 'practice',
    synthetic: 'synthetic',
  },
}

/** The item that a chart or a cross-table shows, and what its file says beside it. */
interface ItemFacts {
  title: string
  /** Number of the item, from 1. */
  item: number
  practice: boolean
  /** The group of personas that it shows; null for everybody. */
  group: string | null
  extension: string
  /** Whether the file has the item by other variables. */
  isCrossed?: boolean
  /** Milliseconds since 1970. */
  at: number
}

/**
 * The name of such a file: title, item, the group of personas if it shows one only, "practice" for practice runs,
 * "synthetic" and the day, in the person's language, as in the names of all other exports.
 */
export function itemFileName(
  { title, item, practice, group, extension, at, isCrossed = false }: ItemFacts,
  language: 'fr' | 'en',
): string {
  const words = WORDS[language]
  const said = [
    `${words.item}-${item}`,
    isCrossed ? words.crossed : '',
    ...(group === null ? [] : [words.filtered, slug(group, 24)]),
    practice ? words.practice : '',
    words.synthetic,
  ]
  return datedFileName(title, said, extension, at)
}

/** The name of the report on a run. `isFiltered`: whether it covers some of the personas only. */
export function reportFileName(
  { title, practice, isFiltered, at }: { title: string; practice: boolean; isFiltered: boolean; at: number },
  language: 'fr' | 'en',
): string {
  const words = WORDS[language]
  const said = [
    words.report,
    isFiltered ? words.filtered : '',
    practice ? words.practice : '',
    words.synthetic,
  ]
  return datedFileName(title, said, 'docx', at)
}
