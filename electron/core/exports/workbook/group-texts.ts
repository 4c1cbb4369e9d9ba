import { fractionsOf } from '../../../../shared/analysis/attribute-choices.ts'
import type { CrossVariable } from '../../../../shared/models/cross-variable.ts'
import type { FilterCondition } from '../../../../shared/models/results-filter.ts'
import { personaWordsIn } from '../../../../shared/personas/persona-words.ts'
import { nameInWords, valueInWords } from '../attribute-columns.ts'
import { bandName } from '../band-columns.ts'
import { tagNames } from '../export-table.ts'
import type { SheetSource } from './workbook-sheet.ts'

/** The name of a variable that items are broken down by. */
export function variableText(by: CrossVariable, { input, language, own }: SheetSource): string {
  const stemOf = (item: number) => input.draft.questions[item]?.stem.trim() ?? ''
  switch (by.kind) {
    case 'field':
    case 'bands':
      return nameInWords(by.name, personaWordsIn(language))
    case 'item':
      return `${by.item + 1}. ${stemOf(by.item)}`
    case 'tag':
      return by.item === null ? own.tagsOfAny : own.tagsOf(by.item + 1, stemOf(by.item))
  }
}

/** Returns a function that names a group by what its personas have in common, without the name of the variable. */
export function groupTexts({
  input,
  language,
  words,
  own,
}: SheetSource): (condition: FilterCondition) => string {
  const personas = personaWordsIn(language)
  const tagName = tagNames(input)
  const hasFractions = fractionsOf(input.results.respondents)
  return (condition) => {
    switch (condition.kind) {
      case 'field':
        return condition.values.map((value) => valueInWords(condition.name, value, personas)).join(' / ')
      case 'number':
        return bandName(condition, hasFractions(condition.name), language)
      case 'answer':
        return (
          input.draft.questions[condition.item]?.options[condition.options[0] ?? -1]?.text.trim() ||
          own.noOption
        )
      case 'tag':
        return condition.tags.map((id) => tagName(id) ?? words.deletedTag).join(' / ')
      case 'words':
        return condition.text
    }
  }
}

/** The name of the personas who are in no group. */
export function ungroupedText({ kind }: CrossVariable, { own }: SheetSource): string {
  return kind === 'tag' ? own.untagged : own.ungrouped
}
