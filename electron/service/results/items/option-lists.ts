import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import type { Gathered } from '../shapes/gathered.ts'
import { comparable } from '../words/comparable.ts'
import type { QuestionFinder } from './question-finder.ts'

/**
 * Whether every single choice has each of its options exactly once, in their order, and nothing else is told: what a
 * payload lists so are the options, though as many personas may have been asked.
 */
export function areOptionLists(
  { cells }: Gathered,
  { questions }: SurveyDraft,
  find: QuestionFinder,
): boolean {
  const lists = new Map<number, string[]>()
  for (const { question, values } of cells) {
    const item = find(question)?.index ?? null
    if (item === null) return false
    if (questions[item]?.type !== 'single_choice') {
      if (values.length > 0) return false
      continue
    }
    const texts = values.map((value) => (typeof value === 'string' ? comparable(value) : ''))
    lists.set(item, [...(lists.get(item) ?? []), ...texts.slice(0, 1)])
  }
  return (
    lists.size > 0 &&
    [...lists].every(([item, texts]) => {
      const options = questions[item]?.options.map(({ text }) => comparable(text)) ?? []
      return texts.length === options.length && texts.every((text, at) => text === options[at])
    })
  )
}
