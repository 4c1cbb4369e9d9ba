import type { ResultsFilter } from '../../../shared/models/results-filter.ts'
import { type ResultsLayout, searchNarrows } from '../../../shared/models/results-layout.ts'
import { EXPORT_WORDS, type ExportLanguage } from './export-words.ts'

/** What narrows a file of this layout, a phrase each; empty where it holds all. Some layouts are not narrowed by the search. */
export function filterParts(
  { attribute, search }: ResultsFilter,
  layout: ResultsLayout,
  language: ExportLanguage,
): string[] {
  const words = search.trim()
  return [
    // As received, like the columns of the personas.
    ...(attribute ? [`${attribute.name} = ${attribute.value}`] : []),
    ...(words !== '' && searchNarrows(layout) ? [EXPORT_WORDS[language].answersWith(words)] : []),
  ]
}

/** The same for the name of a file. */
export function filterNameParts(
  { attribute, search }: ResultsFilter,
  layout: ResultsLayout,
  language: ExportLanguage,
): string[] {
  const { filtered, search: word } = EXPORT_WORDS[language]
  return [
    ...(attribute ? [filtered, attribute.value] : []),
    ...(search.trim() !== '' && searchNarrows(layout) ? [word, search.trim()] : []),
  ]
}
