import { useTranslation } from 'react-i18next'
import type { Question } from '../../../shared/models/draft.ts'
import type { FilterCondition } from '../../../shared/models/results-filter.ts'
import { formatNumber } from '../../lib/format.ts'
import { usePersonaWords } from '../../lib/persona-words.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useAnnotationsPart } from './annotations/annotations-context.ts'

/** Words for what a condition asks, without whether it is negated: "Sex: female", "Age: 25–34", "Item 2: Yes or left blank". */
export function useConditionWords(questions: readonly Question[]): (condition: FilterCondition) => string {
  const { t } = useTranslation(['results', 'tags'])
  const language = useLanguage()
  const persona = usePersonaWords()
  const tags = useAnnotationsPart((said) => said.tags)
  const number = (value: number) => formatNumber(value, language)
  const listed = (values: readonly string[]) => values.join(t('filter.orWord'))
  return (condition) => {
    if (condition.kind === 'field') {
      const values = condition.values.map((value) => persona.value(condition.name, value))
      return t('filter.value', { name: persona.name(condition.name), value: listed(values) })
    }
    if (condition.kind === 'number')
      return t('filter.value', { name: persona.name(condition.name), value: range(condition) })
    if (condition.kind === 'words') {
      const where = condition.item === null ? t('filter.anyItem') : t('item', { number: condition.item + 1 })
      return t('filter.contains', { where, text: condition.text })
    }
    if (condition.kind === 'tag') {
      const names = condition.tags.map(
        (id) => tags.find((tag) => tag.id === id)?.name ?? t('tags:filter.deleted'),
      )
      const where =
        condition.item === null ? t('tags:filter.any') : t('tags:filter.item', { number: condition.item + 1 })
      return t('filter.value', { name: where, value: listed(names) })
    }
    const { item, options, without } = condition
    const chosen = options.map((option) => questions[item]?.options[option]?.text.trim() || t('noOption'))
    return t('filter.value', {
      name: t('item', { number: item + 1 }),
      value: listed([...chosen, ...without.map((state) => t(`table.${state}`))]),
    })
  }

  /** Whole numbers name the last one that is in: "25–34"; others the first one that is not. */
  function range({ min, below }: { min: number | null; below: number | null }): string {
    const isWhole = Number.isInteger(min ?? 0) && Number.isInteger(below ?? 0)
    if (min !== null && below !== null)
      return isWhole
        ? t('filter.fromTo', { from: number(min), to: number(below - 1) })
        : t('filter.fromBelow', { from: number(min), below: number(below) })
    return min === null
      ? t('filter.below', { below: number(below ?? 0) })
      : t('filter.from', { from: number(min) })
  }
}
