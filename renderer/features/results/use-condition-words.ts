import { useTranslation } from 'react-i18next'
import type { Question } from '../../../shared/models/draft.ts'
import type { FilterCondition } from '../../../shared/models/results-filter.ts'
import { usePersonaWords } from '../../lib/persona-words.ts'
import { useAnnotationsPart } from './annotations/annotations-context.ts'
import { useBandWords } from './bands/use-band-words.ts'

/** The words for a condition, regardless of its negation: "Sex: female", "Age: 25–34", "Item 2: Yes or left blank". */
export function useConditionWords(questions: readonly Question[]): (condition: FilterCondition) => string {
  const { t } = useTranslation(['results', 'tags'])
  const persona = usePersonaWords()
  const tags = useAnnotationsPart((said) => said.tags)
  const range = useBandWords()
  const listed = (values: readonly string[]) => values.join(t('filter.orWord'))
  return (condition) => {
    if (condition.kind === 'field') {
      const values = condition.values.map((value) => persona.value(condition.name, value))
      return t('filter.value', { name: persona.name(condition.name), value: listed(values) })
    }
    if (condition.kind === 'number')
      return t('filter.value', {
        name: persona.name(condition.name),
        value: range(condition, condition.name),
      })
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
}
