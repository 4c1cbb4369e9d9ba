import { useTranslation } from 'react-i18next'
import type { Question } from '../../../shared/models/draft.ts'
import type { FilterCondition } from '../../../shared/models/results-filter.ts'
import { usePersonaWords } from '../../lib/persona-words.ts'
import { useBandWords } from './bands/use-band-words.ts'

/** Words for what a condition asks, without whether it is negated: "Sex: female", "Age: 25–34", "Item 2: Yes or left blank". */
export function useConditionWords(questions: readonly Question[]): (condition: FilterCondition) => string {
  const { t } = useTranslation('results')
  const persona = usePersonaWords()
  const range = useBandWords()
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
    const { item, options, without } = condition
    const chosen = options.map((option) => questions[item]?.options[option]?.text.trim() || t('noOption'))
    return t('filter.value', {
      name: t('item', { number: item + 1 }),
      value: listed([...chosen, ...without.map((state) => t(`table.${state}`))]),
    })
  }
}
