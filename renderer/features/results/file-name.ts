import { datedFileName, versionWord } from '../../../shared/text/dated-file-name.ts'
import { slug } from '../../../shared/text/fold-accents.ts'

const WORDS = {
  fr: {
    item: 'question',
    crossed: 'croise',
    filtered: 'filtre',
    report: 'rapport',
    compared: 'comparaison',
    practice: 'entrainement',
    synthetic: 'synthetique',
  },
  en: {
    item: 'item',
    crossed: 'crossed',
    filtered: 'filtered',
    report: 'report',
    compared: 'comparison',
    practice: 'practice',
    synthetic: 'synthetic',
  },
}

/** The item that a chart or a cross-table shows, and what its file says beside it. */
interface ItemFacts {
  title: string
  /** The version of the survey that was asked. */
  version: number
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
 * The name of such a file: title, version, item, the group of personas if it shows one only, "practice" for practice runs,
 * "synthetic" and the day, in the person's language, as in the names of all other exports.
 */
export function itemFileName(
  { title, version, item, practice, group, extension, at, isCrossed = false }: ItemFacts,
  language: 'fr' | 'en',
): string {
  const words = WORDS[language]
  const said = [
    versionWord(version),
    `${words.item}-${item}`,
    isCrossed ? words.crossed : '',
    ...(group === null ? [] : [words.filtered, slug(group, 24)]),
    practice ? words.practice : '',
    words.synthetic,
  ]
  return datedFileName(title, said, extension, at)
}

interface ReportFacts {
  title: string
  version: number
  practice: boolean
  /** Whether it covers some of the personas only. */
  isFiltered: boolean
  /** Milliseconds since 1970. */
  at: number
}

/** The name of the report on a run. */
export function reportFileName(
  { title, version, practice, isFiltered, at }: ReportFacts,
  language: 'fr' | 'en',
): string {
  const words = WORDS[language]
  const said = [
    versionWord(version),
    words.report,
    isFiltered ? words.filtered : '',
    practice ? words.practice : '',
    words.synthetic,
  ]
  return datedFileName(title, said, 'docx', at)
}

interface ComparisonFacts {
  title: string
  /** The versions that the other run and this one asked. */
  versions: { other: number; here: number }
  practice: boolean
  /** Whether it has some of the items only. */
  isFiltered: boolean
  extension: string
  /** Milliseconds since 1970. */
  at: number
}

/** The name of the comparison of two runs: the version of the other run, then that of this one. */
export function comparisonFileName(
  { title, versions, practice, isFiltered, extension, at }: ComparisonFacts,
  language: 'fr' | 'en',
): string {
  const words = WORDS[language]
  const said = [
    words.compared,
    ...[versionWord(versions.other), versionWord(versions.here)],
    isFiltered ? words.filtered : '',
    practice ? words.practice : '',
    words.synthetic,
  ]
  return datedFileName(title, said, extension, at)
}
