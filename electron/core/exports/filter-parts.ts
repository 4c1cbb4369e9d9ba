import type { FilterCondition, ResultsFilter } from '../../../shared/models/results-filter.ts'
import { type ResultsLayout, searchNarrows } from '../../../shared/models/results-layout.ts'
import { personaWordsIn } from '../../../shared/personas/persona-words.ts'
import { nameInWords, valueInWords } from './attribute-columns.ts'
import { limitText } from './band-columns.ts'
import { EXPORT_WORDS, type ExportLanguage } from './export-words.ts'

/** With more conditions than this, the name of a file gives only their number. */
const MOST_IN_NAME = 2

/** The name of a tag, by its id; null where it was deleted. */
export type TagName = (id: string) => string | null

/**
 * The filter of a file of this layout, one phrase for each part; empty where the file holds everything. Some layouts
 * ignore the search.
 */
export function filterParts(
  { groups, search }: ResultsFilter,
  layout: ResultsLayout,
  language: ExportLanguage,
  tagName: TagName,
): string[] {
  const words = search.trim()
  const { or, answersWith } = EXPORT_WORDS[language]
  return [
    ...groups.map((group) =>
      group
        .map((each) => conditionText(inWordsOf(layout, language, each), language, tagName))
        .join(` ${or} `),
    ),
    ...(words !== '' && searchNarrows(layout) ? [answersWith(words)] : []),
  ]
}

/** The same for the name of a file. */
export function filterNameParts(
  { groups, search }: ResultsFilter,
  layout: ResultsLayout,
  language: ExportLanguage,
  tagName: TagName,
): string[] {
  const { filtered, search: word, conditions } = EXPORT_WORDS[language]
  const all = groups.flat()
  const names =
    all.length > MOST_IN_NAME
      ? [conditions(all.length)]
      : all.map((each) => shortText(each, language, tagName))
  return [
    ...(all.length > 0 ? [filtered, ...names] : []),
    ...(search.trim() !== '' && searchNarrows(layout) ? [word, search.trim()] : []),
  ]
}

/** The condition with the names and values of the file's own columns: in words, or as received where they are codes. */
function inWordsOf(
  layout: ResultsLayout,
  language: ExportLanguage,
  condition: FilterCondition,
): FilterCondition {
  if (layout === 'codes' || layout === 'codebook') return condition
  const words = personaWordsIn(language)
  if (condition.kind === 'number') return { ...condition, name: nameInWords(condition.name, words) }
  if (condition.kind !== 'field') return condition
  const { name, values } = condition
  return {
    ...condition,
    name: nameInWords(name, words),
    values: values.map((value) => valueInWords(name, value, words)),
  }
}

/** A condition in words. */
function conditionText(condition: FilterCondition, language: ExportLanguage, tagName: TagName): string {
  const { not } = EXPORT_WORDS[language]
  const text = plainText(condition, language, tagName)
  return condition.not ? `${not} (${text})` : text
}

function plainText(condition: FilterCondition, language: ExportLanguage, tagName: TagName): string {
  const words = EXPORT_WORDS[language]
  if (condition.kind === 'field') return `${condition.name} = ${condition.values.join(' / ')}`
  if (condition.kind === 'number') {
    const write = (limit: number) => limitText(limit, language)
    const from = condition.min === null ? '' : `${write(condition.min)} ≤ `
    return `${from}${condition.name}${condition.below === null ? '' : ` < ${write(condition.below)}`}`
  }
  if (condition.kind === 'words') {
    const where = condition.item === null ? words.anyItem : `${words.item} ${condition.item + 1}`
    return words.contains(where, condition.text)
  }
  if (condition.kind === 'tag') {
    const where = condition.item === null ? words.anyItem : `${words.item} ${condition.item + 1}`
    const names = condition.tags.map((id) => tagName(id) ?? words.deletedTag)
    return words.tagged(where, names.join(' / '))
  }
  const answers = [
    ...condition.options.map((option) => `${words.option} ${option + 1}`),
    ...condition.without.map((state) => words[state]),
  ]
  return `${words.item} ${condition.item + 1} = ${answers.join(' / ')}`
}

function shortText(condition: FilterCondition, language: ExportLanguage, tagName: TagName): string {
  const { not } = EXPORT_WORDS[language]
  const text = shortPlainText(condition, language, tagName)
  return condition.not ? `${not} ${text}` : text
}

function shortPlainText(condition: FilterCondition, language: ExportLanguage, tagName: TagName): string {
  if (condition.kind === 'field') return condition.values.join(' ')
  if (condition.kind === 'number') return `${condition.name} ${condition.min ?? ''} ${condition.below ?? ''}`
  if (condition.kind === 'tag') {
    const { withTag, deletedTag } = EXPORT_WORDS[language]
    return withTag(condition.tags.map((id) => tagName(id) ?? deletedTag).join(' '))
  }
  return plainText(condition, language, tagName)
}
